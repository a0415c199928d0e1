/**
 * What the page asks of whoever holds its games and tables. A server is one such host.
 *
 * Questions and answers are the generated protocol. People, invitations and chat between them are the server's alone (`api.ts`).
 */
import type {
  Acknowledged,
  AnalysisProgress,
  Consequence,
  Figure,
  GameInfo,
  GameWords,
  Hint,
  LessonAnswer,
  Line,
  Moments,
  NewTable,
  Preview,
  Previews,
  RulePage,
  State,
  TableInfo,
  WhyNot,
} from '../protocol';
import * as api from './api';
import type { Angle } from './game_address';

/** A line to a table, as a socket is. It carries the live messages as JSON. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

/** Games, their words and rules, lessons and exercises. */
export interface Shelf {
  games(): Promise<GameInfo[]>;
  gameWords(game: string, language: string): Promise<GameWords>;
  /** How to play a game, or all its rules; an empty text if there is none. */
  rulePage(game: string, page: 'how-to-play' | 'rules', language: string): Promise<RulePage>;
  figures(game: string): Promise<Record<string, Figure>>;
  /** Where a learner stands after one more entry. */
  learn(game: string, lesson: string, done: readonly string[], entry?: string | null): Promise<LessonAnswer>;
  /** What some moves of a lesson mean. */
  lessonMeanings(
    game: string,
    lesson: string,
    done: readonly string[],
    moves: readonly string[],
  ): Promise<Record<string, Consequence[]>>;
}

export interface Host extends Shelf {
  /** My tables, those that wait for me first. */
  mine(page?: number): Promise<TableInfo[]>;
  create(wanted: NewTable): Promise<TableInfo>;
  /** The same game again. */
  rematch(table: string): Promise<TableInfo>;
  table(table: string): Promise<TableInfo>;
  place(table: string, seat: number, sitter: unknown): Promise<Acknowledged>;
  start(table: string): Promise<Acknowledged>;
  close(table: string): Promise<Acknowledged>;

  /** A line over which `live.ts` hears of a table, as a seat sees it, after the line `have` of its log; moves go back the same way. */
  wire(table: string, seat: number | null, have: number): Wire;
  /** How a table stood after `ply` moves. */
  state(table: string, seat: number | null, ply: number): Promise<State>;
  /** A position of a finished game: as a seat saw it, or with what every seat saw. */
  position(table: string, angle: Angle, ply?: number): Promise<State>;
  lines(table: string, seat: number | null): Promise<Line[]>;
  /** The analysis of a finished game: how far the best one is; one by its id; asks for one; calls it off by its id. */
  analysisOf(table: string): Promise<AnalysisProgress>;
  analysis(analysis: string): Promise<AnalysisProgress>;
  orderAnalysis(table: string, thoroughness: string): Promise<AnalysisProgress>;
  /** Asks for the analysis of a game that was played elsewhere, or of my own decisions in one against the computer that goes on. */
  orderRecord(record: string, thoroughness: string): Promise<AnalysisProgress>;
  judgeSoFar(table: string, seat: number, thoroughness: string): Promise<AnalysisProgress>;
  callOffAnalysis(analysis: string): Promise<null>;
  whyNot(table: string, seat: number, move: string): Promise<WhyNot>;
  preview(table: string, seat: number, move: string): Promise<Preview>;
  consequences(table: string, seat: number, ply: number, moves: readonly string[]): Promise<Previews>;
  hint(table: string, seat: number): Promise<Hint>;
  /** The rules that matter to a seat now, or did since a line of the log. */
  moments(table: string, seat: number, after: number): Promise<Moments>;
  /** The record as text, as far as a seat may know it. */
  record(table: string, seat: number | null): Promise<string>;

  abandon(table: string, seat: number): Promise<Acknowledged>;
  resign(table: string, seat: number): Promise<Acknowledged>;
  answer(table: string, seat: number, yes: boolean): Promise<Acknowledged>;
  comeBack(table: string, seat: number): Promise<Acknowledged>;
}

/** The server that this page came from. */
export const server: Host = {
  ...api,
  wire(table, seat, have) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = api.address(`/tables/${table}/live`, { seat, have });
    return new WebSocket(`${scheme}://${location.host}${path}`) as unknown as Wire;
  },
};
