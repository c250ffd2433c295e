// The HTTP part of the protocol.
import { fetched } from '#network';
import type {
  Ack, AddedPuzzles, Advice, AllDraws, Answered, AnyCommand, Carried, Choices, Daily, DailyBoard, Described, Device, Entry, GameFacts, Listed, Matched, Me, MyGame, Nearby, NewAnswer, NewDevice, ListedTournament, NewFork, NewOptions, NewTable, NewToken, NewTournament,
  Opened, OpenedTournament, Practice, PushKey, PuzzleSets, RatedGame, RecordLooks, Recovery, Refusal, Reviewing, Session, Source, Spoken, Token, Tournament, Update, Wanted,
} from './protocol';

/** Why the host said no, or that it could not be reached. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly said: Spoken,
  ) {
    super(code);
  }
}

const AWAY: Spoken = { key: 'page-offline', args: {} };

async function answered(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetched(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    });
  } catch {
    throw new Problem('page-offline', AWAY);
  }
  if (!answer.ok) {
    const refusal = (await answer.json().catch(() => null)) as Refusal | null;
    throw new Problem(refusal?.code ?? 'page-offline', refusal?.said ?? AWAY);
  }
  return answer;
}

async function asked<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await answered(method, path, body);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

function query(invite: string | null, more: Record<string, number> = {}): string {
  const asked = Object.entries({ ...more, ...(invite ? { invite } : {}) }).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return asked.length ? `?${asked.join('&')}` : '';
}

export const api = {
  games: () => asked<GameFacts[]>('GET', '/api/games'),
  /** All texts of a game, as Fluent. */
  words: async (game: string, language: string) => (await answered('GET', `/api/words/${encodeURIComponent(game)}/${language}`)).text(),
  /** Where others in the local network find this host. */
  nearby: () => asked<Nearby>('GET', '/api/nearby'),
  me: () => asked<Me>('GET', '/api/me'),
  introduce: (name: string) => asked<Me>('POST', '/api/me', { name }),
  forget: () => asked<void>('DELETE', '/api/me'),
  sessions: () => asked<Session[]>('GET', '/api/me/sessions'),
  endSession: (number: string) => asked<void>('DELETE', `/api/me/sessions/${number}`),
  tokens: () => asked<Token[]>('GET', '/api/me/tokens'),
  newToken: (token: NewToken) => asked<Token>('POST', '/api/me/tokens', token),
  withdraw: (number: string) => asked<void>('DELETE', `/api/me/tokens/${number}`),
  recovery: () => asked<Recovery>('POST', '/api/me/recovery'),
  recover: (code: string) => asked<Me>('POST', '/api/recover', { code }),
  lobby: () => asked<Listed[]>('GET', '/api/tables'),
  mine: () => asked<Listed[]>('GET', '/api/me/tables'),
  myGames: (before: number | null) => asked<MyGame[]>('GET', `/api/me/games${before === null ? '' : `?before=${before}`}`),
  puzzleSets: () => asked<PuzzleSets[]>('GET', '/api/me/practice'),
  practise: (game: string, source: Source) => asked<Practice>('GET', `/api/me/practice/${encodeURIComponent(game)}?source=${source}`),
  answer: (game: string, answer: NewAnswer) => asked<Answered>('POST', `/api/me/practice/${encodeURIComponent(game)}`, answer),
  addMistakes: (table: string, invite: string | null, seat: number) => asked<AddedPuzzles>('POST', `/api/tables/${table}/practice${query(invite)}`, { seat }),
  draws: () => asked<AllDraws>('GET', '/api/draws'),
  /** Refused as a table with these options would be. */
  checkOptions: (options: NewOptions) => asked<void>('POST', '/api/options', options),
  /** Finds an opponent for a rated game, or a table to wait at. */
  match: (wanted: Wanted) => asked<Matched>('POST', '/api/match', wanted),
  rating: (table: string, invite: string | null) => asked<RatedGame>('GET', `/api/tables/${table}/rating${query(invite)}`),
  open: (table: NewTable) => asked<Opened>('POST', '/api/tables', table),
  command: (table: string, command: AnyCommand, invite: string | null = null) =>
    asked<Ack>('POST', `/api/tables/${table}/commands${query(invite)}`, command),
  learn: (game: string) => asked<Opened>('POST', `/api/lessons/${game}`),
  /** The games of a day, or of today. */
  daily: (day: string | null) => asked<Daily>('GET', `/api/daily${day === null ? '' : `/${day}`}`),
  boards: (day: string) => asked<DailyBoard[]>('GET', `/api/daily/${day}/boards`),
  playDaily: (day: string, game: string) => asked<Opened>('POST', `/api/daily/${day}/${game}`),
  bestLine: (day: string, game: string) => asked<Opened>('POST', `/api/daily/${day}/${game}/best`),
  tournaments: () => asked<ListedTournament[]>('GET', '/api/tournaments'),
  openTournament: (tournament: NewTournament) => asked<OpenedTournament>('POST', '/api/tournaments', tournament),
  tournament: (tournament: string, invite: string | null) => asked<Tournament>('GET', `/api/tournaments/${tournament}${query(invite)}`),
  enter: (tournament: string, invite: string | null, entry: Entry) => asked<Tournament>('POST', `/api/tournaments/${tournament}/enter${query(invite)}`, entry),
  leaveTournament: (tournament: string) => asked<void>('POST', `/api/tournaments/${tournament}/leave`),
  startTournament: (tournament: string) => asked<Tournament>('POST', `/api/tournaments/${tournament}/start`),
  showText: (tournament: string, text: string) => asked<Tournament>('POST', `/api/tournaments/${tournament}/show`, { text }),
  cancelTournament: (tournament: string) => asked<void>('DELETE', `/api/tournaments/${tournament}`),
  actions: (table: string, invite: string | null) => asked<Choices>('GET', `/api/tables/${table}/actions${query(invite)}`),
  /** As it was written: a number of JavaScript would round a seed. */
  record: async (table: string, invite: string | null) => (await answered('GET', api.recordAddress(table, invite))).text(),
  coach: (table: string, invite: string | null) => asked<Advice>('GET', `/api/tables/${table}/coach${query(invite)}`),
  table: (table: string, invite: string | null) => asked<Update>('GET', `/api/tables/${table}${query(invite)}`),
  looks: (table: string, invite: string | null, from: number, more: { count?: number; seat?: number } = {}) =>
    asked<RecordLooks>('GET', `/api/tables/${table}/looks${query(invite, { from, ...more })}`),
  review: (table: string, invite: string | null) => asked<Reviewing>('GET', `/api/tables/${table}/review${query(invite)}`),
  fork: (table: string, invite: string | null, fork: NewFork) => asked<Opened>('POST', `/api/tables/${table}/fork${query(invite)}`, fork),
  /** Puts a record on a table, as it was written. */
  lay: (record: string) => asked<Opened>('POST', '/api/records', record),
  /** Keeps a game that was played elsewhere among one's own; the seat only where not all its people are this player. */
  carry: (record: string, seat: number | null) => asked<Carried>('POST', `/api/me/games${seat === null ? '' : `?seat=${seat}`}`, record),
  counsel: (described: Described) => asked<Advice>('POST', '/api/counsel', described),
  pushKey: () => asked<PushKey>('GET', '/api/push'),
  subscribe: (device: NewDevice) => asked<Device>('POST', '/api/me/push', device),
  unsubscribe: (number: string) => asked<void>('DELETE', `/api/me/push/${number}`),
  recordAddress: (table: string, invite: string | null) => `/api/tables/${table}/record${query(invite)}`,
};

/** A random text: an id that no other command has, or a text for the dice. */
export function fresh(): string {
  // randomUUID is missing where the page comes without TLS from another machine.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
