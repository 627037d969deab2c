/**
 * Who could win in this cycle by what lies open on the table: one metropolis short of the goal, and three
 * kinds of building or three philosophers, a hero whose condition is met, or a foreign metropolis within one
 * march; or two short, with two such ways. Gold behind screens and cards in decks are not asked. Pure.
 */
import { readyHeroes, rivalCities } from './conditions';
import { CIRCLE, KINDS, progressOf, setOf, sideOf } from './progress';
import { type Neighbours, marches } from './reach';
import type { View } from './view';

/** What is missing: a token of the thing that would do it. `word:keep`: nothing, but to hold what one has. */
export interface Danger {
  seat: number;
  /** One step, in this cycle; else its turn is over, or two steps are needed. */
  now: boolean;
  /** Metropolises that are missing: one, or two with two ways to them; none for who has the goal. */
  steps: 0 | 1 | 2;
  missing: string[];
}

/** Whether a seat has acted with all its markers in this cycle. */
function done(view: View, faction: string): boolean {
  if (view.phase !== 'actions') return false;
  const markers = Math.max(1, Math.floor(view.order.length / Math.max(1, view.factions.length)));
  return view.order.filter((one) => one === faction).length >= markers;
}

/** Athena gives a philosopher and sells another. */
const withAthena = (view: View, faction: string): boolean =>
  view.phase === 'actions' &&
  !done(view, faction) &&
  view.gods.some((one) => one.god === 'athena' && one.faction === faction);

/** While a seat has still to act in this cycle, only Ares, a hero or Pegasus lets its units march. */
function mayMarch(view: View, seat: number): boolean {
  const { faction = '', heroes = [] } = view.factions[seat] ?? {};
  if (view.phase !== 'actions' || done(view, faction) || heroes.length > 0) return true;
  if (view.creatures.track.some(({ creature }) => creature === 'pegasus')) return true;
  return view.gods.some((one) => one.god === 'ares' && one.faction === faction);
}

/** Everything that would bring the seat a metropolis at once. */
function waysOf(view: View, drawing: Neighbours | null, seat: number): string[] {
  const faction = view.factions[seat]?.faction ?? '';
  const progress = progressOf(view, seat);
  const found: string[] = [];
  if (setOf(progress) === KINDS.length - 1) {
    const kinds = KINDS.filter((kind) => !progress.kinds.has(kind));
    found.push(kinds.length === 1 ? `building:${kinds[0]}` : 'word:building');
  }
  if (progress.philosophers === CIRCLE - 1) found.push('card:philosopher');
  else if (progress.philosophers === CIRCLE - 2 && withAthena(view, faction)) found.push('card:philosophers');
  found.push(...readyHeroes(view, seat).map((hero) => `hero:${hero}`));
  if (drawing && mayMarch(view, seat)) {
    const side = sideOf(view, seat).map((one) => one.faction);
    const near = marches(view, drawing, faction, side);
    found.push(
      ...rivalCities(view, seat)
        .filter((land) => near.has(land))
        .map((land) => `land:${land}`),
    );
  }
  return found;
}

/** In the order of seats; empty when the game is over. */
export function dangersOf(view: View, drawing: Neighbours | null): Danger[] {
  if (view.over) return [];
  return view.factions.flatMap((faction, seat): Danger[] => {
    if (faction.eliminated) return [];
    const gap = view.goal - progressOf(view, seat).metropolises;
    if (gap <= 0) return [{ seat, now: true, steps: 0, missing: ['word:keep'] }];
    if (gap > 2) return [];
    const missing = waysOf(view, drawing, seat);
    if (missing.length < gap) return [];
    const one = gap === 1;
    return [{ seat, now: one && !done(view, faction.faction), steps: one ? 1 : 2, missing }];
  });
}
