// Who this visitor is. Nobody needs an account: a name is enough, and one is made up where none was given.
import type { Me } from '../host/protocol';
import { api, Problem } from '../host/api';
import { forgetKept } from '../dice/dicePromise';
import { settings } from './settings.svelte';
import { words } from './words.svelte';

class Myself {
  now = $state.raw<Me | null>(null);

  /** Asks the host who it takes us for. */
  async load(): Promise<void> {
    if (!settings.now.known) return; // nobody to ask for
    const before = this.now;
    const found = await api.me().catch((problem: unknown) => {
      if (problem instanceof Problem) return null;
      throw problem;
    });
    if (this.now === before) this.now = found; // else we have got another name meanwhile
  }

  /** Makes sure that the host knows us. */
  async introduced(): Promise<Me> {
    if (!this.now) await this.load();
    return this.now ?? this.rename(settings.now.name || words.say('page-guest'));
  }

  /** Takes over what another device was. */
  async recover(code: string): Promise<void> {
    this.now = await api.recover(code);
    settings.change({ name: this.now.name ?? '', known: true });
  }

  async rename(name: string): Promise<Me> {
    const named = await api.introduce(name);
    this.now = named;
    settings.change({ name, known: true });
    return named;
  }

  async forget(): Promise<void> {
    await api.forget();
    forgetKept();
    this.#nobody();
  }

  /** Ends what makes this device us; what it kept to check dice with stays. */
  async leave(session: string): Promise<void> {
    await api.endSession(session);
    this.#nobody();
  }

  #nobody(): void {
    this.now = null;
    settings.change({ name: '', known: false });
  }
}

export const me = new Myself();
