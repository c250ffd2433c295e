// A boardgame.io server for one small dice game: node server.cjs PORT FOLDER
'use strict';

process.env.NODE_ENV = 'production'; // before the import: silences its info log
const { FlatFile, Server } = require('boardgame.io/server');

const [port, dir] = process.argv.slice(2);
if (!Number(port) || !dir) {
  console.error('usage: node server.cjs PORT FOLDER');
  process.exit(2);
}

const dice = {
  name: 'dice',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ scores: [0, 0], last: [] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    roll: ({ G, playerID, random }) => {
      G.last = random.D6(3);
      for (const face of G.last) G.scores[playerID] += face;
    },
  },
};

// Not durable: node-persist overwrites files in place with fs.writeFile (no fsync, no rename), and only after the update went out.
const db = new FlatFile({ dir });

Server({ games: [dice], db, origins: [] })
  // Its `port` goes to net.Server.listen() as it is, which takes a host this way.
  .run({ port: { port: Number(port), host: '127.0.0.1' } })
  .then(() => console.log('ready'));
