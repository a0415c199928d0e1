import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import { about, facts, height, isCell, isSlot, meant, rowsOf, stands, whats, width, type DokmusView } from './dokmus';
import Hand from './Hand.svelte';

const dokmus: BoardModule = {
  Board,
  Hand,
  pickOrder: { ordered: ['move'] },
  shape: (view) => width() / height(rowsOf(view)),
  drawn: (word) => isCell(word) || isSlot(word) || /^[1-5]$/.test(word),
  isPlace: (word) => isCell(word) || isSlot(word),
  closing: ['decline', 'end'],
  meant,
  hurts: (move, _, view) => move === 'decline' || (move === 'end' && (view as DokmusView).action?.guardian === true),
  about,
  whats,
  aim: (_, words) => words.say('dokmus-aim'),
  stands,
  facts,
  secret: (view) => (view as DokmusView).phase === 'draft',
};

export default dokmus;
