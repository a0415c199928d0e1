import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import { type ElfenlandView, facts, hurts, isKind, meant, scores, stands } from './elfenland';
import Hand from './Hand.svelte';
import { isWay, RATIO } from './map';
import { wide } from './room';

/** The room for the counters beside the map, in heights of the map. */
const TRAY = 0.46;

const elfenland: BoardModule = {
  Board,
  Hand,
  manner: {},
  shape: () => (wide() ? RATIO + TRAY : RATIO),
  drawn: (word) => isWay(word) || isKind(word),
  meant,
  hurts: (move, choosing) => hurts(move, choosing),
  stands,
  facts,
  scores,
  secret: (view) => (view as ElfenlandView).phase !== 'over',
};

export default elfenland;
