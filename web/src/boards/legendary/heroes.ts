/** What the Heroes of the Legendary Edition ask for; cards of the original game ask otherwise under the same names. */
import { owned, philosophersByPriestesses, prey, rich } from '../cyclades/conditions';
import type { Asked, Condition } from '../cyclades/customs';
import { KINDS, buildingsOf, progressOf, setOf } from '../cyclades/progress';
import type { View } from '../cyclades/view';

const seas = (view: View, owner: string) => view.seas.filter((sea) => sea.owner === owner);
const tokens = ({ view, faction }: Asked) =>
  [...owned(view, faction.faction), ...seas(view, faction.faction)].reduce(
    (sum, area) => sum + area.cornucopias,
    0,
  );
/** How many buildings of each kind the faction itself has. */
const counts = ({ view, faction }: Asked) => {
  const built = buildingsOf(view, [faction.faction]);
  return KINDS.map((kind) => built.filter((one) => one === kind).length);
};

export const HEROES: Record<string, Condition> = {
  achilles: ({ view, seat }) => setOf(progressOf(view, seat)) >= 2,
  ajax: ({ view, faction }) => owned(view, faction.faction).length >= 7,
  antigone: (asked) => tokens(asked) >= 3,
  croesus: rich,
  hector: philosophersByPriestesses,
  helen: (asked) => counts(asked).filter((count) => count >= 2).length >= 2,
  heracles: ({ view, victim }) => victim === 'heracles' && view.creatures.slain.length >= 2,
  hippolyta: ({ faction, victim }) => faction.heroes.filter((hero) => hero !== victim).length >= 2,
  jason: ({ faction }) => faction.fleets_in_reserve === 0,
  leto: ({ faction }) => faction.creatures.length >= 2,
  odysseus: (asked) => counts(asked).some((count) => count >= 3),
  pandora: (asked) =>
    asked.view.heroes.track.some(
      (hero) => hero !== null && hero !== 'pandora' && (HEROES[hero]?.(asked) ?? false),
    ),
  penelope: ({ view, faction }) => seas(view, faction.faction).length >= 6,
  pericles: ({ faction }) => faction.troops_in_reserve === 0,
  perseus: prey,
};
