/** Who answers an analysis board: the server that the page came from, or this device. Both run the same code. */
import type {
  BoardGame,
  BoardLines,
  BoardOutcomes,
  BoardPosition,
  Evaluation,
  Explored,
  Previews,
  WhyNot,
} from '../protocol';
import * as api from './api';
import { served } from './site';

export type Options = Readonly<Record<string, unknown>>;

export interface BoardHost {
  /** Whether this device answers. */
  readonly here: boolean;
  /** The record of a game that begins; `chance` says what its first luck is. */
  begin(game: string, players: number, options: Options, chance: readonly unknown[]): Promise<BoardGame>;
  /** A record, checked. */
  open(record: string): Promise<BoardGame>;
  lesson(game: string, lesson: string, done: readonly string[]): Promise<BoardGame>;
  look(record: string, ply: number, viewer: number | null, after: number): Promise<BoardPosition>;
  /** What could have fallen with a move, or with the setup. */
  outcomes(record: string, ply: number): Promise<BoardOutcomes>;
  play(record: string, move: string, chance: readonly unknown[] | null): Promise<BoardLines>;
  whyNot(record: string, move: string): Promise<WhyNot>;
  meanings(record: string, moves: readonly string[]): Promise<Previews['consequences']>;
  evaluate(record: string, viewer: number | null): Promise<Evaluation>;
  /** How finished games went on from a beginning; null where there is no house that has any. */
  explore: ((game: string, players: number, options: Options, line: readonly string[]) => Promise<Explored>) | null;
}

export const serverBoard: BoardHost = {
  here: false,
  begin: (game, players, options, chance) => api.askBoard('begin', { game, players, options, chance }),
  open: (record) => api.askBoard('open', { record }),
  lesson: (game, lesson, done) => api.askBoard('lesson', { game, lesson, done }),
  look: (record, ply, viewer, after) => api.askBoard('look', { record, ply, viewer, after }),
  outcomes: (record, ply) => api.askBoard('outcomes', { record, ply }),
  play: (record, move, chance) => api.askBoard('play', { record, move, chance }),
  whyNot: (record, move) => api.askBoard('whynot', { record, move }),
  meanings: (record, moves) => api.askBoard('meanings', { record, moves }),
  evaluate: (record, viewer) => api.askBoard('evaluate', { record, viewer }),
  explore: (game, players, options, line) => api.askBoard('explore', { game, players, options, line }),
};

const device = async (): Promise<BoardHost> => (await import('../engine/device')).deviceBoard;

/** Asks the server, and this device where the server cannot be reached: every question brings all that its answer needs. */
const either =
  <Given extends unknown[], Answer>(question: (host: BoardHost) => (...given: Given) => Promise<Answer>) =>
  async (...given: Given): Promise<Answer> => {
    try {
      return await question(serverBoard)(...given);
    } catch (error) {
      if (!(error instanceof api.Unreachable)) throw error;
      return question(await device())(...given);
    }
  };

const anyBoard: BoardHost = {
  ...serverBoard,
  begin: either((host) => host.begin),
  open: either((host) => host.open),
  lesson: either((host) => host.lesson),
  look: either((host) => host.look),
  outcomes: either((host) => host.outcomes),
  play: either((host) => host.play),
  whyNot: either((host) => host.whyNot),
  meanings: either((host) => host.meanings),
  evaluate: either((host) => host.evaluate),
};

/** This device is asked where there is no server, and about what is kept here alone. */
export async function boardHost(here = !served): Promise<BoardHost> {
  return here ? device() : anyBoard;
}
