/** A list of tables that comes in pages. */
import type { TableInfo } from '../protocol';

/** Tables on a page of the server's. */
export const PAGE = 60;

export interface Listing {
  readonly tables: readonly TableInfo[];
  readonly pages: number;
  /** There is nothing more to ask for. */
  readonly whole: boolean;
}

export const nothing: Listing = { tables: [], pages: 0, whole: true };

/** With the next page. A table that moved up meanwhile comes twice and counts once; finished ones stand last and are left out. */
export function longer(list: Listing, page: readonly TableInfo[]): Listing {
  const going = page.filter((table) => table.status !== 'over');
  const tables = [...new Map([...list.tables, ...going].map((table) => [table.id, table])).values()];
  return { tables, pages: list.pages + 1, whole: page.length < PAGE || going.length < page.length };
}
