import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { HowPlayed } from '../../api/client';
import { setLanguage } from '../../words/words.svelte';
import { chartOf, factsOf } from './style';

const names = { of: (token: string) => token.slice(token.indexOf(':') + 1) };
const style = (often: HowPlayed['often'], more: Partial<HowPlayed> = {}): HowPlayed => ({
  game: 'legendary',
  games: 5,
  least: 3,
  often,
  price: null,
  others: null,
  ...more,
});
const rows = (counts: Record<string, number>) =>
  Object.entries(counts).map(([what, times]) => ({ what, times }));

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await setLanguage('en');
});

describe('how somebody plays', () => {
  it('draws gods, or the spaces of Mytikas, or nothing', () => {
    expect(chartOf(style({}))).toBeNull();
    expect(chartOf(style({ god: rows({ zeus: 6, ares: 2 }) }))).toEqual({
      topic: 'god',
      bars: [
        { what: 'zeus', god: 'zeus', times: 6 },
        { what: 'ares', god: 'ares', times: 2 },
      ],
      most: 6,
      all: 8,
    });
    expect(chartOf(style({ space: rows({ 'hades-night': 3 }) }))?.bars[0]?.god).toBe('hades');
  });

  it('tells prices beside those of others, and the way of most metropolises', () => {
    const found = factsOf(
      style({ way: rows({ philosophers: 7, buildings: 5 }) }, { price: 4.25, others: 6 }),
      names,
    );
    expect(found.map((fact) => [fact.says, fact.more])).toEqual([
      ['4.3 gold a cycle for gods', 'others at the same tables: 6'],
      ['Metropolises by philosophers', '7 of 12'],
    ]);
    expect(factsOf(style({ way: rows({ hero: 2, buildings: 2 }) }), names)).toEqual([]);
  });

  it('names a favourite only where there is one', () => {
    const creatures = (counts: Record<string, number>) => factsOf(style({ creature: rows(counts) }), names);
    expect(creatures({ kraken: 1 })).toEqual([]);
    expect(creatures({ kraken: 2, medusa: 2 })).toEqual([]);
    expect(creatures({ kraken: 4, medusa: 2, giant: 1, triton: 1 })).toEqual([
      {
        picture: { token: 'creature:kraken' },
        says: 'Favourite creature: kraken',
        more: '4 times; then medusa (2), giant (1)',
      },
    ]);
  });
});
