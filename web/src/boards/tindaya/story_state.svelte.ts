/** The story that is told: the board tells it, and on a narrow screen it stands below the board. */
import type { Chapter } from './story';

const joined = (chapter: Chapter, more: Chapter | undefined): Chapter =>
  more
    ? {
        ...chapter,
        events: [...chapter.events, ...more.events],
        places: [...new Set([...chapter.places, ...more.places])],
      }
    : chapter;

class StoryState {
  chapters = $state.raw<readonly Chapter[]>([]);
  at = $state(0);
  readonly chapter = $derived<Chapter | null>(this.chapters[this.at] ?? null);

  /** What is new of a chapter that is open joins it; others follow. */
  add(fresh: readonly Chapter[]): void {
    const later = new Map(fresh.map((chapter) => [chapter.key, chapter]));
    const known = this.chapters.map((chapter) => joined(chapter, later.get(chapter.key)));
    const keys = new Set(known.map(({ key }) => key));
    this.chapters = [...known, ...fresh.filter(({ key }) => !keys.has(key))];
  }

  turn(at: number): void {
    this.at = at;
  }

  close(): void {
    this.chapters = [];
    this.at = 0;
  }
}

export const story = new StoryState();
