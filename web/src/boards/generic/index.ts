import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import { aim, meant, scores, seatFacts, secret, shape } from './generic';
import Hand from './Hand.svelte';

/** Every move has a button: what is drawn here can be clicked, but need not be. */
const generic: BoardModule = {
  Board,
  Hand,
  pickOrder: {},
  shape,
  drawn: () => false,
  closing: ['pass', 'end', 'stop', 'decline'],
  meant,
  hurts: () => false,
  aim,
  stands: () => '',
  facts: seatFacts,
  scores,
  secret,
};

export default generic;
