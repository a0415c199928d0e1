/**
 * What a board is to the page. A board lives in `boards/<game>/`: `index.ts` exports a `BoardModule` as its default,
 * `Cover.svelte` draws its box. The page finds both by the name of the folder.
 */
import type { Component } from 'svelte';
import type { Choosing, PickOrder } from '../lib/choosing';
import type { MultiPick } from '../lib/multi_pick';
import type { Pace } from '../lib/pace';
import type { Player } from '../lib/seats';
import type { Change } from '../lib/summary';
import type { Naming, Said, Words } from '../lib/words';

/** The facts of a view, as the game's `view.py` gives them. */
export type View = Record<string, unknown> & { readonly players: number; readonly turn: number | null };

/** What just happened: moves in notation, oldest first. */
export interface PlayedMove {
  readonly seat: number;
  readonly move: string;
}

/** What followed from a move, as the log tells it. */
export interface LoggedEvents {
  readonly key: number;
  readonly events: readonly Said[];
}

export interface BoardProps {
  readonly view: View;
  readonly words: Words;
  readonly players: readonly Player[];
  /** What can be chosen now; empty when somebody else decides or one looks back. */
  readonly choosing: Choosing;
  /** Words named so far where several are picked together (`multiPick`). */
  readonly multiPicked: readonly string[];
  /** The last moves, to be seen for a moment. */
  readonly lastMoves: readonly PlayedMove[];
  /** What followed from the last moves of all, oldest first. */
  readonly lastEvents: readonly LoggedEvents[];
  /** A move that a bot would play, to be marked. */
  readonly hint: string | null;
  /** Words of the notation that the log speaks of where it is pointed at: their places are marked. */
  readonly named: readonly string[];
  /** An earlier position is looked at. */
  readonly past: boolean;
  /** How fast the moves of others are shown. */
  readonly pace: Pace;
  /** Pieces may move smoothly. */
  readonly motion: boolean;
  /** Print letters beside what is told by colour and shape. */
  readonly letters: boolean;
  /** Looked at only, as a figure of the rules: nothing lies beside the board, and it has no places to choose. */
  readonly alone?: boolean;
  /** A place, card or the like was clicked. Words that no legal move has are asked about: why not? */
  readonly onchoose: (...words: string[]) => void;
  /** The pointer or the focus is on a place: its description is shown under the board. */
  readonly onhover: (text: string | null) => void;
}

/** A public fact about a seat, shown beside its name. */
export interface Fact {
  readonly label: string;
  readonly value: string | number;
  /** What it is, as an id of the glossary. */
  readonly what?: string;
  /** The number that decides the game. */
  readonly main?: boolean;
  /** Path of an icon in a box from 0 to 24. */
  readonly icon?: string;
}

/** One line of the score: a number for each seat. */
export interface ScoreLine {
  readonly label: string;
  readonly points: readonly (number | null)[];
  readonly rule?: string;
}

/** What something is that was clicked: ids of the glossary (`glossary-<id>`), the first of them shown, and where it is. */
export interface Explained {
  readonly whats: readonly string[];
  readonly place?: string;
}

export interface BoardModule {
  readonly Board: Component<BoardProps>;
  /** One's private area and what else lies beside the board. */
  readonly Hand?: Component<BoardProps>;
  /** What figures of the rules show beside the board and the hand, by name. */
  readonly parts?: Readonly<Record<string, Component<BoardProps>>>;
  readonly pickOrder: PickOrder;
  /** Width over height of the board itself, or where it is drawn alone. */
  readonly shape: (view: View, alone?: boolean) => number;
  /** How much room, in rem, is needed at least by what lies beside the board inside its frame; it gets all that is left. */
  readonly beside?: () => number;
  /** Whether a word is a place one clicks on the board or in the hand: such words get no button of their own. */
  readonly drawn: (word: string) => boolean;
  /** Verbs that end or decline something: their buttons come last. */
  readonly closing: readonly string[];
  /** Whether a verb has a button of its own beside the board: it needs none under the question. */
  readonly elsewhere?: (verb: string, view: View) => boolean;
  /** The move that a click on something unavailable was probably meant as, to ask why it is not allowed. */
  readonly meant: (words: readonly string[], choosing: Choosing, view: View) => string | null;
  /** A mistake here would hurt: ask once more. */
  readonly hurts: (move: string, choosing: Choosing, view: View) => boolean;
  /** What must be known to choose among what is left; by default the message `about-<verb>`. */
  readonly about?: (choosing: Choosing, view: View, words: Words) => string;
  /** Several words that the reader has to name, in any order; null where moves are chosen one by one. */
  readonly multiPick?: (view: View) => MultiPick | null;
  /** Whether a move may bring a certain loss: the server is asked, and tells it before the move is played. */
  readonly risky?: (move: string, view: View) => boolean;
  /** The glossary id of something that was clicked and that no move is made of now. */
  readonly explains?: (words: readonly string[], choosing: Choosing, view: View) => string | null;
  /** What is on a place of the board, as ids of the glossary, the foremost first. */
  readonly whats?: (place: string, view: View) => readonly string[];
  /** What is to be said of a thing of the glossary in this position. */
  readonly now?: (what: string, view: View, words: Words) => string;
  /** Whether the question came up by the last move, so that taking it back is the way out. */
  readonly returns?: (view: View) => boolean;
  /** Verbs that are steps of a longer action: a summary of moves leaves them out. */
  readonly minor?: readonly string[];
  /** What an event gives and takes; by default the amounts that it names. */
  readonly changes?: (event: Said) => readonly Change[];
  /** What one tries to reach, for whoever plays for the first time. */
  readonly aim: (view: View, words: Words) => string;
  /** Where the game stands, in a few words. */
  readonly stands: (view: View, words: Words) => string;
  readonly facts: (view: View, seat: number, words: Words) => readonly Fact[];
  /** Lines of the final score that are no points: what breaks ties. */
  readonly scores?: (view: View, words: Words) => readonly ScoreLine[];
  /** Writes the words of the notation for people, where the catalogues cannot. Places are named by the engine. */
  readonly name?: Naming;
  /** Whether a word is a place that lights up where a text names it; by default those that the engine names. */
  readonly isPlace?: (word: string) => boolean;
  /** Whether whoever decides now has something to hide from others at the same screen, as anybody may know: it is handed over then. */
  readonly secret: (view: View) => boolean;
}
