/**
 * Where names go: on their area or touching its coast, never nearer to another land, free of pieces and of
 * each other. A name stays where it is until something comes to stand there, and goes home from a bad place.
 */
import type { Area, Atlas, Box, Spot } from './atlas';
import { SEA_SHARE } from './sizes';
import { widthOf } from './widths';

export interface NamePlace extends Spot {
  token: string;
  kind: 'land' | 'sea';
  lines: string[];
  /** Of its letters, in units of the sheet. */
  size: number;
  box: Box;
  /** Whether it covers nothing. */
  clear: boolean;
}
interface Trial extends Spot {
  text: string;
  size: number;
  lines: string[];
  box: Box;
  cost: number;
}

/** Steps in cell radii, and how far a name may be from the middle of one of its cells: usual, and at need. */
const COARSE = { across: 0.34, down: 0.24, touch: 0.95, size: 1 };
const FINE = { across: 0.17, down: 0.1, touch: 1.2, size: 1 };
const SMALL = { ...FINE, size: 0.86 };
const HIGH = 1.02; // em of a line
const GAP = 3; // between names
const LEADING = 2.5; // between one and the next below it
const OTHER_LAND = 900;
const OFF_LAND = 70;
const OFF_SEA = 160;
const MOST = 900; // trials that are kept of a name
const BELOW = 0.45; // cell radii
const ROUNDS = 4;
const HOMESICK = 120; // how much worse than its home a place must be to be left without need

export class NameBoard {
  #trials = new Map<string, Trials>();
  #last = new Map<string, Trial>();
  #homes: Labels = NOBODY;
  #size = 0;

  constructor(readonly atlas: Atlas) {}

