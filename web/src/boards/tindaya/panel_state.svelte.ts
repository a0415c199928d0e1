/** What one looks at beside the map: it outlives a redraw and is shared by the board and what lies below it. */
import { SvelteSet } from 'svelte/reactivity';
import { smallScreen } from '../../lib/small_screen';

export type Tab = 'mountain' | 'tribes' | 'aims';

class PanelState {
  /** The events whose danger zones are drawn. */
  readonly dangers = new SvelteSet<string>();
  /** An event that is pointed at. */
  pointed = $state<string | null>(null);
  /** The tribe whose sheet is open; null for one's own. */
  seat = $state<number | null>(null);
  tab = $state<Tab>('tribes');

  get narrow(): boolean {
    return smallScreen();
  }

  toggle(event: string): void {
    if (!this.dangers.delete(event)) this.dangers.add(event);
  }
}

export const panelState = new PanelState();
