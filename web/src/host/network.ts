// How the page reaches its host: over the network. The page that stands alone has `alone/network.ts` in its place.

/** Whether the host is this very page, in a worker. */
export const ALONE: boolean = false;

export type Socket = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'readyState' | 'send' | 'close'>;

export const fetched = (path: string, init?: RequestInit): Promise<Response> => fetch(path, init);

export function opened(path: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}${path}`);
}

/** Saves all that is kept in this browser in a file, and takes it from one. */
export interface Belongings {
  save: () => Promise<Blob>;
  /** Whether the file was one of ours. */
  load: (file: Blob) => Promise<boolean>;
}

/** Null where a host keeps what is played. */
export const belongings: Belongings | null = null;

/** Asks the host that serves a page which needs none; null where there is no such host, or none other than this one. */
export const hostBeside: ((path: string, init?: RequestInit) => Promise<Response>) | null = null;

/** The address of a place in the page, for the browser. */
export const addressOf = (place: string): string => place;

/** The place in the page that the browser's address means. */
export const placeNow = (): URL => new URL(location.href);

/** From 0 to 1, how much of the host has come; null where there is nothing to wait for. */
export const coming = (): number | null => null;

/** Settled once what has to come first has come: what else is fetched waits for it. */
export const arrived = (): Promise<void> => Promise.resolve();

/** Whether the host could not be fetched or has broken off. */
export const failed = (): boolean => false;

/** Whether the host waits until another window is closed. */
export const elsewhere = (): boolean => false;

/** The thread that answers questions about the rules. */
export type RulesWorker = Pick<Worker, 'onmessage' | 'onerror' | 'postMessage' | 'terminate'>;

export const rulesWorker = (): RulesWorker => new Worker(new URL('../beside/rules.worker.ts', import.meta.url), { type: 'module' });
