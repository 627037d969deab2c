import { describe, expect, it } from 'vitest';
import { rowAfter } from './puzzles.svelte';

describe('days in a row', () => {
  it('begins with the first puzzle of a day that is solved', () => {
    expect(rowAfter(null, 100, false)).toEqual({ last: 0, row: 0 });
    expect(rowAfter(null, 100, true)).toEqual({ last: 100, row: 1 });
  });
  it('counts a day once, and the next one on top of it', () => {
    expect(rowAfter('100 3', 100, true)).toEqual({ last: 100, row: 3 });
    expect(rowAfter('100 3', 101, true)).toEqual({ last: 101, row: 4 });
  });
  it('waits for today, and is lost with a day left out', () => {
    expect(rowAfter('100 3', 101, false)).toEqual({ last: 100, row: 3 });
    expect(rowAfter('100 3', 102, false)).toEqual({ last: 0, row: 0 });
    expect(rowAfter('100 3', 102, true)).toEqual({ last: 102, row: 1 });
  });
  it('takes nonsense for nothing', () => {
    expect(rowAfter('x y', 100, true)).toEqual({ last: 100, row: 1 });
  });
});
