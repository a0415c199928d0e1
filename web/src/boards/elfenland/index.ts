import { innerWidth } from 'svelte/reactivity/window';
import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import { type ElfenlandView, facts, hurts, isKind, meant, scores, stands } from './elfenland';
import Hand from './Hand.svelte';
import { isWay, RATIO } from './map';

/** On a wide screen the counters lie beside the map; on a narrow one they lie below it. */
const TRAY = 0.46;
const NARROW = 860;

const elfenland: BoardModule = {
  Board,
  Hand,
  manner: {},
  shape: () => ((innerWidth.current ?? 0) > NARROW ? RATIO + TRAY : RATIO),
  drawn: (word) => isWay(word) || isKind(word),
  meant,
  hurts: (move, choosing) => hurts(move, choosing),
  stands,
  facts,
  scores,
  secret: (view) => (view as ElfenlandView).phase !== 'over',
};

export default elfenland;
