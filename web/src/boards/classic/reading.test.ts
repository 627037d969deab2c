import { describe, expect, it } from 'vitest';
import type { Drawing } from '../cyclades/view';
import { asView, closedGods, deedPicture, godsOf, largeOn, withMetropolises } from './reading';
import type { ClassicView, HadesView } from './view';

const view = (more: Partial<ClassicView>): ClassicView => ({
  title: 'classic',
  modules: [],
  map: 'small',
  goal: 3,
  seat: 0,
  cycle: 2,
  phase: 'actions',
  active: 'red',
  over: false,
  gods: [
    { god: 'zeus', faction: 'red', bid: 2, queue: null },
    { god: 'ares', faction: 'blue', bid: 1, queue: null },
    { god: 'athena', faction: 'red', bid: 4, queue: null },
    { god: 'apollo', faction: null, bid: 0, queue: ['blue'] },
  ],
  face_down: ['poseidon'],
  order: [null, null, null, null],
  factions: [],
  lands: [],
  seas: [],
  sites: [
    { site: 'kea-1', land: 'kea', building: 'metropolis', used: false, large: true, covered: true },
    { site: 'kea-2', land: 'kea', building: null, used: false, large: true, covered: true },
    { site: 'kea-3', land: 'kea', building: null, used: false, large: false, covered: false },
  ],
  figures: [],
  creatures: {
    track: [{ price: 4, price_for_you: 2, creature: 'siren', hero: false }],
    deck: 9,
    discard_size: 3,
    discard: null,
  },
  hades: null,
  supply: { priests: 1, philosophers: 2, cornucopias: 3, buildings: {} },
  turn: { extras: 0, card_bought: false },
  battle: null,
  decision: null,
  ...more,
});

