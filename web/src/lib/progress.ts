/** How far a reader has come in each lesson, kept in the browser. */
const KEY = 'ludoteca-lessons';
type Store = Pick<Storage, 'getItem' | 'setItem'>;

export interface Progress {
  /** The entries so far. */
  readonly done: readonly string[];
  /** The number of the step, from 0. */
  readonly number: number;
  /** It was finished once. */
  readonly finished: boolean;
}
const NONE: Progress = { done: [], number: 0, finished: false };

type Kept = Readonly<Record<string, Progress>>;

function read(store: Store): Kept {
  try {
    return JSON.parse(store.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

export const progress = (store: Store, game: string, lesson: string): Progress => ({
  ...NONE,
  ...read(store)[`${game}/${lesson}`],
});

export function keepProgress(store: Store, game: string, lesson: string, kept: Progress): void {
  try {
    store.setItem(KEY, JSON.stringify({ ...read(store), [`${game}/${lesson}`]: kept }));
  } catch {
    return; // A browser that keeps nothing still teaches.
  }
}

/** Where a lesson stands for a reader. */
export const standing = ({ done, finished }: Progress): 'new' | 'begun' | 'finished' =>
  finished ? 'finished' : done.length ? 'begun' : 'new';
