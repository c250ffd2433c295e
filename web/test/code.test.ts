import { expect, test } from 'vitest';
import { described, reachOf, read, written, type Code } from '../src/two/code';

const SDP = [
  'v=0', 'o=- 7811167776016248994 2 IN IP4 127.0.0.1', 's=-', 't=0 0', 'a=group:BUNDLE 0',
  'm=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 0.0.0.0',
  'a=candidate:1461725151 1 udp 2113937151 317f6781-9d30-4c3b-b266-02b2ad3b8977.local 45105 typ host generation 0 network-cost 999',
  'a=candidate:1347570543 1 udp 2113942271 192.0.2.7 44634 typ host generation 0',
  'a=candidate:3 1 udp 2113942271 2001:db8::12:7 50000 typ host generation 0',
  'a=candidate:4 1 tcp 1518280447 192.0.2.7 9 typ host tcptype active',
  'a=candidate:5 1 udp 1677729535 198.51.100.4 50000 typ srflx raddr 192.0.2.7 rport 44634',
  'a=candidate:6 1 udp 2113942271 fe80::1%eth0 50001 typ host',
  'a=ice-ufrag:9cSI', 'a=ice-pwd:P2zh/pJbNMU4okOBHyxq8wDw',
  'a=fingerprint:sha-256 14:55:CA:98:47:46:06:68:42:8E:48:DC:05:72:D6:C9:3E:13:52:4F:AB:41:3B:DC:64:57:4A:D5:76:94:3B:36',
  'a=setup:actpass', 'a=mid:0', 'a=sctp-port:5000', 'a=max-message-size:262144', '',
].join('\r\n');
const OFFER: Code = { kind: 'offer', pair: 'cin2tK_FYJ1AmP0fPwvRFQ', game: 'skulls-of-sedlec', name: 'Käthe ☠', reach: reachOf(SDP) };

test('a description is its name, password, certificate and places in the own network', () => {
  const { ufrag, pwd, fingerprint, places } = OFFER.reach;
  expect([ufrag, pwd, fingerprint.length, fingerprint[0]]).toEqual(['9cSI', 'P2zh/pJbNMU4okOBHyxq8wDw', 32, 0x14]);
  expect(places).toEqual([
    { host: '317f6781-9d30-4c3b-b266-02b2ad3b8977.local', port: 45105 },
    { host: '192.0.2.7', port: 44634 },
    { host: '2001:db8::12:7', port: 50000 },
  ]);
});

test('a code says the same again, alone or at the end of an address, and a camera reads it', () => {
  const code = written(OFFER);
  const places = OFFER.reach.places.map((place) => ({ ...place, host: place.host.replace('2001:db8::12:7', '2001:0db8:0000:0000:0000:0000:0012:0007') }));
  const expected = { ...OFFER, reach: { ...OFFER.reach, places } };
  expect(read(code)).toEqual(expected);
  expect(read(`  https://example.org/games/?/with#${code}\n`)).toEqual(expected);
  expect(code.length).toBeLessThan(271); // with an address, a code of 61 squares
  const answer: Code = { kind: 'answer', pair: OFFER.pair, reach: { ...OFFER.reach, places: [] } };
  expect(read(written(answer))).toEqual(answer);
});

test('what is rebuilt has what a browser reads', () => {
  const again = described('answer', OFFER.reach);
  expect(reachOf(again)).toEqual(OFFER.reach);
  expect(again).toContain('\r\na=setup:active\r\n');
  expect(again).toContain('\r\na=candidate:1 1 udp 2113937151 317f6781-9d30-4c3b-b266-02b2ad3b8977.local 45105 typ host\r\n');
  expect(described('offer', OFFER.reach)).toContain('\r\na=setup:actpass\r\n');
});

test('what is cut off, longer, of another kind or no code is none', () => {
  const code = written(OFFER);
  for (let length = 0; length < code.length; length += 1) expect(read(code.slice(0, length))).toBe(null);
  for (const text of ['', '#', 'hello', `${code}AAAA`, `Ag${code.slice(2)}`, 'A'.repeat(2000), '💀']) expect(read(text)).toBe(null);
});

test.each([
  ['a name with a line of its own', { ufrag: 'abcd\r\na=x' }],
  ['a password with a line of its own', { pwd: `${'a'.repeat(24)}\r\na=x` }],
  ['a password that is too short', { pwd: 'a' }],
])('%s is refused', (_, changed) => {
  expect(read(written({ ...OFFER, reach: { ...OFFER.reach, ...changed } }))).toBe(null);
});

test.each([['pair', '../x'], ['game', 'no game'], ['name', 'a'.repeat(41)]])('a %s that is none is refused', (field, value) => {
  expect(read(written({ ...OFFER, [field]: value }))).toBe(null);
});
