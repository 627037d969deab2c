/**
 * Who else reaches the goal in the cycle in which a seat could win: the most metropolises win, then the most
 * gold. Pure.
 */
import type { Danger } from './danger';
import { progressOf, sideOf } from './progress';
import { type Neighbours, marches } from './reach';
import { mayMarch } from './thisCycle';
import type { View } from './view';

export interface Race {
  /** The rival who is furthest. */
  seat: number;
  /** Holds more than the seat would have, as many, or could come to as many in this cycle. */
  how: 'more' | 'equal' | 'could';
  /** Lands of that rival with a metropolis that the seat can march into, by name; none may be. */
  lands: string[];
}

const ORDER: Race['how'][] = ['more', 'equal', 'could'];

/** Lands with a metropolis that these factions hold. */
function citiesOf(view: View, factions: readonly string[]): string[] {
  const own = new Set(
    view.lands.filter(({ owner }) => owner && factions.includes(owner)).map((one) => one.land),
  );
  const cities = view.sites.filter(({ land, building }) => building === 'metropolis' && own.has(land));
  return [...new Set(cities.map(({ land }) => land))];
}

/** The rival to be reckoned with besides; null where the seat's own step decides. */
export function raceOf(
  view: View,
  drawing: Neighbours | null,
  dangers: readonly Danger[],
  danger: Danger,
): Race | null {
  if (!danger.now || danger.steps === 2) return null;
  const faction = view.factions[danger.seat];
  if (!faction) return null;
  const mine = progressOf(view, danger.seat).metropolises + danger.steps;
  const carriers = sideOf(view, danger.seat).map((one) => one.faction);
  const near =
    drawing && mayMarch(view, danger.seat)
      ? marches(view, drawing, faction.faction, carriers)
      : new Set<string>();
  const found = view.factions.flatMap((rival, seat): Race[] => {
    if (rival.eliminated || rival.team === faction.team) return [];
    const cities = citiesOf(
      view,
      sideOf(view, seat).map((one) => one.faction),
    );
    // The one step that is left may itself take a metropolis from this rival.
    const robbed = danger.steps === 1 && danger.missing.every((token) => cities.includes(token.slice(5)));
    const theirs = progressOf(view, seat).metropolises - (robbed ? 1 : 0);
    const threat = dangers.find((one) => one.seat === seat && one.now && one.steps === 1);
    const lands = cities.filter((land) => near.has(land));
    if (theirs > mine) return [{ seat, how: 'more', lands }];
    if (theirs === mine) return [{ seat, how: 'equal', lands }];
    return threat && theirs + 1 >= mine ? [{ seat, how: 'could', lands }] : [];
  });
  return found.sort((one, other) => ORDER.indexOf(one.how) - ORDER.indexOf(other.how))[0] ?? null;
}
