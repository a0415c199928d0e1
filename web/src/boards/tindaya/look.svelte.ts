/** What one looks at beside the map: it outlives a redraw and is shared by the board and what lies below it. */
import { SvelteSet } from 'svelte/reactivity';
import { small } from '../../lib/small';

export type Tab = 'mountain' | 'tribes' | 'aims';

class Look {
  /** The events whose danger zones are drawn. */
  readonly dangers = new SvelteSet<string>();
  /** An event that is pointed at. */
  pointed = $state<string | null>(null);
  /** The tribe whose sheet is open; null for one's own. */
  seat = $state<number | null>(null);
  tab = $state<Tab>('tribes');

  get narrow(): boolean {
    return small();
  }

  toggle(event: string): void {
    if (!this.dangers.delete(event)) this.dangers.add(event);
  }
}

export const look = new Look();
