// boardgame.io's own server: node server.cjs memory | node server.cjs flatfile <folder>. Prints its port.

const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { paint } = require("./games.cjs");

const [storage, dir] = process.argv.slice(2);

async function main() {
  const db = storage === "flatfile" ? new FlatFile({ dir }) : undefined;
  const server = Server({ games: [paint], origins: [Origins.LOCALHOST], ...(db ? { db } : {}) });
  const running = await server.run({ port: 0 });
  console.log(JSON.stringify({ port: running.appServer.address().port }));
}

main();
