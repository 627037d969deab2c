/**
 * Who could win in this cycle by what lies open on the table: one metropolis short of the goal, and three
 * kinds of building or three philosophers, a hero whose condition is met, or a foreign metropolis within one
 * march; or two short, with two such ways. A way counts while this cycle can still bring it; once a turn is over,
 * the next one is meant. Gold behind screens and cards in decks are not asked. Pure.
 */
import { readyHeroes, rivalCities } from './conditions';
import type { Customs } from './customs';
import { CIRCLE, KINDS, progressOf, setOf, sideOf } from './progress';
import { type Neighbours, marches } from './reach';
import { done, lackedSages, mayBuild, mayMarch } from './thisCycle';
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

/** Everything that would bring the seat a metropolis at once; `soon`: in this cycle, not at all some day. */
function waysOf(
  view: View,
  drawing: Neighbours | null,
  customs: Customs,
  seat: number,
  soon: boolean,
): string[] {
  const faction = view.factions[seat]?.faction ?? '';
  const progress = progressOf(view, seat);
  const found: string[] = [];
  if (setOf(progress) === KINDS.length - 1) {
    const lacking = KINDS.filter((kind) => !progress.kinds.has(kind));
    const kinds = soon ? lacking.filter((kind) => mayBuild(view, seat, kind, customs)) : lacking;
    if (kinds.length) found.push(kinds.length === 1 ? `building:${kinds[0]}` : 'word:building');
  }
  const sages = soon ? lackedSages(view, seat, customs) : CIRCLE - progress.philosophers;
  if (sages === 1) found.push('card:philosopher');
  else if (soon && sages === 2) found.push('card:philosophers');
  found.push(...readyHeroes(view, seat, customs).map((hero) => `hero:${hero}`));
  if (drawing && (!soon || mayMarch(view, seat))) {
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
export function dangersOf(view: View, drawing: Neighbours | null, customs: Customs): Danger[] {
  if (view.over) return [];
  return view.factions.flatMap((faction, seat): Danger[] => {
    if (faction.eliminated) return [];
    const gap = view.goal - progressOf(view, seat).metropolises;
    if (gap <= 0) return [{ seat, now: true, steps: 0, missing: ['word:keep'] }];
    if (gap > 2) return [];
    const over = done(view, faction.faction);
    const missing = waysOf(view, drawing, customs, seat, !over);
    if (missing.length < gap) return [];
    return [{ seat, now: gap === 1 && !over, steps: gap === 1 ? 1 : 2, missing }];
  });
}
