import { describe, expect, it } from 'vitest';
import { cycleAt, cyclesOf, jump, percent, stepIn } from './track';

const ticks = cyclesOf([
  { step: 12, cycle: 1, kind: 'cycle', seat: null },
  { step: 20, cycle: 1, kind: 'metropolis', seat: 2 },
  { step: 40, cycle: 2, kind: 'cycle', seat: null },
]);

describe('track', () => {
  it('knows where cycles begin', () => {
    expect(ticks).toEqual([
      { step: 12, cycle: 1 },
      { step: 40, cycle: 2 },
    ]);
  });
  it('jumps from cycle to cycle and to the ends', () => {
    expect([0, 12, 30, 40].map((from) => jump(from, 1, ticks, 90))).toEqual([12, 40, 40, 90]);
    expect([90, 40, 20, 12].map((from) => jump(from, -1, ticks, 90))).toEqual([40, 12, 12, 0]);
    expect(jump(10, 1, [], 25)).toBe(25);
    expect(jump(10, -1, [], 25)).toBe(0);
  });
  it('knows the cycle of a step that is not there yet', () => {
    expect([0, 12, 39, 40, 90].map((step) => cycleAt(step, ticks))).toEqual([null, 1, 1, 2, 2]);
    expect(cycleAt(30, [])).toBeNull();
  });
  it('keeps to the game', () => {
    expect(percent(45, 90)).toBe(50);
    expect(percent(3, 0)).toBe(0);
    expect([stepIn('7'), stepIn('-3'), stepIn('x'), stepIn(null), stepIn('99', 50)]).toEqual([
      7, 0, 0, 0, 50,
    ]);
  });
});
