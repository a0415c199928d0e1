/** What can be chosen comes into sight, where none of it is: below the fold, or behind what lies over the page. */
export function scrollToChoices(cover: DOMRect | undefined): void {
  const places = [...document.querySelectorAll('[data-can]')].filter((place) => place.getClientRects().length > 0);
  if (!places.some((place) => seen(place.getBoundingClientRect(), cover)))
    places[0]?.scrollIntoView({ block: 'center' });
}

/** Whether the middle of a place is in the window and not behind the cover. */
export function seen(place: DOMRect, cover: DOMRect | undefined): boolean {
  const [x, y] = [place.left + place.width / 2, place.top + place.height / 2];
  const behind = cover && x > cover.left && x < cover.right && y < cover.bottom;
  return y > 0 && y < innerHeight && !behind;
}
