// Plays the dice game of server.cjs: node load.mjs URL TABLES SECONDS RATE
// RATE 0: closed loop, each table has one action in flight; else so many actions per second over all tables.
import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';

const PATIENCE_MS = 10_000; // for one answer
const SETUP_MS = 120_000; // for all tables
const SETUP_AT_ONCE = 16;

const url = process.argv[2]?.replace(/\/$/, '');
const [tables, seconds, rate] = process.argv.slice(3).map(Number);
if (
  !['127.0.0.1', 'localhost'].includes(URL.canParse(url) && new URL(url).hostname) ||
  !(Number.isInteger(tables) && tables >= 1 && tables <= 2000) ||
  !(seconds > 0 && seconds <= 600) ||
  !(rate >= 0)
) {
  console.error('usage: node load.mjs URL TABLES SECONDS RATE (loopback; TABLES up to 2000, SECONDS up to 600)');
  process.exit(2);
}
setTimeout(() => {
  console.error('load: out of time');
  process.exit(1);
}, SETUP_MS + seconds * 1000 + 2 * PATIENCE_MS).unref();

async function post(path, body) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

// Resolves with the time when the seat has seen this state.
function reaches(seat, stateID) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer')), PATIENCE_MS);
    seat.wake = () => {
      if (seat.stateID < stateID) return;
      clearTimeout(timer);
      seat.wake = null;
      resolve(performance.now());
    };
    seat.wake();
  });
}

async function sit(matchID, playerID) {
  const { playerCredentials: credentials } = await post(`/games/dice/${matchID}/join`, {
    playerID,
    playerName: `player ${playerID}`,
  });
  // Its clients start with long polling and upgrade to this.
  const socket = io(`${url}/dice`, { transports: ['websocket'], forceNew: true, reconnection: false });
  const seat = { socket, matchID, playerID, credentials, stateID: -1, wake: null };
  const see = (state) => {
    seat.stateID = state._stateID;
    seat.wake?.();
  };
  socket.on('sync', (_, info) => see(info.state));
  socket.on('update', (_, state) => see(state));
  socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, 2));
  await reaches(seat, 0);
  return seat;
}

async function openTable() {
  const { matchID } = await post('/games/dice/create', { numPlayers: 2 });
  return [await sit(matchID, '0'), await sit(matchID, '1')];
}

function roll({ socket, matchID, playerID, credentials, stateID }) {
  const payload = { type: 'roll', args: [], playerID, credentials };
  socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, playerID);
}

const open = [];
let wanted = tables;
await Promise.all(
  Array.from({ length: SETUP_AT_ONCE }, async () => {
    while (wanted-- > 0) open.push(await openTable());
  }),
);

const latencies = [];
let errors = 0;
let last = 0;
console.error('seated');
const start = performance.now();
const end = start + seconds * 1000;

async function play(seats, number) {
  for (let turn = 0; ; turn++) {
    let begun = performance.now();
    if (begun >= end) return;
    if (rate) {
      const due = start + ((turn * tables + number) / rate) * 1000;
      if (due >= end) return;
      if (due > begun) {
        await sleep(due - begun);
        begun = performance.now();
      } else begun = due; // the table was still busy: its wait counts
    }
    const [actor, other] = turn % 2 ? [seats[1], seats[0]] : seats;
    const next = actor.stateID + 1;
    roll(actor);
    const acknowledged = reaches(actor, next).then((time) => {
      latencies.push(time - begun);
      last = Math.max(last, time);
    });
    await Promise.all([acknowledged, reaches(other, next)]);
  }
}

// The server drops an action that it refuses without a word, so a table with an error stops.
await Promise.all(open.map((seats, number) => play(seats, number).catch(() => errors++)));
for (const seat of open.flat()) seat.socket.close();

latencies.sort((a, b) => a - b);
const round = (value) => Math.round(value * 100) / 100;
const percentile = (p) => round(latencies[Math.ceil((latencies.length * p) / 100) - 1] ?? 0);
const elapsed = Math.max(last - start, 0) / 1000;
console.log(
  JSON.stringify({
    tables,
    actions: latencies.length,
    seconds: round(elapsed),
    rate: round(elapsed ? latencies.length / elapsed : 0),
    p50_ms: percentile(50),
    p99_ms: percentile(99),
    errors,
  }),
);
