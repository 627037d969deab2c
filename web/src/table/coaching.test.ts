import { describe, expect, it } from 'vitest';
import { Coaching } from './coaching.svelte';

const ORDER = ['placement', 'offering', 'turn'];

describe('Coaching', () => {
  it('tells each kind until a later one comes, and nothing after the first round', () => {
    const coaching = new Coaching();
    coaching.meet('placement', ORDER);
    expect(ORDER.map((one) => coaching.needs(one))).toEqual([true, true, true]);
    coaching.meet('offering', ORDER);
    coaching.meet('offering', ORDER);
    expect(ORDER.map((one) => coaching.needs(one))).toEqual([false, true, true]);
    coaching.meet('turn', ORDER);
    expect(ORDER.map((one) => coaching.needs(one))).toEqual([false, false, true]);
    coaching.meet('offering', ORDER);
    expect(ORDER.some((one) => coaching.needs(one))).toBe(false);
  });

  it('is quiet about what was dismissed', () => {
    const coaching = new Coaching();
    coaching.dismiss('placement');
    expect(ORDER.map((one) => coaching.needs(one))).toEqual([false, true, true]);
  });
});
