/** Where in a finished game an address leads. */

/** A seat; all of them, with open hands; null: what everybody could see. */
export type Angle = number | 'all' | null;

/** Position and angle as an address says them; what it does not say, or not well, is null. */
export function readQuery(query: string): { ply: number | null; angle: Angle } {
  const given = new URLSearchParams(query);
  const number = (text: string | null) => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null);
  const seat = given.get('seat');
  return { ply: number(given.get('ply')), angle: seat === 'all' ? 'all' : number(seat) };
}

/** The seat that is to learn from its mistakes, as an address says it. */
export function learner(query: string): number | null {
  const seat = new URLSearchParams(query).get('learn');
  return seat !== null && /^\d{1,2}$/.test(seat) ? Number(seat) : null;
}

/** The part of an address that says a position and an angle. */
export function writeQuery(ply: number | null, angle: Angle): string {
  const said = [ply === null ? null : ['ply', String(ply)], angle === null ? null : ['seat', String(angle)]];
  return new URLSearchParams(said.filter((one) => one !== null)).toString();
}
