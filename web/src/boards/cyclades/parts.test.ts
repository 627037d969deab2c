import { describe, expect, it } from 'vitest';
import { movingParts, settlingParts } from './parts';

type Settling = Parameters<typeof settlingParts>[0];
const free = { owner: null, troops: 0 };
const mine = { owner: 'bull', troops: 0 };
const settling = (kind: string, lands: object[], fleets = 0) =>
  ({
    decision: { kind, seat: 0, about: [] },
    seat: 0,
    factions: [{ faction: 'bull' }],
    lands,
    seas: [{ owner: 'bull', fleets }],
  }) as unknown as Settling;
const many = (count: number) => Array.from({ length: count }, () => ({ tokens: [] }));

describe('settling', () => {
  it('tells the second land from the first', () => {
    const view = settling('placement.land', [free, free, free, free]);
    expect(settlingParts(view, many(4), [])?.now).toBe(1);
    expect(settlingParts(view, many(4), ['land:rhenia'])?.now).toBe(2);
    expect(settlingParts(view, many(2), [])?.now).toBe(2); // after a reload
    expect(settlingParts(view, null, [])?.now).toBe(1); // a lesson asks for one of them
  });
  it('counts fleets, then the outpost and its troops', () => {
    expect(settlingParts(settling('placement.fleet', [mine, mine]), many(2), [])?.now).toBe(3);
    expect(settlingParts(settling('placement.fleet', [mine, mine], 1), many(2), [])?.now).toBe(4);
    expect(settlingParts(settling('placement.land', [mine, mine], 2), many(2), [])).toMatchObject({ now: 1 });
    expect(settlingParts(settling('placement.fleet', [mine, mine, mine], 2), many(2), [])?.now).toBe(2);
    const troops = settling('placement.troop', [mine, mine, { ...mine, troops: 2 }], 3);
    expect(settlingParts(troops, many(2), [])?.now).toBe(5);
  });
});

describe('moving', () => {
  const at = (kind: string) => movingParts({ decision: { kind } } as never)?.now ?? null;
  it('is from, how many, to', () => {
    expect(['move.from', 'move.hero', 'move.to'].map(at)).toEqual([1, 2, 3]);
    expect(['voyage.from', 'voyage.undead', 'voyage.to'].map(at)).toEqual([1, 2, 3]);
    expect(at('turn')).toBeNull();
  });
});
