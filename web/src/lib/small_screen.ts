/** Whether the screen is as small as a phone, upright or across: what lies beside a board on others lies apart from it. */
import { MediaQuery } from 'svelte/reactivity';

const query = new MediaQuery('(max-width: 860px), (max-height: 500px)', false);

export const smallScreen = (): boolean => query.current;