  /** Names by token; lands first, and what has least room. */
  lay(texts: ReadonlyMap<string, string>, size: number, boxes: Box[], soft: Box[]): NamePlace[] {
    if (size !== this.#size) {
      this.#size = size;
      this.#trials.clear();
      this.#last.clear();
      this.#homes = NOBODY;
    }
    const areas = [...texts.keys()]
      .map((token) => this.atlas.areas.get(token))
      .filter((area) => area !== undefined)
      .sort(byRoom);
    const near = new Map(areas.map((area) => [area.token, this.#around(area, texts, boxes, soft, COARSE)]));
    const set = this.#keep(areas, near);
    let waiting = areas.filter((area) => !set.has(area.token));
    for (let round = 0; waiting.length && round < ROUNDS; round++) {
      const again: Area[] = [];
      for (const area of waiting) {
        let own = near.get(area.token) as Near;
        let found = best(own, set, area.token);
        for (const grid of [FINE, SMALL]) {
          if (found && found.over === 0) break;
          own = this.#around(area, texts, boxes, soft, grid);
          near.set(area.token, own);
          found = best(own, set, area.token);
        }
        if (!found) continue;
        set.set(area.token, found.trial);
        if (found.over === 0 || round === ROUNDS - 1) continue;
        // No room beside the other names: those in the way look for another place.
        const alone = best(own, NOBODY, area.token);
        if (!alone || alone.over > 0) continue;
        set.set(area.token, alone.trial);
        for (const [token, other] of set)
          if (token !== area.token && meets(alone.trial.box, other.box, GAP)) {
            set.delete(token);
            again.push(this.atlas.areas.get(token) as Area);
          }
      }
      waiting = again;
    }
    this.#last = set;
    return areas.flatMap((area) => {
      const trial = set.get(area.token);
      if (!trial) return [];
      const { token, kind } = area;
      const { x, y, lines, box, size } = trial;
      const hard = near.get(token)?.hard ?? [];
      const clear = !hard.some((other) => meets(other, box)) && !meetsName(set, token, box, 0);
      return [{ token, kind, x, y, lines, box, clear, size }];
    });
  }

  /** From now on names are at home where they are. */
  moveIn(): void {
    this.#homes = this.#last;
  }

  /** Names that may stay where they were, or can go home from a place that is no good. */
  #keep(areas: Area[], near: Map<string, Near>): Map<string, Trial> {
    const set = new Map<string, Trial>();
    for (const { token } of areas) {
      const last = this.#last.get(token);
      const home = this.#homes.get(token);
      const own = near.get(token);
      const bad = last && home && last.cost > home.cost + HOMESICK;
      const free = [bad ? home : undefined, last, home].find(
        (trial) =>
          trial?.text === own?.text &&
          trial &&
          !own?.hard.some((box) => meets(box, trial.box)) &&
          !meetsName(set, token, trial.box, 0),
      );
      if (free) set.set(token, free);
    }
    return set;
  }

  #around(area: Area, texts: ReadonlyMap<string, string>, boxes: Box[], soft: Box[], grid: Grid): Near {
    const text = texts.get(area.token) ?? area.name;
    const key = `${area.token} ${grid.down} ${grid.size} ${text}`;
    let known = this.#trials.get(key);
    if (!known) {
      const trials = trialsOf(area, text, sizeOf(area, this.#size) * grid.size, this.atlas, grid);
      known = { trials, reach: reachOf(trials) };
      this.#trials.set(key, known);
    }
    const { trials, reach } = known;
    return {
      text,
      trials,
      hard: boxes.filter((box) => meets(box, reach)),
      soft: soft.filter((box) => meets(box, reach)),
    };
  }
}

type Grid = typeof COARSE;
interface Trials {
  trials: Trial[];
  /** All of them together. */
  reach: Box;
}
interface Near {
  text: string;
  trials: Trial[];
  hard: Box[];
  soft: Box[];
}

const sizeOf = (area: Area, size: number) => (area.kind === 'land' ? size : size * SEA_SHARE);

const byRoom = (one: Area, other: Area) =>
  (one.kind === other.kind ? 0 : one.kind === 'land' ? -1 : 1) ||
  one.cells.length - other.cells.length ||
  (one.token < other.token ? -1 : 1);

type Labels = ReadonlyMap<string, Trial>;
const NOBODY: Labels = new Map();

function meetsName(set: Labels, but: string, box: Box, gap: number): boolean {
  for (const [token, other] of set) if (token !== but && meets(other.box, box, gap)) return true;
  return false;
}

/** The trial that costs least; how much of it is covered. */
function best({ trials, hard, soft }: Near, set: Labels, but: string): { trial: Trial; over: number } | null {
  const labels: Box[] = [];
  const reach = reachOf(trials);
  for (const [token, other] of set)
    if (token !== but && meets(other.box, reach, GAP)) labels.push(grown(other.box));
  let found: { trial: Trial; over: number } | null = null;
  let least = Infinity;
  for (const trial of trials) {
    if (trial.cost >= least) break; // they are sorted
    let over = 0;
    for (const box of hard) over += 14 * overlap(trial.box, box);
    for (const box of labels) over += 20 * overlap(trial.box, box);
    let cost = trial.cost + over;
    if (cost >= least) continue;
    for (const box of soft) cost += 2 * overlap(trial.box, box);
    if (cost < least) {
      least = cost;
      found = { trial, over };
    }
  }
  return found;
}

function reachOf(trials: Trial[]): Box {
  const all = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { box } of trials) {
    all.left = Math.min(all.left, box.left);
    all.top = Math.min(all.top, box.top);
    all.right = Math.max(all.right, box.right);
    all.bottom = Math.max(all.bottom, box.bottom);
  }
  return all;
}

/** All places for a name, the best first. */
function trialsOf(area: Area, text: string, size: number, atlas: Atlas, grid: Grid): Trial[] {
  const cell = atlas.size;
  const found: Trial[] = [];
  for (const lines of linesFor(text, area.kind)) {
    const wide = Math.max(...lines.map((line) => widthOf(line, area.kind))) * size;
    const high = lines.length * HIGH * size;
    const lands = foreignLands(area, atlas, wide);
    const { left, top, right, bottom } = area.box;
    const heart = heartOf(area, cell);
    for (let x = left - wide / 2 + 0.15 * cell; x <= right + wide / 2; x += grid.across * cell)
      for (let y = top - high / 2; y <= bottom + high / 2; y += grid.down * cell) {
        if (!touches(area, x, y, wide / 2, high / 2, grid.touch * cell)) continue;
        const cost =
          costAt(area, lands, atlas, x, y, wide) +
          (lines.length > 1 ? 25 : 0) +
          0.05 * Math.hypot(x - heart.x, y - heart.y);
        const box = { left: x - wide / 2, top: y - high / 2, right: x + wide / 2, bottom: y + high / 2 };
        found.push({ text, size, x, y, lines, box, cost });
      }
  }
  return found.sort((one, other) => one.cost - other.cost).slice(0, MOST);
}

/** Where a name is looked for first. In a sea of a single space a fleet stands in the middle: below it. */
function heartOf({ kind, cells, middle }: Area, cell: number): Spot {
  const below = kind === 'sea' && cells.length < 2 ? BELOW * cell : 0;
  return { x: middle.x, y: middle.y + below };
}

/** A long name of a sea may take two lines. */
function linesFor(text: string, kind: 'land' | 'sea'): string[][] {
  const words = text.split(' ');
  if (kind === 'land' || words.length < 2) return [[text]];
  const splits = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  const even = splits.reduce((one, other) => (longest(other) < longest(one) ? other : one));
  return [[text], even];
}

function touches(area: Area, x: number, y: number, wide: number, high: number, far: number): boolean {
  for (const cell of area.cells) {
    const dx = Math.max(0, Math.abs(x - cell.x) - wide);
    const dy = Math.max(0, Math.abs(y - cell.y) - high);
    if (dx * dx + dy * dy < far * far) return true;
  }
  return false;
}

/** The cells of other lands that a name might come near. */
function foreignLands(area: Area, { areas, size }: Atlas, reach: number): Spot[] {
  const far = reach + 2 * size;
  return [...areas.values()].flatMap((other) =>
    other === area || other.kind === 'sea'
      ? []
      : other.cells.filter((at) => area.cells.some((own) => Math.hypot(own.x - at.x, own.y - at.y) < far)),
  );
}

/** Where a name is looked at. Seas' names have no halo: not even their ends may lie on a land. */
const SIDES = { land: [-1 / 3, 0, 1 / 3], sea: [-0.48, -1 / 3, 0, 1 / 3, 0.48] };

function costAt(area: Area, lands: Spot[], atlas: Atlas, x: number, y: number, wide: number): number {
  let cost = 0;
  for (const side of SIDES[area.kind]) {
    const px = x + side * wide;
    let mine = Infinity;
    for (const own of area.cells) {
      const far = (own.x - px) * (own.x - px) + (own.y - y) * (own.y - y);
      if (far < mine) mine = far;
    }
    const token = atlas.tokenAt(px, y);
    if (token !== area.token) {
      const onLand = token?.startsWith('land:') ?? false;
      const astray = onLand || (area.kind === 'land' && nearer(lands, px, y, mine));
      cost += astray ? OTHER_LAND : area.kind === 'land' ? OFF_LAND : OFF_SEA;
    }
    cost += 3 * Math.max(0, Math.sqrt(mine) - 0.9 * atlas.size);
  }
  return cost;
}

function nearer(cells: Spot[], x: number, y: number, than: number): boolean {
  for (const cell of cells) if ((cell.x - x) * (cell.x - x) + (cell.y - y) * (cell.y - y) < than) return true;
  return false;
}

const meets = (one: Box, other: Box, gap = -0.5) =>
  one.left < other.right + gap &&
  other.left < one.right + gap &&
  one.top < other.bottom + gap &&
  other.top < one.bottom + gap;

const grown = (box: Box): Box => ({
  left: box.left - GAP,
  top: box.top - LEADING,
  right: box.right + GAP,
  bottom: box.bottom + LEADING,
});

const overlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
