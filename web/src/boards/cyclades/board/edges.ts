/** Where the names of lit things stand that lie outside the window: at its edge, in their direction. */
import { widthOf } from './widths';

export interface Beyond {
  token: string;
  name: string;
  /** Where it lies, in px of the window. */
  x: number;
  y: number;
}
export interface Chip extends Beyond {
  side: 'left' | 'right' | 'top' | 'bottom';
  wide: number;
}
export interface Chips {
  chips: Chip[];
  /** Those for which there is no room. */
  more: number;
}

const MARGIN = 8;
const HIGH = 32;
const GAP = 6;
const MOST = 5;
const NARROW = 500; // px: on a phone more would hide the lands that can be seen
const FEW = 3;
const LETTER = 13; // px
const PADDING = 36;

/** Something that stands there already: a button. */
export type Taken = Pick<Chip, 'x' | 'y' | 'wide'>;

/** The nearest few, none over another. `keep` px at the top belong to other things. */
export function chipsFor(
  things: Beyond[],
  wide: number,
  high: number,
  keep = 0,
  taken: readonly Taken[] = [],
): Chips {
  const from = (one: Beyond) => Math.hypot(one.x - wide / 2, one.y - high / 2);
  const placed: Chip[] = [];
  for (const one of [...things].sort((a, b) => from(a) - from(b))) {
    if (placed.length === (wide < NARROW ? FEW : MOST)) break;
    const chip = atEdge(one, wide, high, keep);
    const free = slide(chip, [...taken, ...placed], wide, high, keep);
    if (free) placed.push(free);
  }
  return { chips: placed, more: things.length - placed.length };
}

function atEdge(one: Beyond, wide: number, high: number, keep: number): Chip {
  const width = widthOf(one.name, 'sea') * LETTER + PADDING;
  const x = Math.min(wide - MARGIN - width / 2, Math.max(MARGIN + width / 2, one.x));
  const y = Math.min(high - MARGIN - HIGH / 2, Math.max(MARGIN + keep + HIGH / 2, one.y));
  const out = { left: -one.x, right: one.x - wide, top: -one.y, bottom: one.y - high };
  const side = (Object.keys(out) as Chip['side'][]).reduce((a, b) => (out[b] > out[a] ? b : a));
  return { ...one, x, y, side, wide: width };
}

/** Along its edge until it covers no other; null: there is no room. */
function slide(chip: Chip, placed: readonly Taken[], wide: number, high: number, keep: number): Chip | null {
  const along = chip.side === 'left' || chip.side === 'right';
  const step = along ? HIGH + GAP : 24;
  for (let n = 0; n < 12; n++)
    for (const way of n ? [1, -1] : [1]) {
      const moved = { ...chip, [along ? 'y' : 'x']: (along ? chip.y : chip.x) + way * n * step };
      const inside =
        moved.x - moved.wide / 2 >= MARGIN &&
        moved.x + moved.wide / 2 <= wide - MARGIN &&
        moved.y - HIGH / 2 >= MARGIN + keep &&
        moved.y + HIGH / 2 <= high - MARGIN;
      if (inside && !placed.some((other) => covers(moved, other))) return moved;
    }
  return null;
}

const covers = (one: Taken, other: Taken) =>
  Math.abs(one.x - other.x) < (one.wide + other.wide) / 2 + GAP && Math.abs(one.y - other.y) < HIGH + GAP;
