import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import {
  aim,
  type ElfenlandView,
  facts,
  multiPick,
  hurts,
  isKind,
  meant,
  name,
  scores,
  secret,
  stands,
  whats,
} from './elfenland';
import Hand from './Hand.svelte';
import { isTown, isWay, RATIO } from './map';
import Tray from './Tray.svelte';
import { smallScreen } from '../../lib/small_screen';

/** On a wide screen the counters lie beside the map. */
const TRAY = 14;

const elfenland: BoardModule = {
  Board,
  Hand,
  parts: { tray: Tray },
  pickOrder: {},
  shape: () => RATIO,
  beside: () => (smallScreen() ? 0 : TRAY),
  drawn: (word) => isWay(word) || isKind(word),
  isPlace: (word) => isWay(word) || isTown(word),
  closing: ['pass', 'stop'],
  meant,
  hurts: (move, choosing) => hurts(move, choosing),
  multiPick,
  whats,
  aim,
  stands,
  facts,
  scores,
  name,
  secret: (view) => secret(view as ElfenlandView),
};

export default elfenland;
