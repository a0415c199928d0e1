/** What the whole page shares: settings, words, who I am, where I am. */
import type { GameInfo, PersonInfo } from '../protocol';
import * as api from './api';
import { bundled, loadWords } from './catalogues';
import { loadFonts } from './fonts';
import { library } from './hosts';
import { address, here, type Route, route } from './router';
import { keep, load, type Settings } from './settings';
import { storage } from './storage';
import { finishing, type Pace, paceOf } from './pace';
import { capital } from './place_marks';
import { Words } from './words';

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const night = matchMedia('(prefers-color-scheme: dark)');

class App {
  settings = $state<Settings>(load(storage, navigator.languages, calm.matches));
  words = $state.raw<Words>(new Words('en', []));
  game = $state.raw<string | undefined>(undefined);
  me = $state.raw<PersonInfo | null>(null);
  games = $state.raw<GameInfo[]>([]);
  route = $state.raw<Route>(route(...here(location)));
  night = $state(night.matches);
  ready = $state(false);
  pace = $derived<Pace>(paceOf(this.settings));
  dark = $derived(this.settings.theme === 'auto' ? this.night : this.settings.theme === 'dark');

  #more: readonly string[] = [];
  #meeting: Promise<PersonInfo> | null = null;

  constructor() {
    night.addEventListener('change', () => (this.night = night.matches));
    addEventListener('popstate', () => this.#arrive());
  }

  /** Loads the words of the language chosen, of a game, and of more catalogues. */
  async speak(game?: string, ...more: readonly string[]): Promise<void> {
    const { language } = this.settings;
    const [words] = await Promise.all([loadWords(language, game, more), loadFonts(language)]);
    if (language !== this.settings.language) return;
    words.learn(this.#names());
    this.words = words;
    this.game = game;
    this.#more = more;
    document.documentElement.lang = language;
    this.ready = true;
  }

  set<K extends keyof Settings>(key: K, value: Settings[K]): void {
    this.settings[key] = value;
    keep(storage, $state.snapshot(this.settings));
    if (key === 'language') void this.speak(this.game, ...this.#more);
  }

  /** A game that was played here is over. */
  finish(table: string): void {
    const finished = finishing(this.settings.finished, table);
    if (finished !== this.settings.finished) this.set('finished', finished);
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', address(path));
    else history.pushState(null, '', address(path));
    this.#arrive();
    scrollTo(0, 0);
  }

  #arrive(): void {
    this.route = route(...here(location));
  }

  /** Introduces this browser to the server, once. */
  meet(): Promise<PersonInfo> {
    this.#meeting ??= api
      .arrive(this.words.say('guest-name', { number: String(1000 + Math.floor(Math.random() * 9000)) }))
      .then(
        (me) => (this.me = me),
        (error: unknown) => {
          this.#meeting = null;
          throw error;
        },
      );
    return this.#meeting;
  }

  /** Who I am, where the server knows me already; a stranger stays one. */
  async known(): Promise<PersonInfo | null> {
    if (this.#meeting) return this.#meeting;
    try {
      this.become(await api.me());
    } catch (error) {
      if (!(error instanceof api.Refused) || error.status !== 401) throw error;
    }
    return this.me;
  }

  /** Somebody logged in, changed their name or added to their account. */
  become(me: PersonInfo): void {
    this.me = me;
    this.#meeting = Promise.resolve(me);
  }

  /** Nobody is here any more; the next visit makes a new guest. */
  forget(): void {
    this.me = null;
    this.#meeting = null;
  }

  /** Names and descriptions of the games whose words the page does not bring along. */
  #names(): string {
    const { language } = this.settings;
    const line = (key: string, text = ''): string => `${key} = { ${JSON.stringify(text)} }\n`;
    return this.games
      .filter(({ key }) => !bundled(key))
      .map(
        ({ key, names, about }) =>
          line(`box-${key}`, names[language]) + line(`box-${key}-about`, capital(about[language] ?? '')),
      )
      .join('');
  }

  async shelf(): Promise<void> {
    if (this.games.length) return;
    this.games = await library.games();
    this.words.learn(this.#names());
    this.words = this.words.at([]);
  }
}

export const app = new App();
