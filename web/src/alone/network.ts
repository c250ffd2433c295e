// The page that stands alone: its host runs in a worker, and its places are queries, which any file server ignores.
import { LocalSocket, localHost } from './host.svelte';
import type { Belongings } from '../host/network';
import { keepAddresses } from './addresses';
import { load, save } from './belongings';
import { placeOf } from './places';
import { LocalRules } from './rules';

export const ALONE: boolean = true;

export type Socket = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'readyState' | 'send' | 'close'>;

export const fetched = (path: string, init: RequestInit = {}): Promise<Response> =>
  localHost.ask(init.method ?? 'GET', path, typeof init.body === 'string' ? init.body : '');

export const opened = (path: string): Socket => new LocalSocket(path);

export const belongings: Belongings | null = { save, load };

/** The host that served this page, if one did. */
const host = document.querySelector<HTMLMetaElement>('meta[name=ossuary-host]')?.content;

export const hostBeside = host === undefined ? null : (path: string, init: RequestInit = {}): Promise<Response> => fetch(new URL(path, new URL(host, location.origin)), init);

export { addressOf } from './places';

export const placeNow = (): URL => placeOf(location);

export type RulesWorker = Pick<Worker, 'onmessage' | 'onerror' | 'postMessage' | 'terminate'>;

export const rulesWorker = (): RulesWorker => new LocalRules();

export const coming = (): number | null => (localHost.state === 'loading' ? localHost.loaded : null);

export const arrived = (): Promise<void> => localHost.ready;

export const failed = (): boolean => localHost.state === 'failed';

export const elsewhere = (): boolean => localHost.elsewhere;

localHost.load();
keepAddresses();
