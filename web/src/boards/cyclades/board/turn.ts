/**
 * A map turned into its frame: the turn at which most can be seen, north up unless turning is worth it.
 * The drawing's own points become points of the sheet by `turned`; the sheet is what the camera looks at.
 */
import type { Box, Spot } from './atlas';

export const STEP = 10; // degrees: turns that are tried
const WORTH = 1.08; // a turn must gain this much
const ROOT3 = Math.sqrt(3);

/** Where a point of the drawing lies on the sheet, and back with the opposite turn. */
export function turned({ x, y }: Spot, degrees: number): Spot {
  if (!degrees) return { x, y };
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** The corners of all cells, each once. */
export function cornersOf(cells: readonly Spot[], size: number): Spot[] {
  const found = new Map<string, Spot>();
  for (const { x, y } of cells)
    for (const [dx, dy] of [
      [0, -1],
      [ROOT3 / 2, -0.5],
      [ROOT3 / 2, 0.5],
      [0, 1],
      [-ROOT3 / 2, 0.5],
      [-ROOT3 / 2, -0.5],
    ] as const) {
      const corner = { x: x + dx * size, y: y + dy * size };
      found.set(`${Math.round(corner.x)} ${Math.round(corner.y)}`, corner);
    }
  return [...found.values()];
}

export function boxAt(corners: readonly Spot[], degrees: number): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const corner of corners) {
    const { x, y } = turned(corner, degrees);
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** px per unit that show a whole box in a frame. */
export function scaleFor(box: Box, wide: number, high: number, margin: number): number {
  return Math.min((wide - 2 * margin) / (box.right - box.left), (high - 2 * margin) / (box.bottom - box.top));
}

/** The turn from -90 to 90 degrees with the largest scale; of equals the smaller turn. */
export function bestTurn(corners: readonly Spot[], wide: number, high: number, margin: number): number {
  const scale = (degrees: number) => scaleFor(boxAt(corners, degrees), wide, high, margin);
  const north = scale(0);
  let best = 0;
  let most = north;
  for (let size = STEP; size <= 90; size += STEP)
    for (const degrees of [size, -size]) {
      const now = scale(degrees);
      if (now > most + 1e-4) [best, most] = [degrees, now];
    }
  return most < north * WORTH ? 0 : best;
}

/** The same turn between -180 and 180. */
export function upright(degrees: number): number {
  const round = ((degrees % 360) + 360) % 360;
  return round > 180 ? round - 360 : round;
}
