import { describe, expect, it } from 'vitest';
import legendary from '../cyclades/fixtures/legendary-late.json';
import team from '../cyclades/fixtures/legendary-team.json';
import { readyHeroes } from '../cyclades/conditions';
import { dangersOf } from '../cyclades/danger';
import { progressOf, setOf } from '../cyclades/progress';
import type { FactionView, View } from '../cyclades/view';
import { CUSTOMS } from './customs';

const late = legendary.view as unknown as View;
const near = legendary.near;
const dangers = (view: View, map: typeof near | null) => dangersOf(view, map, CUSTOMS);
const ready = (view: View, seat: number) => readyHeroes(view, seat, CUSTOMS);
const [BULL, DOLPHIN, BEE, OWL] = [0, 1, 2, 3];

/** The view with some facts of a seat changed. */
const changed = (view: View, seat: number, more: Partial<FactionView>): View => ({
  ...view,
  factions: view.factions.map((one, index) => (index === seat ? { ...one, ...more } : one)),
});
const missing = (view: View, seat: number, map: typeof near | null = near) =>
  dangers(view, map).find((one) => one.seat === seat)?.missing ?? [];

describe('who could win in this cycle', () => {
  it('reads a late table: one building short, or one march', () => {
    expect(dangers(late, near).filter((one) => one.now)).toEqual([
      { seat: BULL, now: true, steps: 1, missing: ['building:university', 'land:kythnos', 'land:adamas'] },
      { seat: OWL, now: true, steps: 1, missing: ['land:kythnos'] },
    ]);
  });
  it('needs the goal to be one metropolis away', () => {
    expect(missing(changed(late, BULL, { metropolises: 0 }), BULL)).toEqual([]);
    expect(missing(changed(late, DOLPHIN, { metropolises: 0 }), DOLPHIN)).toEqual([]);
  });
  it('knows of two steps by two ways, without alarm', () => {
    const two = dangers(changed(late, BULL, { metropolises: 1 }), near)[0];
    expect(two).toMatchObject({ seat: BULL, now: false, steps: 2 });
    expect(missing(changed(late, OWL, { metropolises: 1 }), OWL)).toEqual([]);
  });
  describe('with Athena', () => {
    const gods = late.gods.map((one) => ({ ...one, faction: one.god === 'athena' ? 'owl' : null }));
    const wise = (philosophers: number, more: Partial<View> = {}): View =>
      changed({ ...late, gods, phase: 'actions', order: [null, null, null, null], ...more }, OWL, {
        philosophers,
      });
    const paying = (view: View, gold: number) => changed(view, OWL, { gold });
    /** Her gifts have been made; what is left of the turn is bought. */
    const later = { decision: { seat: OWL, kind: 'turn', about: [], rules: [] }, active: 'owl' };

    it('one turn brings two philosophers to who can pay the second', () => {
      expect(missing(wise(2), OWL, null)).toEqual(['card:philosophers']);
      expect(missing(paying(wise(2), 4), OWL, null)).toEqual(['card:philosophers']);
      expect(missing(paying(wise(2), 3), OWL, null)).toEqual([]);
      expect(missing(wise(2, { phase: 'offerings' }), OWL, null)).toEqual([]);
    });
    it('only the second is left once she has given', () => {
      expect(missing(wise(2, later), OWL, null)).toEqual([]);
      expect(missing(wise(3, later), OWL, null)).toEqual(['card:philosopher']);
      const bought = { ...later, turn: { ...late.turn, extras: 1 } };
      expect(missing(wise(3, bought), OWL, null)).toEqual([]);
    });
    it('none comes when no card is left', () => {
      const supply = { ...late.supply, philosophers: 0 };
      expect(missing(wise(3, { supply }), OWL, null)).toEqual([]);
      expect(missing(wise(2, { supply: { ...supply, philosophers: 1 } }), OWL, null)).toEqual([]);
    });
  });
  it('forgets what the gods of this cycle cannot bring', () => {
    const three = changed(late, OWL, { philosophers: 3 });
    // Owl stands with Ares, Athena with somebody else.
    expect(missing(three, OWL, null)).toEqual([]);
    const bidding = { ...three, phase: 'offerings' };
    expect(missing(bidding, OWL, null)).toEqual(['card:philosopher']);
    const closed = late.gods.map((one) => ({ ...one, open: !['athena', 'ares'].includes(one.god) }));
    expect(missing({ ...bidding, gods: closed }, OWL, null)).toEqual([]);
    const alone = changed({ ...bidding, gods: closed }, OWL, { heroes: [] });
    expect(missing(alone, OWL)).toEqual([]);
  });
  it('forgets a building when its god is another one’s, and gives it back to buyers', () => {
    const gods = late.gods.map((one) => ({ ...one, faction: one.god === 'poseidon' ? 'bull' : null }));
    const track = late.creatures.track.map((one) => ({ ...one, creature: 'kraken' }));
    const elsewhere = { ...late, gods, creatures: { ...late.creatures, track } };
    expect(missing(elsewhere, BULL, null)).toEqual([]);
    const triton = { ...late.creatures, track: [{ price: 2, creature: 'triton', reserved: null }] };
    expect(missing({ ...elsewhere, creatures: triton }, BULL, null)).toEqual(['building:university']);
    const apollo = late.gods.map((one) => ({ ...one, faction: one.god === 'apollo' ? 'bull' : null }));
    expect(missing({ ...late, gods: apollo, creatures: triton }, BULL, null)).toEqual([]);
  });
  it('counts a philosopher that a Satyr or a Hippalectryon for sale can bring', () => {
    const three = changed(late, OWL, { philosophers: 3 });
    const selling = (creature: string) => ({
      ...three,
      creatures: { ...late.creatures, track: [{ price: 2, creature, reserved: null }] },
    });
    expect(missing(selling('satyr'), OWL, null)).toEqual(['card:philosopher']);
    const lands = (count: number) =>
      late.lands.map((land) => ({ ...land, mercenaries: land.owner === 'owl' ? count : 0 }));
    expect(missing({ ...selling('hippalectryon'), lands: lands(2) }, OWL, null)).toEqual([
      'card:philosopher',
    ]);
    expect(missing({ ...selling('hippalectryon'), lands: lands(0) }, OWL, null)).toEqual([]);
  });
  it('warns of who has the goal already, turn or no turn', () => {
    const holds = changed({ ...late, order: [null, null, null, 'bull'] }, BULL, { metropolises: 3 });
    expect(dangers(holds, near)[0]).toEqual({ seat: BULL, now: true, steps: 0, missing: ['word:keep'] });
  });
  it('lets nobody march without Ares, a hero or Pegasus', () => {
    const alone = changed(late, OWL, { heroes: [] });
    expect(missing(alone, OWL)).toEqual(['land:kythnos']);
    const gods = late.gods.map((one) => ({ ...one, faction: one.god === 'hera' ? 'owl' : null }));
    expect(missing({ ...alone, gods }, OWL)).toEqual([]);
    expect(missing({ ...late, gods }, OWL)).toEqual(['land:kythnos']);
    expect(missing({ ...alone, gods, phase: 'offerings' }, OWL)).toEqual(['land:kythnos']);
    const track = [{ price: 2, creature: 'pegasus', reserved: null }];
    expect(missing({ ...alone, gods, creatures: { ...late.creatures, track } }, OWL)).toEqual([
      'land:kythnos',
    ]);
  });
  it('means the next cycle once the turn is over', () => {
    const after = { ...late, phase: 'actions', order: [null, null, null, 'bull'] };
    const single = dangers(after, near).filter((one) => one.steps === 1);
    expect(single.map(({ seat, now }) => [seat, now])).toEqual([
      [BULL, false],
      [OWL, true],
    ]);
  });
  it('counts three philosophers, and nobody who is out', () => {
    const bidding = { ...late, phase: 'offerings' };
    expect(missing(changed(bidding, OWL, { philosophers: 3 }), OWL, null)).toEqual(['card:philosopher']);
    expect(missing(changed(bidding, OWL, { philosophers: 3, eliminated: true }), OWL)).toEqual([]);
    expect(dangers({ ...late, over: true }, near)).toEqual([]);
  });
  it('knows that Medusa bars the way', () => {
    const figurines = [{ piece: 'medusa', owner: null, area: 'kythnos' }];
    expect(missing({ ...late, figurines }, OWL)).toEqual([]);
  });
  it('leaves out buildings that Typhon silences', () => {
    const sites = late.sites.map((site) => ({ ...site, silenced: true }));
    expect(missing({ ...late, sites }, BULL, null)).toEqual([]);
    expect(setOf(progressOf(late, BULL))).toBe(3);
  });
});

