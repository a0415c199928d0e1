/** Marks on the places of a board that change with every move: which can be chosen (`data-can`), and where Tab stops. There are many
 * places and few changes, so it touches those that changed and asks nothing of the others. */
export class Places {
  #laid: unknown = null;
  #all = new Map<string, SVGElement>();
  #can = new Set<SVGElement>();
  #stop: SVGElement | undefined;

  /** `key` is the name of the data attribute that names a place. */
  constructor(private readonly key: string) {}

  /** `laid` is another object whenever places came or went; names of other things than places are passed over. */
  mark(board: HTMLElement, laid: unknown, can: Iterable<string>, stop: string | undefined): void {
    if (laid !== this.#laid) this.#survey(board);
    this.#laid = laid;
    const next = new Set<SVGElement>();
    for (const name of can) {
      const place = this.#all.get(name);
      if (place) next.add(place);
    }
    for (const place of this.#can) if (!next.has(place)) place.removeAttribute('data-can');
    for (const place of next) if (!this.#can.has(place)) place.setAttribute('data-can', '');
    this.#can = next;
    this.#tab(this.#all.get(stop ?? ''));
  }

  /** Writes names for screen readers, after the places are marked. A place that has its name already is left alone. */
  label(labels: Iterable<readonly [name: string, text: string]>): void {
    for (const [name, text] of labels) {
      const place = this.#all.get(name);
      if (place && place.getAttribute('aria-label') !== text) place.setAttribute('aria-label', text);
    }
  }

  #survey(board: HTMLElement): void {
    const found = board.querySelectorAll<SVGElement>(`[data-${this.key}]`);
    this.#all = new Map([...found].map((place) => [place.dataset[this.key] ?? '', place]));
  }

  #tab(place: SVGElement | undefined): void {
    if (place === this.#stop) return;
    this.#stop?.setAttribute('tabindex', '-1');
    place?.setAttribute('tabindex', '0');
    this.#stop = place;
  }
}
