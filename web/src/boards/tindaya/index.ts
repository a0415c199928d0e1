import type { BoardModule } from '../contract';
import { composes } from './barter';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { look } from './look.svelte';
import { aim, chart, drawn, facts, hurts, meant, name, ORDERED, scores, stands, type TindayaView } from './tindaya';

/** On a wide screen gods, tribes and aims lie beside the map. */
const BESIDE = 24;

const tindaya: BoardModule = {
  Board,
  Hand,
  manner: { ordered: ORDERED },
  shape: (view) => {
    const { width, height } = chart(view as TindayaView);
    return width / height;
  },
  beside: () => (look.narrow ? 0 : BESIDE),
  drawn,
  closing: ['stop', 'done', 'enough', 'finish', 'decline', 'cancel', 'refuse', 'end', 'pass'],
  elsewhere: (verb, view) => composes(verb, view as TindayaView),
  meant,
  hurts: (move, _, view) => hurts(move, view),
  aim,
  stands,
  facts,
  scores,
  name,
  secret: (view) => {
    const { mode, phase } = view as TindayaView;
    return mode === 'domination' && phase !== 'over';
  },
};

export default tindaya;
