/** What a profile counts. */
import type { ProfileInfo } from '../../api/client';
import { language } from '../../words/words.svelte';

export const percent = (part: number, all: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(
    all ? part / all : 0,
  );

export const signed = (change: number): string =>
  new Intl.NumberFormat(language(), { signDisplay: 'exceptZero' }).format(change);

/** The faction somebody played most lately: their mark. */
export function favourite(profile: Pick<ProfileInfo, 'id' | 'last'>): string | null {
  const counts = new Map<string, number>();
  for (const game of profile.last)
    for (const seat of game.seats)
      if (seat.person === profile.id) counts.set(seat.faction, (counts.get(seat.faction) ?? 0) + 1);
  let best: string | null = null;
  for (const [faction, count] of counts) if (best === null || count > (counts.get(best) ?? 0)) best = faction;
  return best;
}

export interface Point {
  rating: number;
  band: number;
}
export interface Drawn {
  line: string;
  area: string;
  last: { x: number; y: number } | null;
  ticks: { value: number; y: number }[];
}

/** The curve of a rating with its band in a box, and round numbers beside it. */
export function drawn(points: Point[], width: number, height: number): Drawn {
  if (!points.length) return { line: '', area: '', last: null, ticks: [] };
  const low = Math.min(...points.map((one) => one.rating - one.band));
  const high = Math.max(...points.map((one) => one.rating + one.band));
  const step = [25, 50, 100, 200, 250, 500].find((one) => (high - low) / one <= 5) ?? 1000;
  const floor = Math.floor(low / step) * step;
  const ceiling = Math.max(floor + step, Math.ceil(high / step) * step);
  const x = (at: number) => (points.length === 1 ? width / 2 : (at / (points.length - 1)) * width);
  const y = (value: number) => height - ((value - floor) / (ceiling - floor)) * height;
  const at = (place: number, value: number) => `${x(place).toFixed(1)},${y(value).toFixed(1)}`;
  const line = points.map((one, place) => at(place, one.rating)).join(' ');
  const upper = points.map((one, place) => at(place, one.rating + one.band));
  const lower = points.map((one, place) => at(place, one.rating - one.band)).reverse();
  const ticks = [];
  for (let value = floor; value <= ceiling; value += step) ticks.push({ value, y: y(value) });
  const final = points[points.length - 1];
  const last = final ? { x: x(points.length - 1), y: y(final.rating) } : null;
  return { line, area: [...upper, ...lower].join(' '), last, ticks };
}
