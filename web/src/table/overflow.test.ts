import { describe, expect, it } from 'vitest';
import { hiddenIn } from './overflow';

const chips = [
  { start: 0, size: 100 },
  { start: 108, size: 100 },
  { start: 216, size: 100 },
  { start: 324, size: 100 },
];

describe('what does not fit', () => {
  it('counts what lies wholly or mostly outside, on either side', () => {
    expect(hiddenIn(chips, { from: 0, room: 220 })).toEqual({ before: 0, after: 2 });
    expect(hiddenIn(chips, { from: 110, room: 220 })).toEqual({ before: 1, after: 1 });
    expect(hiddenIn(chips, { from: 204, room: 220 })).toEqual({ before: 2, after: 0 });
  });
  it('counts nothing where all of it fits, whatever the browser rounds', () => {
    expect(hiddenIn(chips, { from: 0, room: 423.6 })).toEqual({ before: 0, after: 0 });
    expect(hiddenIn([], { from: 0, room: 10 })).toEqual({ before: 0, after: 0 });
  });
  it('has at least one more where the last one is cut off a little', () => {
    expect(hiddenIn(chips, { from: 0, room: 410 })).toEqual({ before: 0, after: 1 });
  });
});
