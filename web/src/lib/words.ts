/** Words in the reader's language: the Fluent catalogues that the command line uses too, and the page's own. */
import { FluentBundle, FluentResource, FluentType, type FluentValue, type FluentVariable } from '@fluent/bundle';
import { capital, mark } from './place_marks';

import type { Consequence } from '../protocol';

export const LANGUAGES = ['en', 'fr', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Parameters = Record<string, unknown>;
/** How many of what, by word. */
export type Amounts = Readonly<Record<string, number>>;

/** Writes a word of a game's notation for people, in the form that a sentence asks for; null if it stays as it is. */
export type Naming = (word: string, words: Words, form?: string) => string | null;

/** A word of the notation: a message shows it as it is written for people, `NAME` gets the word itself. */
class Word extends FluentType<string> {
  constructor(
    word: string,
    private readonly written: string,
  ) {
    super(word);
  }
  override toString(): string {
    return this.written;
  }
}

/** What people call a place (`place-<name>` in the catalogues). */
export interface PlaceName {
  readonly name: string;
  readonly parameters: Parameters;
}

/** The places of a position: the names of those that have one, by their words in the notation, and which words are places at all. */
export interface Places {
  readonly names: Readonly<Record<string, PlaceName>>;
  readonly has: (word: string) => boolean;
}

const NOWHERE: Places = { names: {}, has: () => false };

/** A message of the engine: its name and what fills its gaps. */
export interface Said {
  name?: string;
  reason?: string;
  parameters?: Parameters;
}

export class Words {
  readonly language: Language;
  #bundle: FluentBundle;
  /** What was said before: a redraw says hundreds of messages again. Those without gaps are the same at every table. */
  #plain = new Map<string, string>();
  readonly #filled = new Map<string, string>();
  /** Who speaks now, for `SEAT`: those at different tables share a bundle. */
  #speaking: { words: Words } = { words: this };
  readonly #people: readonly string[];
  readonly #me: number | null;
  readonly #name: Naming | null;
  readonly #places: Places;
  /** Places are marked in a text, so that it can be taken apart (`parts`). */
  #marks = false;
  #marked: Words | null = null;

  /** `people` are the names at the table, by seat: numbers of seats in messages become names, also by `SEAT($a)`. Messages that
   * address the reader look at `$who`, which is "me" where `$seat` is the reader's own. `name` writes words of the notation for
   * people ("1n2v"), also by `NAME($a, form: "object")` where a sentence needs another form than the name itself; `places` are the
   * names that the engine gives to places. */
  constructor(
    language: Language,
    catalogues: readonly string[],
    people: readonly string[] = [],
    me: number | null = null,
    name: Naming | null = null,
    places: Places = NOWHERE,
  ) {
    this.language = language;
    this.#people = people;
    this.#me = me;
    this.#name = name;
    this.#places = places;
    const speaking = this.#speaking;
    const functions = {
      SEAT: ([seat]: FluentValue[], { form = 'name' }: Record<string, FluentValue>) =>
        speaking.words.form('someone', String(form), { seat: Number(seat) }),
      NAME: ([word]: FluentValue[], { form = 'name' }: Record<string, FluentValue>) =>
        speaking.words.#written(word instanceof Word ? word.valueOf() : String(word), String(form)),
    };
    this.#bundle = new FluentBundle(language, { useIsolating: false, functions });
    for (const text of catalogues) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  at(people: readonly string[], me: number | null = null, name: Naming | null = null, places: Places = NOWHERE): Words {
    const words = new Words(this.language, [], people, me, name, places);
    words.#bundle = this.#bundle;
    words.#plain = this.#plain;
    words.#speaking = this.#speaking;
    return words;
  }

  /** The same words, with marks around the names of places. */
  get marked(): Words {
    this.#marked ??= this.at(this.#people, this.#me, this.#name, this.#places);
    this.#marked.#marks = true;
    return this.#marked;
  }

  /** Adds messages. */
  learn(catalogue: string): void {
    this.#bundle.addResource(new FluentResource(catalogue), { allowOverrides: true });
    this.#plain.clear();
  }

  has(key: string): boolean {
    return this.#bundle.getMessage(key)?.value != null;
  }

  /** The message with this id; the id itself where the catalogues have none. */
  say(key: string, parameters?: Parameters): string {
    const [memory, asked] = parameters ? [this.#filled, key + JSON.stringify(parameters)] : [this.#plain, key];
    const text = memory.get(asked) ?? this.#format(key, parameters ?? {});
    memory.set(asked, text);
    return text;
  }

  #format(key: string, parameters: Parameters): string {
    this.#speaking.words = this;
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern == null ? key : this.#bundle.formatPattern(pattern, this.#fill(parameters), []);
  }

  /** A form of the message, kept as its attribute; the message itself where it has no such form. */
  form(key: string, form = 'name', parameters?: Parameters): string {
    const pattern = this.#bundle.getMessage(key)?.attributes[form];
    return pattern == null
      ? this.say(key, parameters)
      : this.#bundle.formatPattern(pattern, parameters && this.#fill(parameters));
  }

  /** A part of a message, kept as its attribute; empty where it has none. */
  part(key: string, name: string): string {
    const pattern = this.#bundle.getMessage(key)?.attributes[name];
    return pattern == null ? '' : this.#bundle.formatPattern(pattern, {}, []);
  }

  /** The ids of all messages that begin so. */
  ids(start: string): string[] {
    return [...this.#bundle._messages.keys()].filter((key) => key.startsWith(start));
  }

  /** The first of these ids that has a message. */
  first(keys: readonly string[], parameters: Parameters = {}): string {
    return this.say(keys.find((key) => this.has(key)) ?? keys.at(-1) ?? '', parameters);
  }

  /** "Giant pig: forest 1", with the colon as the language sets it. */
  labelled(label: string, text: string | number): string {
    return this.say('labelled', { label, text });
  }

  /** A refusal that names a question brings its parameters too: the question is put into words. */
  refusal = ({ reason, parameters = {} }: Said): string => {
    const asked =
      typeof parameters.question === 'string'
        ? { question: this.question({ name: parameters.question, parameters }) }
        : {};
    return capital(this.say(`refusal-${reason}`, { ...parameters, ...asked }));
  };
  /** What is asked. `$can` has the verbs of the reader's legal moves ("pass-plan"): it offers nothing else. */
  question = (said: Said, legal: readonly string[] = []): string =>
    this.has(`question-${said.name}`)
      ? capital(this.say(`question-${said.name}`, { can: verbs(legal), ...said.parameters }))
      : '';
  warning = (said: Said): string => capital(this.say(`warning-${said.reason}`, said.parameters));
  /** What a move means, with its odds where it is not certain. */
  consequence = ({ name, parameters, odds }: Consequence): string => {
    const text = this.say(`means-${name}`, parameters);
    if (!odds) return text.charAt(0).toUpperCase() + text.slice(1);
    return this.say(odds.about ? 'means-odds-about' : 'means-odds', { text, times: odds.times, of: odds.of });
  };
  event = (said: Said): string => capital(this.say(`event-${said.name}`, said.parameters));

  /** One or two reasons in one sentence: why a move is good, or what it lacks. */
  reasons(kind: 'why' | 'lacks', told: readonly Said[]): string {
    const message = kind === 'why' ? 'reason' : 'lack';
    const said = told
      .slice(0, 2)
      .map(({ name, parameters }) => this.say(`${message}-${name}`, this.#placed(parameters)));
    return this.say(`hint-${kind}`, { count: said.length, first: said[0] ?? '', second: said.at(-1) ?? '' });
  }

  /** Several places become one text. */
  #placed({ places, ...others }: Parameters = {}): Parameters {
    if (!Array.isArray(places)) return others;
    const names = places.map((place) => this.#written(String(place), 'name'));
    return { ...others, places: names.join(', '), place: names[0] };
  }

  /** What a seat did, after its name: "places a token on c7", or "place a token on c7" of the reader. A game without words for it has its notation. */
  move(text: string, seat?: number | null): string {
    return this.#move('move', text, seat ?? null);
  }

  /** What one may do: "Place a token on c7"; a verb alone gives its name. Without words for it, what one does. */
  choice(text: string): string {
    return this.has(`do-${text.split(' ', 1)[0]}`) ? capital(this.#move('do', text)) : this.move(text, this.#me);
  }

  isPlace(word: string): boolean {
    return this.#places.has(word);
  }

  /** A single word of a move, as it is written on a button. */
  word(word: string): string {
    return this.has(`word-${word}`) ? this.say(`word-${word}`) : this.#written(word);
  }

  person(seat: number): string {
    return this.#people[seat] ?? this.say('seat-number', { number: seat + 1 });
  }

  #move(kind: string, text: string, seat: number | null = null): string {
    const [verb, ...rest] = text.split(' ');
    if (!this.has(`${kind}-${verb}`)) return text;
    const gaps = Object.fromEntries(
      rest.map((word, index) => ['abcdefgh'[index], /^\d+$/.test(word) ? Number(word) : word]),
    );
    return this.say(`${kind}-${verb}`, { ...gaps, count: rest.length, ...(seat === null ? {} : { seat }) });
  }

  #fill(parameters: Parameters): Record<string, FluentVariable> {
    const filled: Record<string, FluentVariable> = {
      who: this.#me !== null && parameters.seat === this.#me ? 'me' : 'other',
    };
    for (const [key, value] of Object.entries(parameters)) {
      if ((key === 'seat' || key === 'turn') && typeof value === 'number') filled[key] = this.person(value);
      else if (typeof value === 'object' && value !== null && !Array.isArray(value))
        filled[key] = this.amounts(value as Amounts);
      else filled[key] = typeof value === 'number' ? value : this.#word(String(value));
    }
    return filled;
  }

  /** A list of amounts: "2 figs and 1 ham". */
  amounts(numbers: Amounts): string {
    const texts = Object.entries(numbers).map(([word, number]) =>
      this.has(`amount-${word}`) ? this.say(`amount-${word}`, { number }) : this.say('amount', { number, word }),
    );
    const [last, ...rest] = texts.reverse();
    if (last === undefined) return this.say('amount-nothing');
    return rest.length ? this.say('list-and', { first: rest.reverse().join(', '), last }) : last;
  }

  /** Words that are written as they are stay texts, by which messages choose. */
  #word(word: string): FluentVariable {
    const written = this.#written(word);
    return written === word ? word : new Word(word, written);
  }

  #written(word: string, form?: string): string {
    const marks = this.#marks && this.#places.has(word);
    this.#marks &&= !marks; // Inside the name of a place no other is marked.
    const place = this.#places.names[word];
    const name = place ? this.#place(place, word, form) : (this.#name?.(word, this, form) ?? word);
    this.#marks ||= marks;
    return marks ? mark(word, name) : name;
  }

  #place({ name, parameters }: PlaceName, word: string, form = 'name'): string {
    const message = this.#bundle.getMessage(`place-${name}`);
    const pattern = message?.attributes[form] ?? message?.value;
    if (pattern == null) return word;
    return this.#bundle.formatPattern(pattern, { word, ...parameters } as Record<string, FluentVariable>, []);
  }
}

const verbs = (moves: readonly string[]): string =>
  [...new Set(moves.map((move) => move.split(' ', 1)[0]))].sort().join('-');

/** The first language that the reader can read and we can speak. */
export function preferred(asked: readonly string[], chosen?: string | null): Language {
  const known = [chosen ?? '', ...asked].map((code) => code.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === known.find((code) => LANGUAGES.some((l) => l === code))) ?? 'en';
}
