/** Writes the names of places for the ear; a place that has its name already is left alone. `key` is the name of their data attribute. */
export function label(board: HTMLElement, key: string, labels: ReadonlyMap<string, string>): void {
  for (const place of board.querySelectorAll<SVGElement>(`[data-${key}]`)) {
    const text = labels.get(place.dataset[key] ?? '');
    if (text !== undefined && place.getAttribute('aria-label') !== text) place.setAttribute('aria-label', text);
  }
}
