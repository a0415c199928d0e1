/** Which host has what: tables of this device are known by their ids, all others are the server's. */
import type { NewTable, TableInfo } from '../protocol';
import { Unreachable } from './api';
import { type Host, server, type Shelf } from './host';
import { served } from './site';

/** Who I am at the tables of this device (`ludoteca/local/host.py`). */
export const ME_HERE = 'me';

/** A table of this device; where there is no server, every table is. */
export const isHere = (table: string): boolean => !served || table.startsWith('here.');

/** This device; it is loaded when it is first needed. */
export const device = async (): Promise<Host> => (await import('../engine/device')).device;

export const hostOf = (table: string): Promise<Host> => (isHere(table) ? device() : Promise.resolve(server));

/** A new table, on this device where that is wanted or there is no server; also where the server cannot be reached and nobody has to come. */
export async function makeTable(wanted: NewTable, meet: () => Promise<unknown>, here = !served): Promise<TableInfo> {
  if (here) return (await device()).create(wanted);
  try {
    await meet();
    return await server.create(wanted);
  } catch (error) {
    if (!(error instanceof Unreachable) || !wanted.start) throw error;
    return (await device()).create(wanted);
  }
}

/** Asks the server; the device answers where there is none, or where it cannot be reached. */
export async function anywhere<T>(ask: (host: Host) => Promise<T>, here = !served): Promise<T> {
  if (here) return ask(await device());
  try {
    return await ask(server);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return ask(await device());
  }
}

/** Games, rules and lessons, wherever they are to be had. */
export const library: Shelf = {
  games: () => anywhere((shelf) => shelf.games()),
  gameWords: (game, language) => anywhere((shelf) => shelf.gameWords(game, language)),
  rulePage: (game, page, language) => anywhere((shelf) => shelf.rulePage(game, page, language)),
  figures: (game) => anywhere((shelf) => shelf.figures(game)),
  lessonMeanings: (game, lesson, done, moves) => anywhere((shelf) => shelf.lessonMeanings(game, lesson, done, moves)),
  learn: (game, lesson, done, entry) => anywhere((shelf) => shelf.learn(game, lesson, done, entry)),
};
