import { describe, expect, it } from 'vitest';
import { apart, path, stride, ticks } from './scale';
import { signed } from './stats';

describe('scale', () => {
  it('marks round numbers up to the highest value', () => {
    expect(ticks(3)).toEqual([0, 1, 2, 3]);
    expect(ticks(9)).toEqual([0, 5, 10]);
    expect(ticks(37)).toEqual([0, 10, 20, 30, 40]);
    expect(ticks(0)).toEqual([0, 1]);
  });
  it('leaves labels out where they do not fit', () => {
    expect(stride(9, 12)).toBe(1);
    expect(stride(30, 12)).toBe(3);
  });
  it('moves line ends apart and keeps them inside', () => {
    expect(apart([50, 50, 10], 12, 0, 100)).toEqual([50, 62, 10]);
    const low = apart([98, 99, 100], 12, 0, 100);
    expect(low).toEqual([76, 88, 100]);
  });
  it('draws a path', () => {
    expect(
      path([
        [0, 1],
        [2.25, 3],
      ]),
    ).toBe('M0.0 1.0L2.3 3.0');
  });
});

describe('signed', () => {
  it('puts a sign on every number but nought', () => {
    expect(signed(1.42, 'en')).toBe('+1.4');
    expect(signed(-0.6, 'fr')).toBe('−0,6');
    expect(signed(0.01, 'en')).toBe('0');
  });
});
