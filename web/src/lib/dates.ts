/** Days and times as a language writes them; `at` is in seconds. */
export const day = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at * 1000);
