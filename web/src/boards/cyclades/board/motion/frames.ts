/** Motions as keyframes: only transform and opacity, so that the compositor alone moves things. Pure. */
import type { Spot } from '../atlas';
import type { Motion } from './plan';

export type Frame = Keyframe & { transform?: string; opacity?: number };
export interface Moving {
  frames: Frame[];
  delay: number;
  duration: number;
  easing: string;
}

const at = ({ x, y }: Spot, more = '') => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)${more}`;
const FALL = 'cubic-bezier(.5, 0, .9, .6)';
const SETTLE = 'cubic-bezier(.3, .1, .3, 1)';
const WALK = 'cubic-bezier(.4, .1, .25, 1)';

/** `place`: from the sheet's units to px of the layer. */
export function framesOf(motion: Motion, ms: number, place: (spot: Spot) => Spot): Moving | null {
  const [start, end] = motion.span;
  const timed = { delay: start * ms, duration: Math.max(1, (end - start) * ms) };
  switch (motion.do) {
    case 'travel':
      return { ...timed, easing: WALK, frames: motion.line.map((spot) => ({ transform: at(place(spot)) })) };
    case 'drop':
    case 'build':
    case 'token':
      return { ...timed, easing: SETTLE, frames: dropping(place(motion.at)) };
    case 'fall':
    case 'raze':
    case 'token-gone':
      return { ...timed, easing: FALL, frames: falling(place(motion.at)) };
    default:
      return null;
  }
}

/** From above, a little too far, and back: it has weight. */
function dropping(spot: Spot): Frame[] {
  const up = (by: number) => ({ x: spot.x, y: spot.y - by });
  return [
    { offset: 0, opacity: 0, transform: at(up(54), ' scale(1.12)') },
    { offset: 0.3, opacity: 1, transform: at(up(34), ' scale(1.1)') },
    { offset: 0.68, opacity: 1, transform: at(spot, ' scale(1.08, .88)') },
    { offset: 0.84, opacity: 1, transform: at(up(5), ' scale(.97, 1.04)') },
    { offset: 1, opacity: 1, transform: at(spot) },
  ];
}

/** It is struck, tips over and sinks. */
function falling(spot: Spot): Frame[] {
  const down = (by: number) => ({ x: spot.x + by * 0.3, y: spot.y + by });
  return [
    { offset: 0, opacity: 1, transform: at(spot) },
    { offset: 0.15, opacity: 1, transform: at(spot, ' rotate(-8deg)') },
    { offset: 0.3, opacity: 1, transform: at(spot, ' rotate(10deg)') },
    { offset: 0.75, opacity: 0.9, transform: at(down(8), ' rotate(72deg) scale(.94)') },
    { offset: 1, opacity: 0, transform: at(down(16), ' rotate(84deg) scale(.86)') },
  ];
}
