/**
 * A change is drawn in stages, a frame for each that has something to draw, so that no frame takes long.
 *
 * Only drawing waits: what the table knows and what can be chosen is up to date at once, and a click between two stages is judged by that.
 * News that come while a frame is drawn are heard after it, or by the click that comes before.
 */
import { untrack } from 'svelte';

/** In this order. News take no frame where nothing else is drawn: what they bring comes in the same. */
const STAGES = [
  'news',
  'board',
  'choice',
  'question',
  'buttons',
  'tray',
  'ahead',
  'hand',
  'sheet',
  'cards',
  'tools',
  'slider',
  'marks',
  'seats',
  'log',
  'ear',
  'title',
] as const;
export type Stage = (typeof STAGES)[number];

/** Up to here one plays with what is drawn; the rest nobody waits for, and it is drawn piece by piece. */
const PLAYED_WITH = STAGES.indexOf('tools');

/** Milliseconds after which a stage no longer waits for a frame. */
const LATEST = 100;

/** Milliseconds after which what nobody waits for is drawn also while one plays on. */
const PATIENCE = 400;

/** Something to draw; `true` says that there is more of it, for the next frame. */
type Work = () => unknown;

const waiting = STAGES.map(() => new Set<Work>());
let underway = false;
let drawn = -1;
/** When the last of what nobody waits for was drawn, or nothing of it was left. */
let caughtUp = 0;
let unfinished = $state(false);

/** Whether something one plays with is still to be drawn. */
export const drawing = (): boolean => unfinished;

/** Does something at its stage: at once where nothing else waits, in a later frame otherwise. The answer calls it off. */
export function at(stage: Stage, work: Work): () => void {
  const number = STAGES.indexOf(stage);
  const works = waiting[number] as Set<Work>;
  works.add(work);
  if (number <= PLAYED_WITH) unfinished = true;
  if (!underway) queueMicrotask(next);
  underway = true;
  return () => void works.delete(work);
}

function next(): void {
  const rested = drawn < 0;
  if (rested || late() < 0) caughtUp = Date.now();
  drawn = following();
  if (drawn > PLAYED_WITH) caughtUp = Date.now();
  underway = drawn >= 0;
  if (!underway) return void (unfinished = false);
  const works = waiting[drawn] as Set<Work>;
  console.timeStamp?.(STAGES[drawn]); // For whoever measures.
  try {
    for (const work of drawn > PLAYED_WITH ? [...works].slice(0, 1) : [...works]) {
      works.delete(work);
      if (work() === true) works.add(work);
    }
  } finally {
    unfinished = waiting.some(({ size }, number) => size && number <= PLAYED_WITH);
    if (STAGES[drawn] === 'news' && rested) queueMicrotask(next);
    else afterFrame(next);
  }
}

/** The first that waits of what nobody waits for. */
const late = (): number => waiting.findIndex(({ size }, number) => size && number > PLAYED_WITH);

/** The first that waits; but where changes come with every frame, each stage that one plays with gets its turn, and the others now and then. */
function following(): number {
  if (waiting[0]?.size) return 0;
  if (late() >= 0 && Date.now() - caughtUp > PATIENCE) return late();
  const turn = waiting.findIndex(({ size }, number) => size && number > drawn);
  return turn >= 0 && turn <= PLAYED_WITH ? turn : waiting.findIndex(({ size }) => size);
}

/** What waits for a frame, and since when. */
let awaited: { readonly work: Work; readonly since: number } | null = null;
let watch: unknown = null;

/** Nobody sees the frames of a hidden page, and they do not come. */
function afterFrame(work: () => void): void {
  if (document.hidden) return queueMicrotask(work);
  const mine = (awaited = { work, since: Date.now() });
  requestAnimationFrame(() => setTimeout(() => goOn(mine)));
  watch ??= setTimeout(overdue, LATEST);
}

function goOn(mine: typeof awaited): void {
  if (mine === null || mine !== awaited) return;
  awaited = null;
  mine.work();
}

/** One clock for all frames: to set one for each costs more than some of them. */
function overdue(): void {
  watch = null;
  if (!awaited) return;
  const left = awaited.since + LATEST - Date.now();
  if (left > 0) watch = setTimeout(overdue, left);
  else goOn(awaited);
}

/** Follows a value that seldom changes: what hangs on it is not even asked while it stays the same. */
export function settled<T>(value: () => T): { readonly current: T } {
  let current = $state.raw(untrack(value));
  $effect.pre(() => {
    const next = value();
    if (next !== untrack(() => current)) current = next;
  });
  return {
    get current() {
      return current;
    },
  };
}

/** Follows a value at a stage. */
export function staged<T>(stage: Stage, value: () => T): { readonly current: T } {
  let current = $state.raw(untrack(value));
  $effect(() => {
    const next = value();
    if (next !== untrack(() => current)) return at(stage, () => void (current = next));
  });
  return {
    get current() {
      return current;
    },
  };
}
