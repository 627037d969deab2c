import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../api/client';
import { battlesIn, verdictOf } from './story';

const log = (...events: Record<string, string | number>[]): LogEntry[] =>
  events.map((event, n) => ({ n: n + 70, text: '', event }));

const none = { troops: 0, mercenaries: 0, heroes: 0, creature: 0, buildings: 0, fleets: 0 };
const muster = (faction: string, fields: Record<string, number>, area = 'tinos') => ({
  event: 'muster',
  faction,
  area,
  ...none,
  ...fields,
  total: Object.values(fields).reduce((a, b) => a + b, 0),
});
const begin = { event: 'battle', attacker: 'dolphin', defender: 'owl', area: 'tinos' };

describe('battlesIn', () => {
  it('tells one round from first to last', () => {
    const [battle] = battlesIn(
      log(
        { event: 'phase', phase: 'actions', cycle: 2 },
        begin,
        muster('dolphin', { troops: 3 }),
        muster('owl', { troops: 1, buildings: 1 }),
        { event: 'dice', attacker: 2, defender: 1 },
        { event: 'totals', attacker: 5, defender: 3 },
        { event: 'troop_destroyed', faction: 'owl', land: 'tinos' },
        { event: 'land_taken', faction: 'dolphin', land: 'tinos', loser: 'owl' },
        { event: 'battle_over', area: 'tinos', holder: 'dolphin' },
      ),
    );
    expect(battle).toMatchObject({
      n: 71,
      attacker: 'dolphin',
      defender: 'owl',
      over: true,
      holder: 'dolphin',
      sea: false,
    });
    expect(battle?.rounds).toHaveLength(1);
    const round = battle!.rounds[0]!;
    expect(round.sides.defender?.terms.map((term) => [term.what, term.strength])).toEqual([
      ['troops', 1],
      ['buildings', 1],
    ]);
    expect(round.losses).toEqual([{ faction: 'owl', what: 'troop', name: null, count: 1 }]);
    expect(verdictOf(round)).toBe('attacker');
  });

  it('keeps rerolls in one round and opens the next one with its muster', () => {
    const [battle] = battlesIn(
      log(
        begin,
        muster('dolphin', { troops: 2 }),
        muster('owl', { troops: 2 }),
        { event: 'dice', attacker: 0, defender: 1 },
        { event: 'dice', attacker: 1, defender: 1 },
        { event: 'totals', attacker: 3, defender: 3 },
        { event: 'troop_destroyed', faction: 'dolphin', land: 'tinos' },
        { event: 'troop_destroyed', faction: 'owl', land: 'tinos' },
        muster('dolphin', { troops: 1 }),
        muster('owl', { troops: 1 }),
      ),
    );
    expect(battle?.rounds).toHaveLength(2);
    expect(battle?.rounds[0]?.rolls).toHaveLength(2);
    expect(verdictOf(battle!.rounds[0]!)).toBe('draw');
    expect(battle?.over).toBe(false);
    expect(verdictOf(battle!.rounds[1]!)).toBeNull();
  });

  it('tells the undead apart, ashore and afloat', () => {
    const [ashore, afloat] = battlesIn(
      log(
        begin,
        muster('dolphin', { troops: 1, undead: 2 }),
        muster('owl', { troops: 1 }),
        { event: 'totals', attacker: 3, defender: 4 },
        { event: 'undead_troop_destroyed', faction: 'dolphin', land: 'tinos' },
        { event: 'battle_over', area: 'tinos', holder: 'owl' },
        { ...begin, area: 'a1' },
        muster('dolphin', { fleets: 3 }, 'a1'),
        { event: 'totals', attacker: 3, defender: 4 },
        { event: 'undead_fleets_destroyed', faction: 'dolphin', sea: 'a1', count: 1 },
      ),
    );
    expect(ashore?.rounds[0]?.sides.attacker?.terms.map((term) => [term.what, term.count])).toEqual([
      ['troops', 1],
      ['undead', 2],
    ]);
    expect(ashore?.rounds[0]?.losses).toEqual([{ faction: 'dolphin', what: 'undead', name: null, count: 1 }]);
    expect(afloat?.rounds[0]?.losses).toEqual([
      { faction: 'dolphin', what: 'undead-fleet', name: null, count: 1 },
    ]);
  });

  it('counts only what falls in this battle', () => {
    const [battle] = battlesIn(
      log(
        begin,
        { event: 'troop_destroyed', faction: 'owl', land: 'tinos' }, // an ambush
        muster('dolphin', { troops: 2 }),
        muster('owl', { creature: 2 }),
        { event: 'dice', attacker: 3, defender: 0 },
        { event: 'totals', attacker: 5, defender: 2 },
        { event: 'troop_destroyed', faction: 'owl', land: 'naxos' },
        { event: 'figurine_removed', piece: 'minotaur', area: 'tinos' },
        { event: 'hero_destroyed', faction: 'bull', hero: 'ajax' },
        { event: 'battle_over', area: 'tinos', holder: 'none' },
      ),
    );
    expect(battle?.before).toHaveLength(1);
    expect(battle?.rounds[0]?.losses).toEqual([
      { faction: 'owl', what: 'creature', name: 'minotaur', count: 1 },
    ]);
    expect(battle?.holder).toBeNull();
  });

  it('knows battles at sea, retreats, and several battles', () => {
    const sea = { event: 'battle', attacker: 'bull', defender: 'owl', area: 'ornos-bay' };
    const found = battlesIn(
      log(
        { event: 'dice', attacker: 1, defender: 1 }, // the end of a battle the log no longer tells
        { event: 'battle_over', area: 'delos', holder: 'bull' },
        sea,
        muster('bull', { fleets: 1 }, 'ornos-bay'),
        muster('owl', { fleets: 2 }, 'ornos-bay'),
        { event: 'dice', attacker: 1, defender: 0 },
        { event: 'totals', attacker: 2, defender: 2 },
        { event: 'fleets_destroyed', faction: 'bull', sea: 'ornos-bay', count: 1 },
        { event: 'retreat', faction: 'owl', area: 'kolona-bay' },
        { event: 'battle_over', area: 'ornos-bay', holder: 'bull' },
        { event: 'paid', faction: 'bull', amount: 1 },
        begin,
      ),
    );
    expect(found.map((battle) => [battle.area, battle.sea, battle.over])).toEqual([
      ['ornos-bay', true, true],
      ['tinos', false, false],
    ]);
    expect(found[0]?.retreats).toEqual([{ faction: 'owl', area: 'kolona-bay' }]);
  });
});
