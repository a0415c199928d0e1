/** What the pointer or the focus is on: the board lights what the hand points at, and the other way round. */
class Hover {
  /** Cards that would be paid. */
  cards = $state.raw<readonly { readonly kind: string; readonly cards: number }[]>([]);
  /** A kind of transport: roads that take it. */
  kind = $state.raw<string | null>(null);
}

export const hover = new Hover();
