import type { BoardModule } from '../contract';
import { composes } from './barter';
import { changes, MINOR } from './changes';
import Board from './Board.svelte';
import GoalsFigure from './GoalsFigure.svelte';
import Hand from './Hand.svelte';
import MountainFigure from './MountainFigure.svelte';
import TribeFigure from './TribeFigure.svelte';
import { panelState } from './panel_state.svelte';
import { secret } from './secret';
import {
  aim,
  chart,
  drawn,
  facts,
  hurts,
  meant,
  name,
  ORDERED,
  returns,
  risky,
  stands,
  type TindayaView,
} from './tindaya';
import { explains, now, whats } from './glossary_ids';

/** On a wide screen the board fills its frame and shares out the room itself: any slender shape does. */
const SLENDER = 0.01;
const BESIDE = 1;

const tindaya: BoardModule = {
  Board,
  Hand,
  parts: { tribe: TribeFigure, omens: MountainFigure, aims: GoalsFigure },
  pickOrder: { ordered: ORDERED },
  shape: (view, alone) => {
    const { width, height } = chart(view as TindayaView);
    return panelState.narrow || alone ? width / height : SLENDER;
  },
  beside: () => (panelState.narrow ? 0 : BESIDE),
  drawn,
  closing: ['stop', 'done', 'enough', 'finish', 'decline', 'cancel', 'refuse', 'end', 'pass'],
  minor: MINOR,
  changes,
  elsewhere: (verb, view) => composes(verb, view as TindayaView),
  meant,
  hurts: (move, _, view) => hurts(move, view),
  risky,
  explains,
  whats,
  now,
  returns,
  aim,
  stands,
  facts,
  name,
  secret: (view) => secret(view as TindayaView),
};

export default tindaya;
