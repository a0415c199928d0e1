/** What the moves of one position mean: asked for when somebody points at one, all together where they are few. */
import type { Known, Meanings, Consequences } from './consequences';

/** So many moves are asked about at once. */
const MANY = 150;

/** Milliseconds that a click waits for what its move means. */
const PATIENCE = 250;

type Ask = (moves: readonly string[]) => Promise<Meanings>;

export class Previews {
  known = $state.raw<Known>(new Map());
  #asked = new Set<string>();
  #flights = new Map<string, Promise<void>>();

  /** Another position: what was known holds no more. */
  clear(): void {
    if (this.known.size) this.known = new Map();
    this.#asked = new Set();
    this.#flights = new Map();
  }

  /** What all of these moves mean; null as long as one of them is not known. */
  of(moves: readonly string[]): Consequences[] | null {
    const told = moves.flatMap((move) => (this.known.has(move) ? [this.known.get(move) ?? []] : []));
    return moves.length && told.length === moves.length ? told : null;
  }

  /** Asks about moves that nobody asked about yet, and about all the others where they are few. */
  want(moves: readonly string[], legal: readonly string[], ask: Ask): void {
    if (moves.length > MANY || moves.every((move) => this.#asked.has(move))) return;
    const wider = legal.length <= MANY ? [...new Set([...moves, ...legal])] : moves;
    const wanted = wider.filter((move) => !this.#asked.has(move));
    const [asked, flights] = [this.#asked, this.#flights];
    for (const move of wanted) asked.add(move);
    const flight = ask(wanted)
      .then((found) => {
        if (this.#asked !== asked) return; // Another position meanwhile.
        this.known = new Map([...this.known, ...Object.entries(found)]);
        // What there was no time for may be asked for again.
        for (const move of wanted) if (!(move in found)) asked.delete(move);
      })
      .catch(() => wanted.forEach((move) => asked.delete(move)))
      .finally(() => wanted.forEach((move) => flights.delete(move)));
    for (const move of wanted) flights.set(move, flight);
  }

  /** What is on its way about a move, for as long as one may wait for it; null if nothing is. */
  flight(move: string): Promise<unknown> | null {
    const flight = this.#flights.get(move);
    if (!flight || this.known.has(move)) return null;
    return Promise.race([flight, new Promise((done) => setTimeout(done, PATIENCE))]);
  }
}
