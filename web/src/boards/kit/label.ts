import type { Places } from './places';

/** How many places get their names in one frame. */
const SOME = 25;

/** Writes the names of places for the ear, some with every call, and answers whether there are more. A place that has its name already is
 * left alone. The labels are asked for one by one. */
export function labelling(places: Places, labels: Iterable<readonly [name: string, text: string]>): () => boolean {
  const left = labels[Symbol.iterator]();
  return () => {
    for (let k = 0; k < SOME; k += 1) {
      const { done, value } = left.next();
      if (done) return false;
      const [name, text] = value;
      const place = places.find(name);
      if (place && place.getAttribute('aria-label') !== text) place.setAttribute('aria-label', text);
    }
    return true;
  };
}
