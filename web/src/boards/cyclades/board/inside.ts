/** Where in an area something can stand: points well inside its cells, with the room round each. */
import type { Area, Atlas, Spot } from './atlas';
import { turned } from './turn';

export interface Inside extends Spot {
  /** How far the next area's cells are. */
  room: number;
}

const EDGE = 0.26; // of a cell's radius
const STEP = 0.2;
const SIDE = 0.8661; // half the width of a cell, in radii
/** How far beyond its cells a crowded land reaches into the water, and a land that bursts. */
const SHORE = 0.4;
const FAR_SHORE = 0.85;
const known = new WeakMap<Area, Inside[]>();
const shores = new WeakMap<Area, Inside[]>();
const farShores = new WeakMap<Area, Inside[]>();

/** The middles of the cells, and a grid of points between them. Worked out once per area and turn. */
export function insideOf(area: Area, { size, turn, areas }: Atlas): Inside[] {
  let found = known.get(area);
  if (!found) known.set(area, (found = search(area, size, turn, areas)));
  return found;
}

/** The same with the shallows round a land: for want of room one stands with wet feet. */
export const ashoreOf = (area: Area, atlas: Atlas) => withShore(area, atlas, shores, SHORE);
/** Farther out, where a land has no room at all. */
export const offshoreOf = (area: Area, atlas: Atlas) => withShore(area, atlas, farShores, FAR_SHORE);

function withShore(area: Area, atlas: Atlas, kept: WeakMap<Area, Inside[]>, shore: number): Inside[] {
  if (area.kind === 'sea') return insideOf(area, atlas);
  let found = kept.get(area);
  if (!found) kept.set(area, (found = [...insideOf(area, atlas), ...shallows(area, atlas, shore)]));
  return found;
}

function shallows(area: Area, { size, tokenAt, areas }: Atlas, shore: number): Inside[] {
  const far = (1 + shore) * size;
  const lands = area.neighbours
    .filter((token) => token.startsWith('land:'))
    .flatMap((token) => areas.get(token)?.cells ?? []);
  const found: Inside[] = [];
  const { left, top, right, bottom } = area.box;
  const step = STEP * 1.4 * size;
  for (let x = left - shore * size; x <= right + shore * size; x += step)
    for (let y = top - shore * size; y <= bottom + shore * size; y += step) {
      const token = tokenAt(x, y);
      if (token === area.token || token?.startsWith('land:')) continue;
      if (!area.cells.some((cell) => near(cell, { x, y }, far))) continue;
      const room = Math.min(
        4 * size,
        ...lands.map((cell) => Math.hypot(cell.x - x, cell.y - y) - 0.92 * size),
      );
      // It leans over the water by nature; the farther out, the less it is liked.
      const out = Math.min(...area.cells.map((cell) => Math.hypot(cell.x - x, cell.y - y))) - 0.8 * size;
      found.push({ x, y, room: Math.min(room, 0.3 * size - out) });
    }
  return found;
}

function search(area: Area, size: number, turn: number, areas: Atlas['areas']): Inside[] {
  const cells = area.cells.map((cell) => turned(cell, -turn));
  const within = (x: number, y: number) =>
    cells.some((cell) => {
      const dx = Math.abs(x - cell.x);
      const dy = Math.abs(y - cell.y);
      return dx <= size * SIDE && dy <= size - dx / Math.sqrt(3);
    });
  const edge = EDGE * size;
  const clear = (x: number, y: number) =>
    [0, 60, 120, 180, 240, 300].every((side) => {
      const angle = (side * Math.PI) / 180;
      return within(x + edge * Math.cos(angle), y + edge * Math.sin(angle));
    });
  const foreign = area.neighbours
    .flatMap((token) => areas.get(token)?.cells ?? [])
    .filter((cell) => area.cells.some((own) => near(own, cell, 2 * size)));
  const roomAt = (spot: Spot) =>
    Math.min(4 * size, ...foreign.map((cell) => Math.hypot(cell.x - spot.x, cell.y - spot.y) - 0.92 * size));
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const spots = [...area.cells];
  const step = STEP * size;
  for (let x = Math.min(...xs) - size; x <= Math.max(...xs) + size; x += step)
    for (let y = Math.min(...ys) - size; y <= Math.max(...ys) + size; y += step)
      if (clear(x, y)) spots.push(turned({ x, y }, turn));
  return spots.map((spot) => ({ ...spot, room: roomAt(spot) }));
}

const near = (one: Spot, other: Spot, far: number) => Math.hypot(one.x - other.x, one.y - other.y) < far;
