/** A free corner of the chart for the compass. */
import type { Atlas, Spot } from './atlas';

const IN = 52;
const ROOM = 78;

export function corner(atlas: Atlas): Spot | null {
  const { left, top, right, bottom } = atlas.box;
  const corners = [
    { x: left + IN, y: top + IN },
    { x: right - IN, y: bottom - IN },
    { x: left + IN, y: bottom - IN },
    { x: right - IN, y: top + IN },
  ];
  const cells = [...atlas.areas.values()].flatMap((area) => area.cells);
  const clear = (spot: Spot) =>
    Math.min(...cells.map((cell) => Math.hypot(cell.x - spot.x, cell.y - spot.y)));
  return corners.find((spot) => clear(spot) > ROOM) ?? null;
}
