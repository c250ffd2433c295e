// This visitor's identity. Nobody needs an account: a name is enough, and a guest gets one.
import type { Me } from '../host/protocol';
import { api, Problem } from '../host/api';
import { forgetKept } from '../dice/dicePromise';
import { settings } from './settings.svelte';
import { words } from './words.svelte';

class Myself {
  now = $state.raw<Me | null>(null);

  /** Asks the host who we are. */
  async load(): Promise<void> {
    if (!settings.now.known) return; // nobody to ask for
    const before = this.now;
    const found = await api.me().catch((problem: unknown) => {
      if (problem instanceof Problem) return null;
      throw problem;
    });
    if (this.now === before) this.now = found; // otherwise we got another name meanwhile
  }

  /** Makes sure that the host knows us. */
  async introduced(): Promise<Me> {
    if (!this.now) await this.load();
    return this.now ?? this.rename(settings.now.name || words.say('page-guest'));
  }

  /** Becomes the player of another device. */
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

  /** Forgets the player on this device; what it keeps to check dice stays. */
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
