/** How far from its middle a lit thing answers a finger. Pure. */
import type { Spot } from './atlas';

/** px of half a fingertip. */
export const FINGER = 22;

/**
 * As far as a fingertip reaches, but no nearer to another lit thing than half way, and never less than what is
 * drawn.
 */
export function reachOf(at: Spot, drawn: number, finger: number, others: readonly Spot[]): number {
  const near = others
    .filter((other) => other.x !== at.x || other.y !== at.y)
    .map((other) => Math.hypot(other.x - at.x, other.y - at.y) / 2);
  return Math.max(drawn, Math.min(finger, ...near));
}
