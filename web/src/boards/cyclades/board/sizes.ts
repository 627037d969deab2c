/** How large pieces and names are drawn at a zoom: never too small to tell, never larger than their cells. */
import type { Scale } from './bodies';
import { ICON, SIZES } from './pieces';

const AT_FIT = 1.2;
const NEAR = 1.6; // times the whole map: from here on pieces are as drawn
const UNIT = 34; // px on the screen, at least
const CROWDED_UNIT = 30; // where there is no room
const LEAST_ICON = 17;
const WIDEST = 1.66; // cell radii that a unit may take
const STEPS = 20; // so that not every turn of the wheel lays out anew

/** Names: px on the screen by the cell radius there. */
const NAME = { least: 11.5, most: 15, share: 0.467 };
export const SEA_SHARE = 0.84;
/** The smallest cells, in px, on which seas are named, and lands are. */
export const SEAS_FROM = 23;
export const LANDS_FROM = 15;

const up = (number: number) => Math.ceil(number * STEPS - 1e-6) / STEPS;

/** zoom: px per unit now; whole: when all is seen; size: units of a cell's radius. */
export function scaleAt(zoom: number, whole: number, size: number): Scale {
  const near = Math.min(1, Math.max(0, (zoom / whole - 1) / (NEAR - 1)));
  const wanted = AT_FIT - (AT_FIT - 1) * near;
  const pieces = Math.min((WIDEST * size) / SIZES.troop, Math.max(wanted, UNIT / (SIZES.troop * zoom)));
  return {
    pieces: up(pieces),
    least: up(Math.min(pieces, CROWDED_UNIT / (SIZES.troop * zoom))),
    icons: up(Math.min(wanted * 1.1, Math.max(wanted * 0.88, LEAST_ICON / (ICON * zoom)))),
    leastIcons: up(LEAST_ICON / (ICON * zoom)),
    text: up(Math.min(1.55, Math.max(1, 1 / zoom))),
  };
}

/** The size of lands' names in units of the sheet. */
export function nameSize(zoom: number, size: number): number {
  const px = Math.min(NAME.most, Math.max(NAME.least, NAME.share * size * zoom));
  return Math.round((px / zoom) * 5) / 5;
}
