import { describe, expect, it } from 'vitest';
import { layers, line, lucky, luckSoFar, namePlaces, shares, sidesShare, spread } from './band';
import { type Review, pointAt, split } from './reviewing.svelte';

const step = (after: number[], luck: number[]) => ({ before: [0.5, 0.5], after, luck }) as never;
const review = {
  seats: ['bull', 'owl'],
  teams: [[0], [1]],
  start: [0.5, 0.5],
  steps: [step([0.75, 0.25], [0.1, -0.1]), step([1, 0], [-0.3, 0.3])],
} as unknown as Review;

describe('band', () => {
  it('stacks the seats from the bottom to the top', () => {
    expect(layers(shares(review))).toEqual([
      'M0 0.5L0.5 0.25L1 0L1 1L0.5 1L0 1Z',
      'M0 0L0.5 0L1 0L1 0L0.5 0.25L0 0.5Z',
    ]);
  });
  it('divides what a side has among its seats', () => {
    const sides = { ...review, teams: [[0, 1]], start: [1, 1], steps: [] };
    expect(shares(sides)).toEqual([[0.5, 0.5]]);
  });
  it('adds luck up', () => {
    expect(luckSoFar(review, 0).map((one) => Math.round(one * 100))).toEqual([0, 10, -20]);
    expect(line([0, 1, -1], 1)).toBe('M0 0.5L0.5 0.04L1 0.96');
  });
  it('names only those who have room', () => {
    expect(namePlaces([0.5, 0.05, 0.45])).toEqual([0.75, null, 1 - 0.775]);
  });
});

it('knows whether anything fell by chance', () => {
  expect(lucky(review)).toBe(true);
  expect(lucky({ steps: [step([0.75, 0.25], [0.0001, -0.0001])] })).toBe(false);
});

describe('a decision', () => {
  it('splits its change into choice and luck', () => {
    expect(split({ before: [0.33], after: [0.24], luck: [-0.04] }, 0)).toEqual({
      before: 0.33,
      after: 0.24,
      luck: -0.04,
      choice: expect.closeTo(-0.05, 5),
    });
  });
  it('knows its turning point', () => {
    const points = [
      { first: 3, last: 5 },
      { first: 9, last: 9 },
    ] as never;
    expect([2, 3, 5, 6, 9].map((at) => pointAt(points, at))).toEqual([-1, 0, 0, -1, 1]);
  });
});

it('moves marks apart and leaves none beyond the ends', () => {
  expect(spread([10, 50, 90], 20, 100)).toEqual([10, 50, 90]);
  expect(spread([50, 52], 20, 100)).toEqual([50, 70]);
  expect(spread([0, 96, 100], 20, 100)).toEqual([0, 80, 100]);
});

it('makes one whole of chances', () => {
  expect(sidesShare([0.5, 0.5, 0.5, 0.5])).toEqual([0.25, 0.25, 0.25, 0.25]);
});
