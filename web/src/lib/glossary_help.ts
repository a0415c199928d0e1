/** Asking what something is: a right click, a long press or the key "?" on whatever has `data-what` or is a place of the board; a plain
 * click where it does nothing else. */
import { on } from 'svelte/events';

/** Milliseconds after which a finger that stays asks, and how far it may stray. */
const LONG = 500;
const STRAY = 12;

/** What an element is, as ids of the glossary, and the place that it stands for. */
export interface Asked {
  readonly whats: readonly string[];
  readonly place: string | null;
  readonly element: Element;
}

const THING = '[data-what], [data-hex], [data-cell], [data-place][role=gridcell]';
/** What does something else when it is clicked; a button of the class `what` only explains. */
const ACTIVE = 'button:not(.what), a, input, select, summary, [data-can], [role=gridcell]';

/** The thing at an element; the words of a place are looked up by the board. */
export function thing(target: EventTarget | null): Asked | null {
  const element = target instanceof Element ? target.closest(THING) : null;
  if (!element) return null;
  const { what = '', hex, cell, place } = (element as HTMLElement | SVGElement).dataset;
  return { whats: what.split(' ').filter(Boolean), place: hex ?? cell ?? place ?? null, element };
}

/** Listens on an element and all in it; the answer ends it. */
export function explaining(top: HTMLElement, ask: (asked: Asked) => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let pressed = false;
  const still = (): void => clearTimeout(timer);
  const asked = (event: Event): boolean => {
    const found = thing(event.target);
    return found !== null && ask(found);
  };
  const stops = [
    on(top, 'contextmenu', (event) => {
      still();
      if (pressed || asked(event)) event.preventDefault();
    }),
    on(top, 'pointerdown', (event) => {
      still();
      pressed = false;
      if (event.pointerType !== 'touch') return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => (pressed = asked(event)), LONG);
    }),
    on(top, 'pointermove', ({ clientX, clientY }) => {
      if (Math.hypot(clientX - start.x, clientY - start.y) > STRAY) still();
    }),
    on(top, 'pointerup', still),
    on(top, 'pointercancel', still),
    on(
      top,
      'click',
      (event) => {
        if (!pressed) return;
        pressed = false; // The finger has asked: it does not choose too.
        event.preventDefault();
        event.stopPropagation();
      },
      { capture: true },
    ),
    on(top, 'click', (event) => {
      const target = event.target as Element;
      if (!target.closest(ACTIVE)) asked(event);
    }),
    on(top, 'keydown', (event) => {
      if ((event.target as Element).matches('input, textarea')) return;
      if (event.key === '?' && asked(event)) event.preventDefault();
    }),
  ];
  return () => {
    still();
    stops.forEach((stop) => stop());
  };
}
