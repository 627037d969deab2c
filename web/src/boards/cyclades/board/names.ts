/**
 * Where names go: on their area or touching its coast, never nearer to another land, free of pieces and of
 * each other. A name stays where it is until something comes to stand there.
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
  lines: string[];
  box: Box;
  cost: number;
}

const ACROSS = 0.22; // steps, in cell radii
const DOWN = 0.16;
const TOUCH = 0.95; // how far a name may be from the middle of one of its cells
const HIGH = 1.02; // em of a line
const GAP = 3; // between names
const OTHER_LAND = 900;
const OFF_LAND = 70;
const OFF_SEA = 160;
const MOST = 500; // trials that are kept of a name
const ROUNDS = 4;

export class NameBoard {
  #trials = new Map<string, Trial[]>();
  #last = new Map<string, Trial>();
  #size = 0;

  constructor(readonly atlas: Atlas) {}

  /** Names by token; lands first, and what has least room. */
  lay(texts: ReadonlyMap<string, string>, size: number, boxes: Box[], soft: Box[]): NamePlace[] {
    if (size !== this.#size) {
      this.#size = size;
      this.#trials.clear();
      this.#last.clear();
    }
    const areas = [...texts.keys()]
      .map((token) => this.atlas.areas.get(token))
      .filter((area) => area !== undefined)
      .sort(byRoom);
    const near = new Map(areas.map((area) => [area.token, this.#around(area, texts, boxes, soft)]));
    const set = this.#keep(areas, near);
    let waiting = areas.filter((area) => !set.has(area.token));
    for (let round = 0; waiting.length && round < ROUNDS; round++) {
      const again: Area[] = [];
      for (const area of waiting) {
        const own = near.get(area.token) as Near;
        const last = round === ROUNDS - 1;
        const found = best(own, labelsOf(set, area.token));
        if (!found) continue;
        set.set(area.token, found.trial);
        if (found.over === 0 || last) continue;
        // No room beside the other names: those in the way look for another place.
        const alone = best(own, []);
        if (!alone || alone.over > 0) continue;
        set.set(area.token, alone.trial);
        for (const [token, other] of set)
          if (token !== area.token && meets(grown(alone.trial.box), other.box)) {
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
      const { hard } = near.get(area.token) as Near;
      const others = labelsOf(set, area.token);
      const clear = ![...hard, ...others].some((box) => meets(box, trial.box));
      const { token, kind } = area;
      const { x, y, lines, box } = trial;
      return [{ token, kind, x, y, lines, box, clear, size: sizeOf(area, size) }];
    });
  }

  /** Names that may stay where they were. */
  #keep(areas: Area[], near: Map<string, Near>): Map<string, Trial> {
    const set = new Map<string, Trial>();
    for (const { token } of areas) {
      const last = this.#last.get(token);
      const own = near.get(token);
      if (!last || !own?.trials.includes(last)) continue;
      if (own.hard.some((box) => meets(box, last.box))) continue;
      if (labelsOf(set, token).some((box) => meets(box, last.box))) continue;
      set.set(token, last);
    }
    return set;
  }

  #around(area: Area, texts: ReadonlyMap<string, string>, boxes: Box[], soft: Box[]): Near {
    const text = texts.get(area.token) ?? area.name;
    const key = `${area.token} ${text}`;
    let trials = this.#trials.get(key);
    if (!trials) this.#trials.set(key, (trials = trialsOf(area, text, sizeOf(area, this.#size), this.atlas)));
    const reach = trials.reduce(
      (all, { box }) => ({
        left: Math.min(all.left, box.left),
        top: Math.min(all.top, box.top),
        right: Math.max(all.right, box.right),
        bottom: Math.max(all.bottom, box.bottom),
      }),
      { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity },
    );
    return {
      trials,
      hard: boxes.filter((box) => meets(box, reach)),
      soft: soft.filter((box) => meets(box, reach)),
    };
  }
}

interface Near {
  trials: Trial[];
  hard: Box[];
  soft: Box[];
}

const sizeOf = (area: Area, size: number) => (area.kind === 'land' ? size : size * SEA_SHARE);

const byRoom = (one: Area, other: Area) =>
  (one.kind === other.kind ? 0 : one.kind === 'land' ? -1 : 1) ||
  one.cells.length - other.cells.length ||
  (one.token < other.token ? -1 : 1);

const labelsOf = (set: ReadonlyMap<string, Trial>, but: string) =>
  [...set].filter(([token]) => token !== but).map(([, trial]) => grown(trial.box));

/** The trial that costs least; how much of it is covered. */
function best({ trials, hard, soft }: Near, labels: Box[]): { trial: Trial; over: number } | null {
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

/** All places for a name, the best first. */
export function trialsOf(area: Area, text: string, size: number, atlas: Atlas): Trial[] {
  const cell = atlas.size;
  const found: Trial[] = [];
  const reach = cell * 2 + widthOf(text, area.kind) * size;
  const others = [...atlas.areas.values()]
    .filter((other) => other !== area)
    .flatMap((other) =>
      other.cells
        .filter((at) => area.cells.some((own) => Math.hypot(own.x - at.x, own.y - at.y) < reach))
        .map((at) => ({ ...at, land: other.kind === 'land' })),
    );
  for (const lines of linesFor(text, area.kind)) {
    const wide = Math.max(...lines.map((line) => widthOf(line, area.kind))) * size;
    const high = lines.length * HIGH * size;
    const { left, top, right, bottom } = area.box;
    for (let x = left - wide / 2 + 0.15 * cell; x <= right + wide / 2; x += ACROSS * cell)
      for (let y = top - high / 2; y <= bottom + high / 2; y += DOWN * cell) {
        if (!touches(area, x, y, wide / 2, high / 2, TOUCH * cell)) continue;
        const cost =
          costAt(area, others, x, y, wide, cell) +
          (lines.length > 1 ? 25 : 0) +
          0.05 * Math.hypot(x - area.middle.x, y - area.middle.y);
        const box = { left: x - wide / 2, top: y - high / 2, right: x + wide / 2, bottom: y + high / 2 };
        found.push({ x, y, lines, box, cost });
      }
  }
  return found.sort((one, other) => one.cost - other.cost).slice(0, MOST);
}

/** A long name of a sea may take two lines. */
function linesFor(text: string, kind: 'land' | 'sea'): string[][] {
  const words = text.split(' ');
  if (kind === 'land' || words.length < 2) return [[text]];
  const splits = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  const even = splits.reduce((one, other) => (longest(other) < longest(one) ? other : one));
  return [[text], even];
}

function touches(area: Area, x: number, y: number, wide: number, high: number, far: number): boolean {
  return area.cells.some(
    (cell) =>
      Math.hypot(Math.max(0, Math.abs(x - cell.x) - wide), Math.max(0, Math.abs(y - cell.y) - high)) < far,
  );
}

function costAt(
  area: Area,
  others: (Spot & { land: boolean })[],
  x: number,
  y: number,
  wide: number,
  cell: number,
): number {
  let cost = 0;
  for (const px of [x - wide / 3, x, x + wide / 3]) {
    let mine = Infinity;
    for (const own of area.cells) mine = Math.min(mine, Math.hypot(own.x - px, own.y - y));
    let nearest = Infinity;
    let land = false;
    for (const other of others) {
      const far = Math.hypot(other.x - px, other.y - y);
      if (far < nearest) [nearest, land] = [far, other.land];
    }
    if (nearest < mine) cost += land ? OTHER_LAND : area.kind === 'land' ? OFF_LAND : OFF_SEA;
    cost += 3 * Math.max(0, mine - 0.9 * cell);
  }
  return cost;
}

const meets = (one: Box, other: Box) =>
  one.left < other.right - 0.5 &&
  other.left < one.right - 0.5 &&
  one.top < other.bottom - 0.5 &&
  other.top < one.bottom - 0.5;

const grown = (box: Box): Box => ({
  left: box.left - GAP,
  top: box.top - 1,
  right: box.right + GAP,
  bottom: box.bottom + 1,
});

const overlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
