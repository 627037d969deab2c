// Measures boardgame.io without a server: node worker.cjs <task> '<json>', one JSON object out.
// The same numbers and names as the workers in Python (bench/work/common.py).

const { spawn } = require("node:child_process");
const { once } = require("node:events");

const [task, text] = process.argv.slice(2);
const wanted = JSON.parse(text);

// CPU time of this process in seconds, its compiler's and collector's threads included.
function clock() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function chooser(seed) {
  let state = seed * 2654435761 + 1;
  return (list) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return list[Math.floor((state / 4294967296) * list.length)];
  };
}

function load() {
  const { Client } = require("boardgame.io/client");
  const games = require("./games.cjs");
  return (subject) => {
    const game = games[subject];
    const client = Client({ game, numPlayers: 2, debug: false });
    client.start();
    return { game, client };
  };
}

function usersLoop({ game, client }, seed, limit = Infinity) {
  const choice = chooser(seed);
  let all = 0;
  let real = 0;
  let state = client.getState();
  while (all < limit && state.ctx.gameover === undefined) {
    const legal = game.ai.enumerate(state.G, state.ctx);
    const { move, args } = choice(legal);
    client.moves[move](...args);
    const next = client.getState();
    // A refused move leaves no error, only the same state.
    if (next._stateID === state._stateID) throw new Error(`${move} ${args} was refused`);
    state = next;
    all += 1;
    if (legal.length > 1) real += 1;
  }
  return { all, real };
}

function play() {
  const table = load();
  for (let seed = 0; seed < 20; seed++) usersLoop(table(wanted.subject), seed); // warm the compiler
  let settingUp = 0;
  let playing = 0;
  let all = 0;
  let real = 0;
  for (let seed = 1; seed <= wanted.games; seed++) {
    const start = clock();
    const made = table(wanted.subject);
    const middle = clock();
    const counted = usersLoop(made, seed);
    playing += clock() - middle;
    settingUp += middle - start;
    all += counted.all;
    real += counted.real;
    made.client.stop();
  }
  const { games } = wanted;
  const whole = settingUp + playing;
  return {
    all: all / playing,
    real: real / playing,
    all_setup: all / whole,
    games: games / whole,
    all_per_game: all / games,
    real_per_game: real / games,
    setup_ms: (settingUp / games) * 1000,
  };
}

function reached(table, seed) {
  const { all } = usersLoop(table(wanted.subject), seed);
  const made = table(wanted.subject);
  usersLoop(made, seed, Math.floor(all / 2));
  return made;
}

function micros(call, times) {
  for (let i = 0; i < times; i++) call();
  let best = Infinity;
  for (let sample = 0; sample < 5; sample++) {
    const start = clock();
    for (let i = 0; i < times; i++) call();
    best = Math.min(best, clock() - start);
  }
  return (best / times) * 1e6;
}

// What a client is shown: the state through playerView.
function look() {
  const table = load();
  const seen = [1, 2, 3, 4].map((seed) => {
    const { client } = reached(table, seed);
    return micros(() => client.getState(), wanted.times * 100);
  });
  return { view_us: seen.reduce((sum, one) => sum + one, 0) / seen.length };
}

function memory() {
  const table = load();
  const kept = [];
  const make = (count) => {
    for (let i = 0; i < count; i++) kept.push(reached(table, kept.length + 1));
  };
  make(20);
  global.gc();
  const before = process.memoryUsage().heapUsed;
  make(wanted.times);
  global.gc();
  return { game_kb: (process.memoryUsage().heapUsed - before) / wanted.times / 1000 };
}

function start() {
  const begin = clock();
  require("boardgame.io/client");
  const loaded = clock();
  load()("tic-tac-toe");
  return { import_ms: (loaded - begin) * 1000, first_ms: (clock() - begin) * 1000 };
}

// One of the processes of `scaling`: ready, waits for its start, then games per second of wall time.
async function side() {
  const table = load();
  for (let seed = 0; seed < 20; seed++) usersLoop(table(wanted.subject), seed);
  console.log("ready");
  await once(process.stdin, "data");
  const begin = performance.now();
  for (let seed = 1; seed <= wanted.games; seed++) usersLoop(table(wanted.subject), seed);
  process.stdin.destroy();
  return { rate: wanted.games / ((performance.now() - begin) / 1000) };
}

async function together(processes) {
  const sides = Array.from({ length: processes }, () =>
    spawn(process.execPath, [__filename, "side", text], { stdio: ["pipe", "pipe", "inherit"] }),
  );
  await Promise.all(sides.map((one) => once(one.stdout, "data")));
  const answers = sides.map((one) => once(one.stdout, "data"));
  for (const one of sides) one.stdin.write("go\n");
  const rates = (await Promise.all(answers)).map(([words]) => JSON.parse(words).rate);
  return rates.reduce((sum, rate) => sum + rate, 0);
}

async function scaling() {
  return { scaling: (await together(2)) / (await together(1)) };
}

async function main() {
  const wall = performance.now();
  const used = clock();
  const numbers = await { play, look, memory, scaling, side, import: start }[task]();
  if (task === "play" || task === "look" || task === "memory")
    numbers.core_share = (clock() - used) / ((performance.now() - wall) / 1000);
  console.log(JSON.stringify(numbers));
}

main();
