import { describe, expect, it, vi } from 'vitest';

vi.mock('../../../table/screen.svelte', () => ({
  screenSize: { phone: false, lying: false, narrow: false },
}));
const { screenSize } = await import('../../../table/screen.svelte');
const { tableFrame, turnKey } = await import('./turning.svelte');

describe('the turn of a map', () => {
  it('is one wherever a game is seen', () => {
    for (const page of ['table', 'replay', 'review'])
      expect(turnKey(`/${page}/abc`)).toBe('delos.turn./table/abc');
    expect(turnKey('/rules/abc')).toBe('delos.turn./rules/abc');
  });
  it('is found for the frame that the table has', () => {
    const ratio = (wide: number, high: number) => {
      const frame = tableFrame(wide, high);
      return frame.wide / frame.high;
    };
    expect(ratio(1440, 900)).toBeCloseTo(1.2, 1);
    Object.assign(screenSize, { phone: true, narrow: true });
    expect(ratio(390, 844)).toBeCloseTo(0.74, 1);
  });
});
