// What two pages must know of each other to connect, in so few letters that a camera reads them: the rest of a session
// description is the same for everybody and is written anew.

/** How to reach a page: the name, password and certificate of its connection, and its places in the network. */
export interface Reach {
  ufrag: string;
  pwd: string;
  fingerprint: Uint8Array;
  places: Place[];
}

export interface Place {
  /** An address, or a name that only the local network knows. */
  host: string;
  port: number;
}

/** An invitation says to which game, and from whom; an answer is for one. */
export type Code = { pair: string; reach: Reach } & ({ kind: 'offer'; game: string; name: string } | { kind: 'answer' });

const VERSION = 1;
const KINDS = ['offer', 'answer'] as const;
const [NAME, IPV4, IPV6] = [0, 1, 2];
const HASH = 32; // bytes of SHA-256
const MOST_PLACES = 6;
const LONGEST = 1000; // letters
const PAIR = /^[A-Za-z0-9_-]{1,40}$/;
const GAME = /^[a-z0-9-]{1,40}$/;
// Nothing else may stand in a session description: a line of its own would change it.
const UFRAG = /^[A-Za-z0-9+/]{4,40}$/;
const PWD = /^[A-Za-z0-9+/]{22,80}$/;
const LOCAL = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.local$/;

export function written(code: Code): string {
  const parts = new Writer();
  parts.byte(VERSION);
  parts.byte(KINDS.indexOf(code.kind));
  parts.text(code.pair);
  if (code.kind === 'offer') {
    parts.text(code.game);
    parts.text(code.name);
  }
  parts.text(code.reach.ufrag);
  parts.text(code.reach.pwd);
  parts.bytes(code.reach.fingerprint);
  const places = code.reach.places.slice(0, MOST_PLACES);
  parts.byte(places.length);
  for (const { host, port } of places) {
    const [kind, bytes] = packed(host);
    parts.byte(kind);
    parts.bytes(bytes);
    parts.byte(port >> 8);
    parts.byte(port & 255);
  }
  return btoa(String.fromCharCode(...parts.all)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What a code says, alone or at the end of an address; null if it is none. */
export function read(text: string): Code | null {
  const code = text.trim().split('#').pop() ?? '';
  if (code.length > LONGEST || !/^[A-Za-z0-9_-]+$/.test(code)) return null;
  try {
    const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    return parsed(new Reader(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0))));
  } catch {
    return null; // it is cut off, or no text
  }
}

function parsed(parts: Reader): Code | null {
  if (parts.byte() !== VERSION) return null;
  const kind = KINDS[parts.byte()];
  const pair = parts.text();
  const [game, name] = kind === 'offer' ? [parts.text(), parts.text()] : ['none', ''];
  const [ufrag, pwd, fingerprint] = [parts.text(), parts.text(), parts.bytes(HASH)];
  const places = Array.from({ length: Math.min(parts.byte(), MOST_PLACES) }, () => {
    const host = unpacked(parts.byte(), parts);
    return { host, port: parts.byte() * 256 + parts.byte() };
  });
  const fits = PAIR.test(pair) && GAME.test(game) && name.length <= 40 && UFRAG.test(ufrag) && PWD.test(pwd);
  if (!kind || !fits || !parts.done) return null;
  const reach = { ufrag, pwd, fingerprint, places };
  return kind === 'offer' ? { kind, pair, game, name, reach } : { kind, pair, reach };
}

/** What a session description says that others do not. */
export function reachOf(sdp: string): Reach {
  const value = (name: string): string => new RegExp(`^a=${name}:(.*)$`, 'm').exec(sdp)?.[1]?.trim() ?? '';
  const fingerprint = value('fingerprint').replace(/^sha-256 /i, '');
  const places = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)].map(([, host = '', port]) => ({ host: host.toLowerCase(), port: Number(port) }));
  return {
    ufrag: value('ice-ufrag'),
    pwd: value('ice-pwd'),
    fingerprint: Uint8Array.from(fingerprint.split(':'), (pair) => parseInt(pair, 16)),
    places: places.filter(({ host }) => LOCAL.test(host) || isIpv4(host) || groups(host) !== null),
  };
}

/** The whole description again. */
export function described(kind: Code['kind'], { ufrag, pwd, fingerprint, places }: Reach): string {
  const hash = Array.from(fingerprint, (byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(':');
  const lines = [
    'v=0', 'o=- 1 2 IN IP4 127.0.0.1', 's=-', 't=0 0', 'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 0.0.0.0',
    ...places.map(({ host, port }, at) => `a=candidate:${at + 1} 1 udp ${2113937151 - 256 * at} ${host} ${port} typ host`),
    `a=ice-ufrag:${ufrag}`, `a=ice-pwd:${pwd}`, `a=fingerprint:sha-256 ${hash}`,
    `a=setup:${kind === 'offer' ? 'actpass' : 'active'}`, 'a=mid:0', 'a=sctp-port:5000', 'a=max-message-size:262144',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

const isIpv4 = (host: string): boolean => /^(\d{1,3}\.){3}\d{1,3}$/.test(host);

/** The eight groups of an address of IPv6. */
function groups(host: string): number[] | null {
  if (!/^[0-9a-f:]{2,39}$/.test(host)) return null;
  const [start = '', end] = host.split('::');
  const [first, last] = [start, end ?? ''].map((half) => (half ? half.split(':') : []));
  const gap = end === undefined ? 0 : 8 - (first?.length ?? 0) - (last?.length ?? 0);
  const all = [...(first ?? []), ...Array.from({ length: Math.max(gap, 0) }, () => '0'), ...(last ?? [])];
  return all.length === 8 ? all.map((group) => parseInt(group, 16)) : null;
}

function packed(host: string): [number, Uint8Array] {
  if (LOCAL.test(host)) {
    const digits = host.slice(0, -'.local'.length).replaceAll('-', '');
    return [NAME, Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16))];
  }
  if (isIpv4(host)) return [IPV4, Uint8Array.from(host.split('.'), Number)];
  return [IPV6, Uint8Array.from((groups(host) ?? []).flatMap((group) => [group >> 8, group & 255]))];
}

function unpacked(kind: number, parts: Reader): string {
  if (kind === IPV4) return [...parts.bytes(4)].join('.');
  const digits = Array.from(parts.bytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (kind === IPV6) return (digits.match(/.{4}/g) ?? []).join(':');
  if (kind !== NAME) throw new RangeError(String(kind));
  return `${digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}.local`;
}

class Writer {
  all: number[] = [];

  byte(value: number): void {
    this.all.push(value);
  }

  bytes(values: Uint8Array): void {
    this.all.push(...values);
  }

  text(text: string): void {
    const bytes = new TextEncoder().encode(text);
    this.byte(bytes.length);
    this.bytes(bytes);
  }
}

class Reader {
  #at = 0;

  constructor(readonly all: Uint8Array) {}

  get done(): boolean {
    return this.#at === this.all.length;
  }

  byte(): number {
    return this.bytes(1)[0] ?? 0;
  }

  bytes(count: number): Uint8Array {
    if (this.#at + count > this.all.length) throw new RangeError('cut off');
    return this.all.slice(this.#at, (this.#at += count));
  }

  text(): string {
    return new TextDecoder('utf-8', { fatal: true }).decode(this.bytes(this.byte()));
  }
}