describe('the original game in the Legendary panels', () => {
  it('knows which of its two gods a seat acts for', () => {
    const turns = (order: (string | null)[], active: string) =>
      godsOf(view({ order, active })).map((row) => row.turn ?? '');
    expect(turns([null, null, null, null], 'red')).toEqual(['now', '', '', '', '']);
    expect(turns(['red', null, null, null], 'blue')).toEqual(['over', 'now', '', '', '']);
    expect(turns(['red', 'blue', null, null], 'red')).toEqual(['over', 'over', 'now', '', '']);
    expect(turns(['red', 'blue', 'red', null], 'blue')).toEqual(['over', 'over', 'over', 'now', '']);
  });
  it('shows no turn while gods are bid for', () => {
    expect(godsOf(view({ phase: 'offerings' })).every((row) => !row.turn)).toBe(true);
  });
  it('shows no bids of the last cycle when a new one begins', () => {
    const upkeep = godsOf(view({ phase: 'upkeep' }));
    expect(upkeep.map((row) => [row.faction, row.bid, row.queue ?? null])).toEqual(
      upkeep.map(() => [null, 0, null]),
    );
    expect(godsOf(view({ phase: 'actions' })).map((row) => row.faction)).toContain('blue');
  });
  it('says which gods open next, and when all are drawn anew', () => {
    const three = ['red', 'blue', 'green'].map((faction) => ({ faction, eliminated: false }));
    const at = (cycle: number, face_down: string[], factions = three) =>
      closedGods(view({ cycle, face_down, factions: factions as ClassicView['factions'] }));
    expect(at(1, ['zeus', 'ares'])).toBe('next');
    expect(at(2, ['athena', 'poseidon'])).toBe('anew');
    expect(at(2, ['athena'])).toBe('next');
    const [red, blue, green] = ['red', 'blue', 'green'].map((faction) => ({ faction, eliminated: false }));
    const gone = { faction: 'black', eliminated: true };
    expect(at(5, ['athena', 'zeus'], [...three, gone])).toBe('anew');
    // the cycle in which the fourth of four goes, and the third of three
    expect(at(5, ['athena'], [...three, gone])).toBe('anew');
    expect(at(5, ['athena', 'zeus'], [red!, blue!, gone])).toBe('anew');
    expect(at(5, ['athena'], [red!, blue!, green!, { faction: 'yellow', eliminated: false }, gone])).toBe(
      'next',
    );
  });
  it('tells the own price, a hidden pile by its size, no site under a metropolis', () => {
    const told = asView(view({}));
    expect(told.creatures.track[0]).toMatchObject({ price: 4, own: 2 });
    expect(told.creatures.discard).toHaveLength(3);
    expect(told.wealth).toBe('prosperity');
    expect(told.sites.map((site) => site.site)).toEqual(['kea-1', 'kea-3']);
    expect(told.gods.filter((row) => !row.open).map((row) => row.god)).toEqual(['poseidon']);
  });
  it('shows what the god builds', () => {
    expect(deedPicture(view({}), ['word:build'])).toBe('bld-temple');
    expect(deedPicture(view({ order: ['red', null, null, null], active: 'blue' }), ['word:build'])).toBe(
      'bld-fortress',
    );
    expect(deedPicture(view({}), ['word:end'])).toBeNull();
  });
  it('tells undead fleets from their leader’s own, and those who attack from those who defend', () => {
    const hades = {
      undead_of: 'red',
      necropolis: 'kea',
      necropolis_gold: 2,
      columns: null,
    } as unknown as HadesView;
    const seas = [
      { sea: 'a1', owner: 'red', fleets: 3, icons: 0, undead: 2, cornucopias: 0 },
      { sea: 'a2', owner: 'blue', fleets: 1, icons: 0, undead: 1, cornucopias: 0 },
    ];
    const battle = { attacker: 'red', area: 'a2', troops: 0, undead: 1, fleets: 2, sides: [] };
    const told = asView(view({ hades, seas, battle }));
    expect(told.seas.map(({ fleets, undead }) => [fleets, undead])).toEqual([
      [1, 2],
      [1, 0],
    ]);
    expect(told.battle).toMatchObject({ fleets: 1, undead_fleets: 1, undead: 0 });
  });
  it('puts heroes and gold where they are, and invading heroes into their battle', () => {
    const hades = {
      undead_of: null,
      necropolis: 'kea',
      necropolis_gold: 2,
      columns: ['kea', 'ios'],
    } as unknown as HadesView;
    const faction = {
      faction: 'red',
      eliminated: false,
      metropolises: 0,
      priests: 0,
      philosophers: 0,
      troops_in_reserve: 0,
      fleets_in_reserve: 0,
      creatures: [],
      gold: null,
      income: 0,
      priestesses: 0,
      items: [],
      hidden_items: null,
      items_face_down: 0,
      amazons: false,
    };
    const sites = [
      { site: 'kea-1', land: 'kea', building: 'necropolis', used: false, large: true, covered: true },
    ];
    const battle = { attacker: 'red', area: 'ios', troops: 1, undead: 2, fleets: 0, sides: [] };
    const told = asView(
      view({
        hades,
        sites,
        battle,
        factions: [{ ...faction, heroes: [{ hero: 'midas', land: 'ios', new: false }] }],
      }),
    );
    expect(told.sites[0]?.gold).toBe(2);
    expect(told.battle).toMatchObject({ heroes: ['midas'], undead: 2, undead_fleets: 0 });
    expect(told.heroes.pieces).toMatchObject([{ hero: 'midas', owner: 'red', land: 'ios' }]);
    expect(told.columns).toEqual(['kea', 'ios']);
  });
  it('counts the Necropolis among what stands on two sites', () => {
    const land = {
      owner: null,
      troops: 0,
      token: false,
      icons: 0,
      cornucopias: 0,
      metropolis: false,
      undead: 0,
      heroes: [],
      gold: 0,
    };
    const hades = { necropolis: 'kea' } as unknown as HadesView;
    expect(
      largeOn(
        view({
          hades,
          lands: [
            { ...land, land: 'kea' },
            { ...land, land: 'ios' },
          ],
        }),
      ),
    ).toBe('kea');
  });
  it('puts a metropolis between the sites that it covers', () => {
    const site = (index: number, land: number, x: number) => ({
      index,
      land,
      harbour: -1,
      cell: [0, 0],
      at: [x, 2],
      jetty: null,
    });
    const drawing = {
      lands: [{ slug: 'kea' }, { slug: 'ios' }],
      sites: [site(0, 0, 0), site(1, 0, 2), site(2, 0, 6), site(3, 1, 9)],
    } as unknown as Drawing;
    expect(withMetropolises(drawing, ['kea']).sites.map((one) => one.at[0])).toEqual([1, 1, 6, 9]);
    expect(withMetropolises(drawing, ['ios']).sites.map((one) => one.at[0])).toEqual([0, 2, 6, 9]);
    expect(withMetropolises(drawing, [])).toBe(drawing);
  });
});
