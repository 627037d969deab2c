/**
 * Who could win in this cycle by what lies open on the table: one metropolis short of the goal, and three
 * kinds of building or three philosophers, a hero whose condition is met, or a foreign metropolis within one
 * march. Gold behind screens and cards in decks are not asked. Pure.
 */
import { readyHeroes, rivalCities } from './conditions';
import { CIRCLE, KINDS, progressOf, setOf, sideOf } from './progress';
import { type Neighbours, marches } from './reach';
import type { View } from './view';

/** What is missing: a token of the thing that would do it. `word:keep`: nothing, but to hold what one has. */
export interface Danger {
  seat: number;
  /** In this cycle; else its turn is over, and the next cycle is meant. */
  now: boolean;
  missing: string[];
}

/** Whether a seat has acted with all its markers in this cycle. */
function done(view: View, faction: string): boolean {
  if (view.phase !== 'actions') return false;
  const markers = Math.max(1, Math.floor(view.order.length / Math.max(1, view.factions.length)));
  return view.order.filter((one) => one === faction).length >= markers;
}

function missingOf(view: View, drawing: Neighbours | null, seat: number): string[] {
  const faction = view.factions[seat];
  if (!faction || faction.eliminated) return [];
  const progress = progressOf(view, seat);
  if (progress.metropolises >= view.goal) return ['word:keep'];
  if (progress.metropolises < view.goal - 1) return [];
  const found: string[] = [];
  if (setOf(progress) === KINDS.length - 1) {
    const kinds = KINDS.filter((kind) => !progress.kinds.has(kind));
    found.push(kinds.length === 1 ? `building:${kinds[0]}` : 'word:building');
  }
  if (progress.philosophers === CIRCLE - 1) found.push('card:philosopher');
  found.push(...readyHeroes(view, seat).map((hero) => `hero:${hero}`));
  if (drawing) {
    const side = sideOf(view, seat).map((one) => one.faction);
    const near = marches(view, drawing, faction.faction, side);
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
  return view.factions.flatMap((faction, seat) => {
    const missing = missingOf(view, drawing, seat);
    const keeps = missing[0] === 'word:keep';
    return missing.length ? [{ seat, now: keeps || !done(view, faction.faction), missing }] : [];
  });
}
