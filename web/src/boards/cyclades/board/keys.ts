/** Arrow keys on the map: the next stop in a direction. */
import type { Spot } from './atlas';

export interface Stop {
  token: string;
  at: Spot;
}
const DIRECTIONS: Record<string, Spot> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
const ASIDE = 2.2; // how much worse a stop is for lying off the straight way
const WIDEST = 0.34; // cosine

export function nextStop(stops: Stop[], from: string, key: string): string | null {
  const way = DIRECTIONS[key];
  const start = stops.find((stop) => stop.token === from)?.at;
  if (!way || !start) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const { token, at } of stops) {
    const dx = at.x - start.x;
    const dy = at.y - start.y;
    const far = Math.hypot(dx, dy);
    if (token === from || far === 0) continue;
    const straight = (dx * way.x + dy * way.y) / far;
    const cost = far * (1 + ASIDE * (1 - straight));
    if (straight > WIDEST && cost < least) {
      least = cost;
      best = token;
    }
  }
  return best;
}

/** The next or last stop of a list, round and round. */
export function roundTo(tokens: string[], from: string, step: 1 | -1): string | null {
  if (!tokens.length) return null;
  const at = tokens.indexOf(from);
  const next = at < 0 ? (step > 0 ? 0 : tokens.length - 1) : (at + step + tokens.length) % tokens.length;
  return tokens[next] ?? null;
}
