/** Where the places of a board are drawn: every board names them by one of these attributes. */
const ATTRIBUTES = ['cell', 'hex', 'place', 'piece', 'slot'];

/** What is drawn of a place, by its word in the notation; a tile has several parts. */
export function partsNamed(board: ParentNode, place: string): Element[] {
  const selector = ATTRIBUTES.map((name) => `[data-${name}="${CSS.escape(place)}"]`).join();
  return [...board.querySelectorAll(selector)];
}
