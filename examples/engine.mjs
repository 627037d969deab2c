// A bot for Delos in JavaScript: `delos engine check node examples/engine.mjs`.
// It likes metropolises and buildings, buys what it can, and otherwise chooses by its own dice.
import { createInterface } from "node:readline";

const LIKED = [/metropolis/, /^build/, /^buy|^recruit|^card/, /^(offer|bid) /, /^(settle|march|sail)/];
let dice = 1;
let position = null;

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

function draw(sides) {
  dice = (dice * 48271) % 2147483647;
  return dice % sides;
}

function choose({ choices }) {
  for (const liked of LIKED) {
    const found = choices.filter((choice) => liked.test(choice.text));
    if (found.length && draw(4)) return found[draw(found.length)].id;
  }
  return choices[draw(choices.length)].id;
}

const answers = {
  hello: () => say({ type: "hello", protocol: 1, name: "Builder", author: "Delos examples" }),
  newgame: ({ seed }) => (dice = (seed % 2147483646) + 1),
  position: (message) => (position = message),
  go: ({ go }) => say({ type: "choice", go, id: choose(position) }),
  ping: ({ ping }) => say({ type: "pong", ping }),
  quit: () => process.exit(0),
};

createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  answers[message.type]?.(message); // what it does not know it skips
});
