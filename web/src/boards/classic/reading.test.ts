import { describe, expect, it } from 'vitest';
import type { Drawing } from '../legendary/view';
import { asView, deedPicture, godsOf, withMetropolises } from './reading';
import type { ClassicView } from './view';

const view = (more: Partial<ClassicView>): ClassicView => ({
  title: 'classic', modules: [], map: 'small', goal: 3, seat: 0, cycle: 2, phase: 'actions', active: 'red', over: false,
  gods: [
    { god: 'zeus', faction: 'red', bid: 2 },
    { god: 'ares', faction: 'blue', bid: 1 },
    { god: 'athena', faction: 'red', bid: 4 },
    { god: 'apollo', faction: null, bid: 0, queue: ['blue'] },
  ],
  face_down: ['poseidon'],
  order: [null, null, null, null],
  factions: [],
  lands: [], seas: [],
  sites: [
    { site: 'kea-1', land: 'kea', building: 'metropolis', used: false, large: true, covered: true },
    { site: 'kea-2', land: 'kea', building: null, used: false, large: true, covered: true },
    { site: 'kea-3', land: 'kea', building: null, used: false, large: false, covered: false },
  ],
  figures: [],
  creatures: { track: [{ price: 4, price_for_you: 2, creature: 'siren' }], deck: 9, discard_size: 3, discard: null },
  supply: { priests: 1, philosophers: 2, cornucopias: 3, buildings: {} },
  turn: { extras: 0, card_bought: false },
  battle: null,
  decision: null,
  ...more,
});

describe('the original game in the Legendary panels', () => {
  it('knows which of its two gods a seat acts for', () => {
    const turns = (order: (string | null)[], active: string) => godsOf(view({ order, active })).map((row) => row.turn ?? '');
    expect(turns([null, null, null, null], 'red')).toEqual(['now', '', '', '', '']);
    expect(turns(['red', null, null, null], 'blue')).toEqual(['over', 'now', '', '', '']);
    expect(turns(['red', 'blue', null, null], 'red')).toEqual(['over', 'over', 'now', '', '']);
    expect(turns(['red', 'blue', 'red', null], 'blue')).toEqual(['over', 'over', 'over', 'now', '']);
  });
  it('shows no turn while gods are bid for', () => {
    expect(godsOf(view({ phase: 'offerings' })).every((row) => !row.turn)).toBe(true);
  });
  it('tells the own price, a hidden pile by its size, no site under a metropolis', () => {
    const told = asView(view({}));
    expect(told.creatures.track[0]?.price).toBe(2);
    expect(told.creatures.discard).toHaveLength(3);
    expect(told.wealth).toBe('prosperity');
    expect(told.sites.map((site) => site.site)).toEqual(['kea-1', 'kea-3']);
    expect(told.gods.filter((row) => !row.open).map((row) => row.god)).toEqual(['poseidon']);
  });
  it('shows what the god builds', () => {
    expect(deedPicture(view({}), ['word:build'])).toBe('bld-temple');
    expect(deedPicture(view({ order: ['red', null, null, null], active: 'blue' }), ['word:build'])).toBe('bld-fortress');
    expect(deedPicture(view({}), ['word:end'])).toBeNull();
  });
  it('puts a metropolis between the sites that it covers', () => {
    const site = (index: number, land: number, x: number) => ({ index, land, harbour: -1, cell: [0, 0], at: [x, 2], jetty: null });
    const drawing = { lands: [{ slug: 'kea' }, { slug: 'ios' }], sites: [site(0, 0, 0), site(1, 0, 2), site(2, 0, 6), site(3, 1, 9)] } as unknown as Drawing;
    expect(withMetropolises(drawing, ['kea']).sites.map((one) => one.at[0])).toEqual([1, 1, 6, 9]);
    expect(withMetropolises(drawing, ['ios']).sites.map((one) => one.at[0])).toEqual([0, 2, 6, 9]);
    expect(withMetropolises(drawing, [])).toBe(drawing);
  });
});
