/** Whether the window is small, as on a phone or enlarged on a laptop: what lies beside a board on others lies apart from it. */
import { MediaQuery } from 'svelte/reactivity';

const query = new MediaQuery('(max-width: 1100px), (max-height: 560px)', false);

export const smallScreen = (): boolean => query.current;
