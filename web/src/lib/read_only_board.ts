/** What a board gets that is only looked at: a figure, a picture, an open hand. */
import type { BoardProps, View } from '../boards/contract';
import { app } from './app.svelte';
import { Choosing } from './choosing';
import type { Player } from './seats';
import type { Words } from './words';

export function still(view: View, words: Words, players: readonly Player[]): BoardProps {
  return {
    view,
    words,
    players,
    choosing: new Choosing([]),
    multiPicked: [],
    lastMoves: [],
    lastEvents: [],
    hint: null,
    named: [],
    pace: app.pace,
    past: true,
    motion: false,
    letters: app.settings.letters,
    alone: true,
    onchoose: () => undefined,
    onhover: () => undefined,
  };
}
