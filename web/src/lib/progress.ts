/** How far a reader has come in each lesson, and what they were told while playing; kept in the browser. */
const KEY = 'ludoteca-lessons';
const LEARNING = 'ludoteca-learning';
type Store = Pick<Storage, 'getItem' | 'setItem'>;

export interface LessonProgress {
  /** The entries so far. */
  readonly done: readonly string[];
  /** The number of the step, from 0. */
  readonly number: number;
  /** It was finished once. */
  readonly finished: boolean;
}
const NONE: LessonProgress = { done: [], number: 0, finished: false };

function read<T>(store: Store, key: string): Readonly<Record<string, T>> {
  try {
    return JSON.parse(store.getItem(key) ?? '{}') as Record<string, T>;
  } catch {
    return {};
  }
}

function keep(store: Store, key: string, name: string, value: unknown): void {
  try {
    store.setItem(key, JSON.stringify({ ...read(store, key), [name]: value }));
  } catch {
    return; // A browser that keeps nothing still teaches.
  }
}

export const progress = (store: Store, game: string, lesson: string): LessonProgress => ({
  ...NONE,
  ...read<LessonProgress>(store, KEY)[`${game}/${lesson}`],
});

export const keepProgress = (store: Store, game: string, lesson: string, kept: LessonProgress): void =>
  keep(store, KEY, `${game}/${lesson}`, kept);

/** Where a lesson stands for a reader. */
export const standing = ({ done, finished }: LessonProgress): 'new' | 'begun' | 'finished' =>
  finished ? 'finished' : done.length ? 'begun' : 'new';

/** Learning while playing a game: whether it is wanted, and what was told already. */
export interface Learning {
  /** Null until the reader chose. */
  readonly on: boolean | null;
  readonly seen: readonly string[];
}

export const learning = (store: Store, game: string): Learning => ({
  on: null,
  seen: [],
  ...read<Learning>(store, LEARNING)[game],
});

export const keepLearning = (store: Store, game: string, kept: Learning): void => keep(store, LEARNING, game, kept);
