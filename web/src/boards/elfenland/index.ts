import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import { aim, type ElfenlandView, facts, gathers, hurts, isKind, meant, name, scores, stands } from './elfenland';
import Hand from './Hand.svelte';
import { isWay, RATIO } from './map';
import { wide } from './room';

/** On a wide screen the counters lie beside the map. */
const TRAY = 14;

const elfenland: BoardModule = {
  Board,
  Hand,
  manner: {},
  shape: () => RATIO,
  beside: () => (wide() ? TRAY : 0),
  drawn: (word) => isWay(word) || isKind(word),
  closing: ['pass', 'stop'],
  meant,
  hurts: (move, choosing) => hurts(move, choosing),
  gathers,
  aim,
  stands,
  facts,
  scores,
  name,
  secret: (view) => (view as ElfenlandView).phase !== 'over',
};

export default elfenland;
