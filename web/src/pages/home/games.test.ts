import { describe, expect, it } from 'vitest';
import { gamesOf } from './titles.svelte';

describe('the games of the first page', () => {
  const titles = [
    { id: 'classic', players: [2, 3, 4, 5] },
    { id: 'legendary', players: [2, 3, 4, 5, 6] },
    { id: 'mytikas', players: [2, 3, 4] },
    { id: 'unheard-of', players: [2] },
  ];
  it('are four: Hades has its place, though it is no title of its own', () => {
    expect(gamesOf(titles).map((game) => game.id)).toEqual(['legendary', 'classic', 'hades', 'mytikas']);
  });
  it('lead to a form that is filled in', () => {
    expect(gamesOf(titles).map((game) => game.to)).toEqual([
      '/new?title=legendary',
      '/new?title=classic',
      '/new?title=classic&modules=all',
      '/new?title=mytikas',
    ]);
  });
});
