// Two small games in the way boardgame.io's own examples are written: pure moves, `endIf`, and the
// legal moves in `ai.enumerate`, where its bots look for them.

const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];

const ticTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const { cells } = G;
    if (LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]))
      return { winner: ctx.currentPlayer };
    if (cells.every((cell) => cell !== null)) return { draw: true };
  },
  ai: {
    enumerate: (G) => {
      const found = [];
      G.cells.forEach((cell, at) => {
        if (cell === null) found.push({ move: "place", args: [at] });
      });
      return found;
    },
  },
};

// Reversi: eight by eight, about ten legal moves, up to sixty turns.
const SIZE = 8;
const STEPS = [[-1, -1], [-1, 0], [-1, 1], [0, -1], [0, 1], [1, -1], [1, 0], [1, 1]];

function flips(cells, at, player) {
  if (cells[at] !== null) return [];
  const found = [];
  const row = Math.floor(at / SIZE);
  const column = at % SIZE;
  for (const [down, right] of STEPS) {
    const run = [];
    let r = row + down;
    let c = column + right;
    while (r >= 0 && r < SIZE && c >= 0 && c < SIZE) {
      const owner = cells[r * SIZE + c];
      if (owner === null) break;
      if (owner === player) {
        found.push(...run);
        break;
      }
      run.push(r * SIZE + c);
      r += down;
      c += right;
    }
  }
  return found;
}

function places(cells, player) {
  const found = [];
  for (let at = 0; at < cells.length; at++) {
    if (cells[at] === null && flips(cells, at, player).length) found.push(at);
  }
  return found;
}

const reversi = {
  name: "reversi",
  setup: () => {
    const cells = Array(SIZE * SIZE).fill(null);
    cells[27] = cells[36] = "1";
    cells[28] = cells[35] = "0";
    return { cells, passes: 0 };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, at) => {
      const turned = flips([...G.cells], at, playerID);
      if (!turned.length) return INVALID_MOVE;
      G.cells[at] = playerID;
      for (const other of turned) G.cells[other] = playerID;
      G.passes = 0;
    },
    pass: ({ G }) => {
      G.passes += 1;
    },
  },
  endIf: ({ G }) => {
    if (G.passes < 2 && G.cells.includes(null)) return;
    const first = G.cells.filter((cell) => cell === "0").length;
    const second = G.cells.filter((cell) => cell === "1").length;
    return first === second ? { draw: true } : { winner: first > second ? "0" : "1" };
  },
  ai: {
    enumerate: (G, ctx) => {
      const found = places(G.cells, ctx.currentPlayer);
      return found.length
        ? found.map((at) => ({ move: "place", args: [at] }))
        : [{ move: "pass", args: [] }];
    },
  },
};

// Paint: four seats, eight by eight, no end. The seat whose turn it is paints a field that is not its
// own yet. As small as a game for a server may be: what is measured with it is the server.
const paint = {
  name: "paint",
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({ cells: Array(SIZE * SIZE).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, at) => {
      if (G.cells[at] === playerID) return INVALID_MOVE;
      G.cells[at] = playerID;
    },
  },
};

module.exports = { "tic-tac-toe": ticTacToe, reversi, paint };
