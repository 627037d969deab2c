import { describe, expect, it } from 'vitest';
import { upTo } from './chronicle.svelte';

describe('upTo', () => {
  it('keeps the newest entries of what is known', () => {
    const entries = [...Array(10).keys()].map((n) => ({ n, text: '', event: { event: 'x' } }));
    expect(upTo(entries, 5, 3).map((entry) => entry.n)).toEqual([3, 4, 5]);
    expect(upTo(entries, -1, 3)).toEqual([]);
  });
});
