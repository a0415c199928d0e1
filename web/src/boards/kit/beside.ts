import { staged } from '../../lib/stages.svelte';
import type { BoardProps } from '../contract';

/** What changes with every move, for what lies beside the board: it comes after the board. */
export function beside(given: () => BoardProps): Pick<BoardProps, 'view' | 'choosing'> {
  const view = staged('tray', () => given().view);
  const choosing = staged('tray', () => given().choosing);
  return {
    get view() { return view.current; },
    get choosing() { return choosing.current; },
  };
}
