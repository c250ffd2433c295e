// Questions about the rules where the page stands alone: the host in the worker answers them, which has the rules with it.
import type { Asked, Told } from '../beside/rules.worker';
import { localHost } from './host.svelte';

/** As the thread that has the rules alone. */
export class LocalRules {
  onmessage: Worker['onmessage'] = null;
  onerror: Worker['onerror'] = null;
  #ended = false;

  constructor() {
    localHost.ready.then(
      () => this.#tell({ ready: true }),
      (error: unknown) => this.#tell({ failed: String(error) }),
    );
  }

  postMessage(asked: Asked): void {
    if ('forget' in asked) return this.#tell({ id: asked.forget, forgotten: true });
    localHost.question(asked.question).then(
      (answer) => this.#tell(answer === null ? { id: asked.id, lacking: true } : { id: asked.id, answer }),
      (error: unknown) => this.#tell({ failed: String(error) }),
    );
  }

  terminate(): void {
    this.#ended = true;
  }

  #tell(told: Told): void {
    if (!this.#ended) this.onmessage?.call(this as unknown as Worker, new MessageEvent('message', { data: told }));
  }
}
