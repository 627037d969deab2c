/** Where a band lies on the board, so that it hides nothing that has just changed. Pure. */

export interface Span {
  top: number;
  bottom: number;
}

const MARGIN = 28;

/** How many px of what changed a band from `top` on would hide. */
function hidden(top: number, height: number, changed: Span[]): number {
  return changed.reduce(
    (sum, one) => sum + Math.max(0, Math.min(top + height, one.bottom) - Math.max(top, one.top)),
    0,
  );
}

/**
 * The top of a band on a board of this height: high if it can be, else low, else between. `free`: how much
 * of the board is to be seen; on a phone a sheet lies over its lower part.
 */
export function placeBand(free: number, height: number, changed: Span[]): number {
  const low = Math.max(0, free - height - MARGIN);
  const high = Math.min(MARGIN, low);
  const spots = [high, low, (high + low) / 2];
  const costs = spots.map((top) => hidden(top, height, changed));
  return spots[costs.indexOf(Math.min(...costs))] ?? high;
}
