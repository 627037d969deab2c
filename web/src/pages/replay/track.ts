/** Places on a replay's track: where cycles begin, what to jump to. Pure. */
import type { Milestone } from '../../table/charts/stats';

export interface Tick {
  step: number;
  cycle: number;
}

export function cyclesOf(milestones: Milestone[]): Tick[] {
  return milestones.filter((one) => one.kind === 'cycle').map(({ step, cycle }) => ({ step, cycle }));
}

const SHORT_JUMP = 20; // steps, where nobody has told the cycles (a game under way)

/** The step a jump leads to: the beginning of the next cycle, or of this one and then the one before. */
export function jump(from: number, way: 1 | -1, ticks: Tick[], steps: number): number {
  if (!ticks.length) return Math.min(steps, Math.max(0, from + way * SHORT_JUMP));
  if (way > 0) return ticks.find((tick) => tick.step > from)?.step ?? steps;
  return ticks.filter((tick) => tick.step < from).at(-1)?.step ?? 0;
}

/** The cycle that a step lies in; null where nobody has told the cycles, and before the first. */
export function cycleAt(step: number, ticks: Tick[]): number | null {
  return ticks.findLast((tick) => tick.step <= step)?.cycle ?? null;
}

/** Where on the track a step lies, in per cent. */
export function percent(step: number, steps: number): number {
  return steps > 0 ? (Math.min(step, steps) / steps) * 100 : 0;
}

/** A number in the address, kept inside the game. */
export function stepIn(text: string | null, most = Infinity): number {
  const wanted = Number(text ?? 0);
  return Number.isInteger(wanted) ? Math.min(most, Math.max(0, wanted)) : 0;
}
