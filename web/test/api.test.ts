import { afterEach, expect, test, vi } from 'vitest';
import { api, fresh, Problem } from '../src/host/api';

const answering = (answer: () => Promise<Response>) => {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

afterEach(() => vi.unstubAllGlobals());

test('an answer is read', async () => {
  const fetched = answering(async () => json([{ name: 'bones' }]));
  expect(await api.games()).toEqual([{ name: 'bones' }]);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/games', { method: 'GET', headers: {}, body: null });
});

test('a body is sent as JSON', async () => {
  const fetched = answering(async () => json({ player: 'p' }));
  await api.introduce('Ada');
  expect(fetched.mock.calls[0]).toEqual(['/api/me', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Ada"}' }]);
});

test('nothing is read where nothing was sent', async () => {
  answering(async () => new Response(null, { status: 204 }));
  expect(await api.forget()).toBeUndefined();
});

test('a refusal is told in the words of the host', async () => {
  const said = { key: 'host-clock', args: {} };
  answering(async () => json({ type: 'refusal', code: 'host-clock', said }, 400));
  const problem = await api.lobby().catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(Problem);
  expect(problem).toMatchObject({ code: 'host-clock', said });
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('offline'))],
  ['an answer of somebody else', async () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
])('%s is a host that cannot be reached', async (_, answer) => {
  answering(answer);
  await expect(api.me()).rejects.toMatchObject({ code: 'page-offline', said: { key: 'page-offline', args: {} } });
});

test('an invitation goes along, escaped', async () => {
  const fetched = answering(async () => json({ type: 'ack' }));
  await api.command('t', { type: 'start', id: 'i' }, 'a&b');
  await api.command('t', { type: 'start', id: 'i' });
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/tables/t/commands?invite=a%26b', '/api/tables/t/commands']);
  expect([api.recordAddress('t', 'a b'), api.recordAddress('t', null)]).toEqual(['/api/tables/t/record?invite=a%20b', '/api/tables/t/record']);
});

test('a fresh text is 32 digits, and another one each time', () => {
  expect(fresh()).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(Array.from({ length: 50 }, fresh)).size).toBe(50);
});
