/** Corners of the window under which nothing lies that one must read: for buttons, and for the compass. */
import type { Atlas, Spot } from './atlas';

export type Corner = 'top right' | 'bottom right' | 'top left' | 'bottom left';
const CORNERS: Corner[] = ['top right', 'bottom right', 'top left', 'bottom left'];
const ROSE = 42; // half the width of the compass, in units

/** The first of some corners of the window where a box of this size covers least of the whole map. */
export function freeCorner(
  atlas: Atlas,
  wide: number,
  high: number,
  zoom: number,
  size: Spot,
  corners: Corner[] = CORNERS,
): Corner {
  const { left, top, right, bottom } = atlas.box;
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const reach = atlas.size * zoom * 0.8;
  const covered = (corner: Corner) => {
    let count = 0;
    for (const area of atlas.areas.values())
      for (const cell of area.cells) {
        const x = wide / 2 + (cell.x - middle.x) * zoom;
        const y = high / 2 + (cell.y - middle.y) * zoom;
        const inX = corner.endsWith('right') ? x > wide - size.x - reach : x < size.x + reach;
        const inY = corner.startsWith('top') ? y < size.y + reach : y > high - size.y - reach;
        if (inX && inY) count += area.kind === 'land' ? 3 : 1;
      }
    return count;
  };
  return corners.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}

/** The emptiest corner of the chart for the compass, or nowhere; `taken`: where the buttons are. */
export function roseIn(atlas: Atlas, taken: Corner): Spot | null {
  const { left, top, right, bottom } = atlas.box;
  const cells = [...atlas.areas.values()].flatMap((area) => area.cells);
  const clear = (spot: Spot) =>
    Math.min(...cells.map((cell) => Math.hypot(cell.x - spot.x, cell.y - spot.y))) - atlas.size;
  const spots = CORNERS.filter((corner) => corner !== taken).map((corner) => ({
    x: corner.endsWith('right') ? right - ROSE : left + ROSE,
    y: corner.startsWith('top') ? top + ROSE + 6 : bottom - ROSE,
  }));
  const [best] = spots.sort((one, other) => clear(other) - clear(one));
  return best && clear(best) > ROSE ? best : null;
}