describe('heroes', () => {
  const nobody = late.gods.map((one) => ({ ...one, faction: null }));
  const with_ = (seat: number, heroes: string[], more: Partial<FactionView> = {}, fresh = false): View => ({
    ...changed({ ...late, gods: nobody }, seat, { heroes, ...more }),
    heroes: {
      ...late.heroes,
      pieces: heroes.map((hero) => ({ hero, owner: '', land: '', moves: 0, new: fresh })),
    },
  });
  it('stand ready when their condition is met', () => {
    expect(ready(with_(BEE, ['jason'], { fleets_in_reserve: 0 }), BEE)).toEqual(['jason']);
    expect(ready(with_(BEE, ['jason'], { fleets_in_reserve: 1 }), BEE)).toEqual([]);
    expect(ready(with_(BEE, ['leto'], { creatures: ['kraken', 'medusa'] }), BEE)).toEqual(['leto']);
    expect(ready(with_(BEE, ['hippolyta', 'ajax', 'leto'], { creatures: [] }), BEE)).toContain('hippolyta');
    expect(ready(with_(BEE, ['penthesilea'], { fleets_in_reserve: 0 }), BEE)).toEqual([]);
  });
  it('do not tell a hidden purse', () => {
    expect(ready(with_(BEE, ['croesus'], { gold: null }), BEE)).toEqual([]);
    expect(ready(with_(BEE, ['croesus'], { gold: 15 }), BEE)).toEqual(['croesus']);
  });
  it('wait for the cycle after their arrival, and rest under Apollo', () => {
    expect(ready(with_(BEE, ['jason'], { fleets_in_reserve: 0 }, true), BEE)).toEqual([]);
    const view = with_(BEE, ['jason'], { fleets_in_reserve: 0 });
    const gods = [{ god: 'apollo', open: true, faction: view.factions[BEE]?.faction ?? '', bid: 0 }];
    expect(ready({ ...view, gods }, BEE)).toEqual([]);
  });
  it('are copied by Pandora, but for Heracles', () => {
    const view = with_(BEE, ['pandora'], { fleets_in_reserve: 0 });
    const track = (hero: string) => ({ ...view, heroes: { ...view.heroes, track: [hero, null] } });
    expect(ready(track('jason'), BEE)).toEqual(['pandora']);
    const slain = { ...view.creatures, slain: ['kraken', 'medusa'] };
    expect(ready({ ...track('heracles'), creatures: slain }, BEE)).toEqual([]);
  });
});

describe('teams', () => {
  it('counts what partners have together', () => {
    const view = team.view as unknown as View;
    const seats = dangers(view, team.near).map(({ seat, missing: [thing] }) => [seat, thing]);
    expect(seats).toEqual([
      [0, 'word:keep'],
      [2, 'word:keep'],
    ]);
    expect(progressOf(view, 0).metropolises).toBe(3);
  });
});
