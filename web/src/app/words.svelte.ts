// All texts: the same catalogues as the terminal's, loaded when needed.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { api } from '../host/api';
import type { Spoken } from '../host/protocol';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Spoken['args'];

/** How players are called: by their names, and one of them, if any, as `you`. */
export interface Voice {
  names: string[];
  you: number | null;
}

const NOBODY: Voice = { names: [], you: null };
const files = import.meta.glob<string>('../../../src/ossuary/{words,games/*}/*/*.ftl', { query: '?raw', import: 'default' });
const ROOT = '../../../src/ossuary/';
const HOMES = new Set(Object.keys(files).map((file) => file.split('/').slice(0, -2).join('/')));
const ALL = '/*';

export class Words {
  language = $state<Language>('en');
  /** The language asked for last; its catalogues may still be loading. */
  heading: Language = 'en';
  /** Grows with every catalogue that is read, so that texts are rendered again. */
  #read = $state(0);
  #bundle = new FluentBundle('en', { useIsolating: false });
  #pages = new Set<string>();

  /** Speaks another language from now on, with the same catalogues. */
  async speak(language: Language): Promise<void> {
    this.heading = language;
    const bundle = new FluentBundle(language, { useIsolating: false });
    const filled = new Set<string>();
    try {
      for (let missing = [...this.#pages]; missing.length; missing = [...this.#pages].filter((page) => !filled.has(page))) {
        await fill(bundle, language, missing); // more may be needed meanwhile
        for (const page of missing) filled.add(page);
      }
    } catch (error) {
      if (this.heading === language) this.heading = this.language;
      throw error;
    }
    if (this.heading !== language) return;
    this.#bundle = bundle;
    this.language = language;
    this.#read += 1;
  }

  /** Reads catalogues, such as `common`, or `GAME/rules` from the folder of a game; those not built in come from the host. */
  async need(...pages: string[]): Promise<void> {
    const missing = [...new Set(pages.map(catalogue))].filter((page) => !this.#pages.has(page));
    if (missing.length === 0) return;
    for (let bundle; bundle !== this.#bundle; ) {
      bundle = this.#bundle;
      await fill(bundle, this.language, missing); // another language may be spoken meanwhile
    }
    for (const page of missing) this.#pages.add(page);
    this.#read += 1;
  }

  /** The text of a key, or of an attribute of it (`key.attribute`). */
  say(key: string, args: Args = {}, voice: Voice = NOBODY): string {
    void this.#read;
    const [name = '', attribute] = key.split('.');
    const message = this.#bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) return '';
    return this.#bundle.formatPattern(pattern, this.#filled(args, voice));
  }

  /** The text of a key that needs no arguments, if there is one. */
  plain(key: string): string {
    try {
      return this.say(key);
    } catch (error) {
      if (error instanceof ReferenceError) return ''; // an argument is missing
      throw error;
    }
  }

  /** Something said by the host, in this language. */
  tell(what: Spoken, voice: Voice = NOBODY): string {
    return this.say(what.key, what.args, voice);
  }

  /** `one, two and three`. */
  enumerate(items: string[]): string {
    if (items.length === 0) return this.say('none');
    if (items.length === 1) return items[0] ?? '';
    return this.say('list', { most: items.slice(0, -1).join(', '), last: items[items.length - 1] ?? '' });
  }

  #filled(args: Args, voice: Voice): Record<string, FluentVariable> {
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === 'string' || typeof value === 'number') filled[name] = value;
      else if (Array.isArray(value)) filled[name] = this.enumerate(value.map((item) => this.tell(item, voice)));
      else if (value.key === 'seat') {
        const seat = Number(value.args['number']);
        filled[name] = voice.names[seat] ?? '';
        if (name === 'who') filled['you'] = seat === voice.you ? 1 : 0;
      } else filled[name] = this.tell(value, voice);
    }
    return filled;
  }
}

async function fill(bundle: FluentBundle, language: Language, pages: string[]): Promise<void> {
  const texts = await Promise.all(pages.map((page) => text(language, page)));
  // Texts of a third-party game never replace ours, whichever come first.
  for (const [at, one] of texts.entries()) if (one) bundle.addResource(new FluentResource(one), { allowOverrides: !pages[at]?.endsWith(ALL) });
}

async function text(language: Language, page: string): Promise<string | undefined> {
  return page.endsWith(ALL) ? api.words(page.slice(0, -ALL.length), language) : files[path(language, page)]?.();
}

/** The source of a catalogue: its own file, or all texts of a game, which a host sends as one. */
function catalogue(page: string): string {
  const [game, name] = page.split('/');
  return name === undefined || HOMES.has(home(game)) ? page : game + ALL;
}

function path(language: Language, page: string): string {
  const [first, name] = page.split('/');
  return `${name === undefined ? `${ROOT}words` : home(first)}/${language}/${name ?? first}.ftl`;
}

function home(game = ''): string {
  return `${ROOT}games/${game.replaceAll('-', '_')}`;
}

export const words = new Words();
