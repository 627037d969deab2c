/** How many things of a row or column lie outside the part that can be seen. */
export interface Extent {
  start: number;
  size: number;
}
const ROUNDING = 2; // px

export function hiddenIn(things: Extent[], seen: { from: number; room: number }) {
  const to = seen.from + seen.room;
  return {
    before: things.filter((one) => one.start < seen.from - ROUNDING).length,
    after: things.filter((one) => one.start + one.size > to + ROUNDING).length,
  };
}
