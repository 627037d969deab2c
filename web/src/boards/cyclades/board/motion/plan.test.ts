import { describe, expect, it } from 'vitest';
import type { View } from '../../view';
import { folded } from './fold';
import { planned } from './plan';
import { atlas, log, sceneOf, twoSeasView } from './scene';

function held(): View {
  const view = twoSeasView();
  Object.assign(view.lands[0]!, { owner: 'bull', troops: 3 });
  Object.assign(view.lands[1]!, { owner: 'owl', troops: 1 });
  Object.assign(view.seas[0]!, { owner: 'bull', fleets: 2 });
  Object.assign(view.seas[1]!, { owner: 'bull', fleets: 1 });
  return view;
}
const play = (from: View, ...events: Record<string, string | number>[]) => {
  const entries = log(...events);
  const to = sceneOf(folded(from, entries));
  return { ...planned(sceneOf(from), to, entries, atlas), to };
};

describe('planned', () => {
  it('sends troops along their fleets, leaves the others standing, and ends where they will stand', () => {
    const { motions, standing, to } = play(
      held(),
      {
        ...{ event: 'units_moved', origin: 'naxos', land: 'delos', troops: 2, mercenaries: 0 },
      },
      { event: 'battle', attacker: 'bull', defender: 'owl', area: 'delos' },
    );
    const [march] = motions;
    expect(motions).toHaveLength(1);
    expect(march).toMatchObject({
      do: 'travel',
      ghost: null,
      to: 'land:delos',
      piece: { kind: 'troop', count: 2 },
    });
    const end = to.siege?.placed.find((one) => one.piece.kind === 'troop');
    if (march?.do !== 'travel' || !end) throw new Error('no march');
    expect(march.line.at(-1)!.x).toBeCloseTo(end.x);
    expect(march.line.at(-1)!.y).toBeCloseTo(end.y);
    expect(standing.find((one) => one.piece.key === 'troop@land:naxos')?.piece.count).toBe(1);
  });

  it('leaves a ghost where nobody stays', () => {
    const { motions, standing } = play(held(), {
      ...{ event: 'fleets_moved', faction: 'bull', origin: 'strait', sea: 'sound', count: 2 },
    });
    expect(motions).toHaveLength(1);
    expect(motions[0]).toMatchObject({ do: 'travel', ghost: { piece: { key: 'fleet@sea:strait' } } });
    expect(standing.some((one) => one.piece.key === 'fleet@sea:strait')).toBe(false);
  });

  it('tells two marches on the same way apart', () => {
    const march = { event: 'units_moved', origin: 'naxos', land: 'delos', troops: 1, mercenaries: 0 };
    const taken = { event: 'land_taken', faction: 'bull', loser: 'owl', land: 'delos' };
    const { motions } = play(held(), march, taken, march, taken);
    const keys = motions.map((one) => one.key);
    expect(keys.length).toBeGreaterThan(2);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('takes a land as they arrive', () => {
    const from = held();
    Object.assign(from.lands[1]!, { owner: null, troops: 0 });
    const { motions } = play(
      from,
      { event: 'units_moved', origin: 'naxos', land: 'delos', troops: 1, mercenaries: 0 },
      { event: 'land_taken', faction: 'bull', land: 'delos', loser: 'none' },
    );
    const [march, sweep] = motions;
    expect(motions.map((one) => one.do)).toEqual(['travel', 'sweep']);
    expect(sweep?.span[0]).toBeLessThan(march!.span[1]);
    expect(sweep).toMatchObject({ area: 'land:delos', faction: 'bull' });
  });

  it('drops in what is bought, and lets fall what is lost', () => {
    const bought = play(held(), { event: 'troops_placed', faction: 'bull', land: 'naxos', count: 1 });
    expect(bought.motions).toMatchObject([{ do: 'drop', piece: { count: 1, faction: 'bull' } }]);
    const lost = play(held(), { event: 'troop_destroyed', faction: 'owl', land: 'delos' });
    expect(lost.motions.map((one) => one.do).sort()).toEqual(['drop', 'fall']); // its token comes to light
    expect(lost.standing.some((one) => one.piece.key === 'troop@land:delos')).toBe(false);
  });

  it('lets the victors move in when the battle is over', () => {
    const entries = log(
      { event: 'units_moved', origin: 'naxos', land: 'delos', troops: 2, mercenaries: 0 },
      { event: 'battle', attacker: 'bull', defender: 'owl', area: 'delos' },
      { event: 'troop_destroyed', faction: 'owl', land: 'delos' },
      { event: 'land_taken', faction: 'bull', land: 'delos', loser: 'owl' },
    );
    const from = folded(held(), entries.slice(0, 2), entries);
    const to = folded(from, [
      ...entries.slice(2),
      ...log({ event: 'battle_over', area: 'delos', holder: 'bull' }),
    ]);
    const plan = planned(sceneOf(from), sceneOf(to), entries.slice(2), atlas);
    const kinds = plan.motions.map((one) => one.do);
    expect(kinds).toContain('fall');
    expect(plan.motions.find((one) => one.do === 'travel')).toMatchObject({
      piece: { faction: 'bull', count: 2 },
      to: 'land:delos',
    });
  });

  it('moves one of a kind by its name', () => {
    const from = held();
    from.heroes.pieces.push({ hero: 'ajax', owner: 'bull', land: 'naxos', moves: 1, new: false });
    from.figurines.push({ piece: 'kraken', owner: 'owl', area: 'strait' });
    const { motions, standing } = play(
      from,
      { event: 'hero_moved', hero: 'ajax', origin: 'naxos', land: 'delos' },
      { event: 'figurine_placed', piece: 'kraken', area: 'sound' },
    );
    expect(motions.map((one) => one.key).sort()).toEqual(['hero:ajax', 'piece:kraken']);
    expect(standing.some((one) => /ajax|kraken/.test(one.piece.key))).toBe(false);
  });

  it('builds and razes on the same site', () => {
    const from = held();
    from.sites.push({ site: 'naxos-1', land: 'naxos', building: 'port' } as View['sites'][number]);
    const { motions, sites } = play(
      from,
      { event: 'removed', building: 'port', site: 'naxos-1' },
      { event: 'built', faction: 'bull', building: 'temple', site: 'naxos-1' },
    );
    expect(motions.map((one) => one.do)).toEqual(['raze', 'build']);
    expect(sites.get('site:naxos-1')?.building).toBeNull();
  });

  it('changes two fleets for each other', () => {
    const from = held();
    Object.assign(from.seas[1]!, { owner: 'owl', fleets: 3 });
    const { motions } = play(from, { event: 'fleets_swapped', one: 'strait', other: 'sound' });
    expect(motions).toMatchObject([
      { do: 'travel', piece: { faction: 'bull', count: 2 }, to: 'sea:sound' },
      { do: 'travel', piece: { faction: 'owl', count: 3 }, to: 'sea:strait' },
    ]);
  });
});
