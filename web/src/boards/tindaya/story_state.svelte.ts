/** The story that is told: the board tells it, and on a narrow screen it stands below the board. */
import type { Chapter } from './story';

class StoryState {
  chapters = $state.raw<readonly Chapter[]>([]);
  at = $state(0);
  readonly chapter = $derived<Chapter | null>(this.chapters[this.at] ?? null);

  /** A chapter that goes on replaces what was told of it; others follow. */
  add(fresh: readonly Chapter[]): void {
    const later = new Map(fresh.map((chapter) => [chapter.key, chapter]));
    const known = this.chapters.map((chapter) => later.get(chapter.key) ?? chapter);
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
