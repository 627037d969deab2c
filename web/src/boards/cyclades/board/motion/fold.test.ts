import { describe, expect, it } from 'vitest';
import { between } from './between';
import { folded, ownersAfter } from './fold';
import { log, twoSeasView } from './scene';

const march = { event: 'units_moved', origin: 'naxos', land: 'delos', troops: 2, mercenaries: 0 };
const battle = { event: 'battle', attacker: 'bull', defender: 'owl', area: 'delos' };

function held() {
  const view = twoSeasView();
  Object.assign(view.lands[0]!, { owner: 'bull', troops: 3 });
  Object.assign(view.lands[1]!, { owner: 'owl', troops: 1 });
  return view;
}

describe('folded', () => {
  it('leaves the view as it was', () => {
    const view = held();
    folded(view, log({ event: 'troops_placed', faction: 'bull', land: 'naxos', count: 1 }));
    expect(view.lands[0]?.troops).toBe(3);
  });

  it('lets those who attack stand beside the land until it is theirs', () => {
    const view = held();
    const entries = log(
      march,
      battle,
      { event: 'dice', attacker: 3, defender: 0 },
      { event: 'troop_destroyed', faction: 'owl', land: 'delos' },
      { event: 'land_taken', faction: 'bull', land: 'delos', loser: 'owl' },
      { event: 'battle_over', area: 'delos', holder: 'bull' },
    );
    const fought = folded(view, entries.slice(0, 3), entries);
    expect(fought.battle).toMatchObject({ attacker: 'bull', area: 'delos', troops: 2 });
    expect(fought.lands.map((land) => [land.owner, land.troops])).toEqual([
      ['bull', 1],
      ['owl', 1],
    ]);
    const over = folded(fought, entries.slice(3), entries);
    expect(over.battle).toBeNull();
    expect(over.lands[1]).toMatchObject({ owner: 'bull', troops: 2 });
  });

  it('lets a hero attack once, however often he is told to have marched there', () => {
    const hero = { event: 'hero_moved', hero: 'ajax', origin: 'naxos', land: 'delos' };
    expect(folded(held(), log(hero, hero, battle)).battle?.heroes).toEqual(['ajax']);
  });

  it('counts losses on the side that has them', () => {
    const entries = log(march, battle, { event: 'troop_destroyed', faction: 'bull', land: 'delos' });
    const view = folded(held(), entries);
    expect(view.battle?.troops).toBe(1);
    expect(view.lands[1]?.troops).toBe(1);
  });

  it('takes those who retreat along', () => {
    const view = held();
    Object.assign(view, {
      battle: { attacker: 'bull', area: 'delos', troops: 2, mercenaries: 1, fleets: 0, heroes: [] },
    });
    const back = folded(view, log({ event: 'retreat', faction: 'bull', area: 'naxos' }));
    expect(back.lands[0]).toMatchObject({ troops: 5, mercenaries: 1 });
  });

  it('leaves a token where nobody stays, and none where somebody comes', () => {
    const view = folded(
      held(),
      log({ ...march, troops: 3 }, { event: 'land_taken', faction: 'bull', land: 'delos' }),
    );
    expect(view.lands.map((land) => land.token)).toEqual([true, false]);
  });

  it('moves fleets, buildings, creatures and heroes', () => {
    const view = twoSeasView();
    Object.assign(view.seas[0]!, { owner: 'bull', fleets: 2 });
    view.sites.push({ site: 'naxos-1', land: 'naxos', building: null } as (typeof view.sites)[number]);
    const after = folded(
      view,
      log(
        { event: 'fleets_moved', faction: 'bull', origin: 'strait', sea: 'sound', count: 2 },
        { event: 'built', faction: 'bull', building: 'port', site: 'naxos-1' },
        { event: 'creature_played', faction: 'owl', creature: 'kraken' },
        { event: 'figurine_placed', piece: 'kraken', area: 'strait' },
        { event: 'hero_recruited', faction: 'owl', hero: 'ajax', land: 'delos' },
      ),
    );
    expect(after.seas.map((sea) => [sea.owner, sea.fleets])).toEqual([
      [null, 0],
      ['bull', 2],
    ]);
    expect(after.sites[0]?.building).toBe('port');
    expect(after.figurines).toEqual([{ piece: 'kraken', owner: 'owl', area: 'strait' }]);
    expect(after.heroes.pieces[0]).toMatchObject({ hero: 'ajax', land: 'delos' });
  });
});

describe('between', () => {
  const entries = log(
    { event: 'cornucopia', area: 'naxos', count: 1 },
    { ...march },
    { event: 'land_taken', faction: 'bull', land: 'delos', loser: 'owl' },
  );
  const end = { ...held(), phase: 'the truth' };

  it('starts where the beats before it have led, and ends with the step itself', () => {
    const step = { view: end, entries };
    const first = between(held(), { step, beat: { kind: 'other', entries: entries.slice(0, 1) } });
    expect([first.from.lands[0]?.cornucopias, first.to.lands[0]?.cornucopias]).toEqual([0, 1]);
    const last = between(held(), { step, beat: { kind: 'march', entries: entries.slice(1) } });
    expect(last.from.lands[0]?.cornucopias).toBe(1);
    expect(last.to).toBe(end);
  });

  it('keeps everything where it is during a moment', () => {
    const { from, to } = between(held(), { step: { view: end, entries }, beat: { kind: 'moment', entries } });
    expect(from).toBe(to);
    expect(from.lands[1]?.owner).toBe('bull');
  });

  it('tells who holds a land only when it is told', () => {
    const owners = ownersAfter(held().lands, entries.slice(0, 2));
    expect(owners.map((land) => land.owner)).toEqual(['bull', 'owl']);
    expect(ownersAfter(held().lands, entries)[1]?.owner).toBe('bull');
  });
});
