/** What an address or a text puts on the analysis board. */
import * as api from './api';
import { app } from './app.svelte';
import { AnalysisBoard } from './analysis_board.svelte';
import { boardHost } from './board_host';
import { packed, unpacked } from './board_link';
import { readQuery } from './game_address';
import { hostOf, isHere } from './hosts';
import { fromRecord, lineThrough, type MoveTree, recordOf, restored, ROOT, stored, type StoredTree } from './move_tree';
import { progress } from './progress';
import { players } from './seats';
import { storage } from './storage';

const KEPT = 'ludoteca-board';

/** The words of a game must be here before its board is drawn. */
const spoken = (tree: MoveTree): Promise<unknown> =>
  Promise.all([
    app.shelf(),
    app.speak(String(tree.header.game), 'web-history', 'analysis', 'web-analysis', 'web-board'),
  ]);

async function shown(board: AnalysisBoard, tree: MoveTree, at = ROOT): Promise<AnalysisBoard> {
  await spoken(tree);
  await board.begin(tree, at);
  return board;
}

/** A finished game, at a ply and from an angle that the query names. */
async function ofGame(id: string, query: string): Promise<AnalysisBoard> {
  const { ply, angle } = readQuery(query);
  const host = await hostOf(id);
  const [info, text, answers] = await Promise.all([host.table(id), host.record(id, null), boardHost(isHere(id))]);
  const { record } = await answers.open(text);
  const tree = fromRecord(record);
  await spoken(tree);
  const names = players(info.seats, null, app.words).map(({ name }) => name);
  const board = new AnalysisBoard(answers, names);
  board.viewer = typeof angle === 'number' ? angle : null;
  const line = lineThrough(tree, ROOT);
  return shown(board, tree, ply === null ? line.at(-1) : line[ply - 1]);
}

/** The board that an address asks for, or the last one of this device; null if there is none. */
export async function boardOf(query: string, text: string): Promise<AnalysisBoard | null> {
  const given = new URLSearchParams(query);
  const [game, lesson] = [given.get('game'), given.get('lesson')];
  if (text) return fromTree(await unpacked(text).catch(() => Promise.reject(broken())));
  if (game) return ofGame(game, query);
  if (lesson) {
    const [box = '', key = ''] = lesson.split('/');
    const answers = await boardHost();
    const { record } = await answers.lesson(box, key, progress(storage, box, key).done);
    const tree = fromRecord(record);
    return shown(new AnalysisBoard(answers), tree, lineThrough(tree, ROOT).at(-1));
  }
  const kept = storage.getItem(KEPT);
  return kept && given.get('new') === null ? fromTree(restored(JSON.parse(kept) as StoredTree)) : null;
}

/** A tree that comes from a file, a link or this device: its main line is checked before it is shown. */
async function fromTree(tree: MoveTree): Promise<AnalysisBoard> {
  const answers = await boardHost();
  await answers.open(recordOf(tree, lineThrough(tree, ROOT)));
  return shown(new AnalysisBoard(answers), tree);
}

const broken = (): api.Refused => new api.Refused({ rule: 'table', reason: 'board-broken' });

/** A record, or a board that was saved as a file. */
export async function boardFrom(text: string): Promise<AnalysisBoard> {
  let found: unknown = null;
  try {
    found = JSON.parse(text);
  } catch {
    // Several lines: a record.
  }
  if (found !== null && typeof found === 'object' && 'board' in found) {
    let tree: MoveTree;
    try {
      tree = restored(found as StoredTree);
    } catch {
      throw broken();
    }
    return fromTree(tree);
  }
  const answers = await boardHost();
  const { record } = await answers.open(text);
  return shown(new AnalysisBoard(answers), fromRecord(record));
}

export async function boardBegun(
  game: string,
  count: number,
  options: Readonly<Record<string, unknown>>,
  chance: readonly unknown[] = [],
): Promise<AnalysisBoard> {
  const answers = await boardHost();
  const { record } = await answers.begin(game, count, options, chance);
  return shown(new AnalysisBoard(answers), fromRecord(record));
}

/** Remembers a board on this device, and returns it packed for an address. */
export function kept(tree: MoveTree): Promise<string> {
  try {
    storage.setItem(KEPT, JSON.stringify(stored(tree)));
  } catch {
    // It is full: the address and the file still hold the board.
  }
  return packed(tree);
}
