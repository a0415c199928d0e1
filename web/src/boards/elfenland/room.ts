/** On a wide screen the counters lie beside the map; on a narrow one they lie below it. */
import { innerWidth } from 'svelte/reactivity/window';

const NARROW = 860;

export const wide = (): boolean => (innerWidth.current ?? 0) > NARROW;
