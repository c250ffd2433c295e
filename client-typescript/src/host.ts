// A host over HTTP.
import type { GameFacts, Listed, Me, NewTable, Opened } from './protocol.ts';
import { Refused } from './refused.ts';
import { Table } from './table.ts';

/** A player at a host: the one of a token; without one, a browser's own by its cookie. */
export class Host {
  readonly url: string;
  readonly #token: string | null;

  constructor(url: string, token: string | null = null) {
    this.url = url.replace(/\/+$/, '');
    this.#token = token;
  }

  me = (): Promise<Me> => this.#asked('GET', '/api/me');
  games = (): Promise<GameFacts[]> => this.#asked('GET', '/api/games');
  lobby = (): Promise<Listed[]> => this.#asked('GET', '/api/tables');
  mine = (): Promise<Listed[]> => this.#asked('GET', '/api/me/tables');

  /** Opens a table, and listens there. */
  async open(table: NewTable): Promise<Table> {
    const opened = await this.#asked<Opened>('POST', '/api/tables', table);
    return this.table(opened.table, opened.invite);
  }

  /** Listens at a table, with the invitation to one that is not listed. */
  table(table: string, invite: string | null = null): Table {
    const url = new URL(`${this.url}/api/tables/${encodeURIComponent(table)}/live`.replace(/^http/, 'ws'));
    if (invite !== null) url.searchParams.set('invite', invite);
    return new Table(url, this.#token);
  }

  async #asked<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers: Record<string, string> = this.#token === null ? {} : { Authorization: `Bearer ${this.#token}` };
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    const answer = await fetch(this.url + path, { method, headers, redirect: 'error', body: body === undefined ? null : JSON.stringify(body) });
    const said: unknown = await answer.json();
    if (!answer.ok) throw new Refused(said as ConstructorParameters<typeof Refused>[0]);
    return said as T;
  }
}
