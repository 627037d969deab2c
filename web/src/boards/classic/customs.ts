/** The original game's own ways at the board that Cyclades titles share. */
import { owned, philosophersByPriestesses, prey, rich } from '../cyclades/conditions';
import type { Condition, Customs } from '../cyclades/customs';
import { progressOf, setOf } from '../cyclades/progress';

const HEROES: Record<string, Condition> = {
  achilles: ({ view, faction }) => owned(view, faction.faction).length >= 5,
  hector: philosophersByPriestesses,
  midas: rich,
  odysseus: ({ view, seat }) => setOf(progressOf(view, seat)) >= 3,
  perseus: prey,
};

export const CUSTOMS: Customs = {
  conditions: HEROES,
  // A god gives as its turn begins, before anything is asked.
  giftToCome: () => false,
  sellsBuildings: true,
};
