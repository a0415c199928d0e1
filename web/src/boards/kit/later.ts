import { type Stage, staged } from '../../lib/stages.svelte';
import type { BoardProps } from '../contract';

/** What changes with every move, at another stage than the board: for what lies beside it. */
export function later(stage: Stage, given: () => BoardProps): Pick<BoardProps, 'view' | 'choosing'> {
  const view = staged(stage, () => given().view);
  const choosing = staged(stage, () => given().choosing);
  return {
    get view() {
      return view.current;
    },
    get choosing() {
      return choosing.current;
    },
  };
}
