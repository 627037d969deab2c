/** The pictures of a review: chances as a stacked band, luck as lines. Pure. */
import type { Review } from './reviewing.svelte';

/** Chances from the start on, as shares of one: of a side each seat has its part. */
export function shares(review: Pick<Review, 'start' | 'steps' | 'teams' | 'seats'>): number[][] {
  const part = review.seats.map(
    (_, seat) => 1 / (review.teams.find((side) => side.includes(seat))?.length ?? 1),
  );
  return [review.start, ...review.steps.map((step) => step.after)].map((chances) =>
    chances.map((chance, seat) => chance * (part[seat] ?? 1)),
  );
}

/** Chances as parts of one, where it is not yet known who plays with whom: partners count twice in the sum. */
export function sidesShare(chances: number[]): number[] {
  const sum = chances.reduce((all, one) => all + one, 0);
  return chances.map((one) => one / (sum || 1));
}

/** The outline of every seat's part of the band, in a box one wide and one high, y downwards. */
export function layers(moments: number[][]): string[] {
  const last = Math.max(1, moments.length - 1);
  const seats = moments[0]?.length ?? 0;
  let below = moments.map(() => 0);
  return Array.from({ length: seats }, (_, seat) => {
    const above = moments.map((chances, n) => (below[n] ?? 0) + (chances[seat] ?? 0));
    const dot = (y: number, n: number) => `${round(n / last)} ${round(1 - y)}`;
    const path = `M${above.map(dot).join('L')}L${below.map(dot).reverse().join('L')}Z`;
    below = above;
    return path;
  });
}

/** Whether dice or draws moved anybody's chances that can be seen. */
export const lucky = (review: Pick<Review, 'steps'>): boolean =>
  review.steps.some((step) => step.luck.some((share) => Math.abs(share) >= 0.0005));

/** A seat's luck, added up from the start on. */
export function luckSoFar(review: Pick<Review, 'steps'>, seat: number): number[] {
  let total = 0;
  return [0, ...review.steps.map((step) => (total += step.luck[seat] ?? 0))];
}

/** A line in a box one wide and one high, nought in the middle. */
export function line(values: number[], most: number): string {
  const last = Math.max(1, values.length - 1);
  const dots = values.map((value, n) => `${round(n / last)} ${round(0.5 - (0.46 * value) / (most || 1))}`);
  return `M${dots.join('L')}`;
}

/** Where a seat's name stands in the band: in the middle of its part at the start, if there is room. */
export function namePlaces(first: number[], least = 0.12): (number | null)[] {
  let below = 0;
  return first.map((share) => {
    const middle = below + share / 2;
    below += share;
    return share >= least ? 1 - middle : null;
  });
}

/** Marks in their order, moved as little apart as they need to be told from each other, none beyond the ends. */
export function spread(places: number[], apart: number, wide: number): number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? -apart) + apart));
  let most = wide;
  for (let n = found.length - 1; n >= 0; n--) {
    found[n] = Math.min(found[n] ?? 0, most);
    most = (found[n] ?? 0) - apart;
  }
  return found;
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;
