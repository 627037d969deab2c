/**
 * Whether a hero's sacrifice would bring a metropolis now, by what lies open on the table (and one's own
 * gold). The cards of the Legendary Edition and of the original game differ under the same names. Pure.
 */
import { CIRCLE, KINDS, buildingsOf, progressOf, setOf } from './progress';
import type { FactionView, View } from './view';

interface Asked {
  view: View;
  seat: number;
  faction: FactionView;
  /** The hero who leaves: the card's own, or Pandora in its role. */
  victim: string;
}
type Condition = (asked: Asked) => boolean;

const owned = (view: View, owner: string) => view.lands.filter((land) => land.owner === owner);
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
const philosophersByPriestesses = ({ faction }: Asked) =>
  faction.philosophers + Math.floor(faction.priestesses / 2) >= CIRCLE;
const rich = ({ faction }: Asked) => (faction.gold ?? 0) >= 15;
/** A metropolis of another side that an army may be carried to, and an army to carry. */
const prey = ({ view, seat, faction, victim }: Asked) => {
  const sealed = view.figurines.filter(({ piece }) => /^(medusa|boar)$/.test(piece)).map(({ area }) => area);
  const army = owned(view, faction.faction).some(
    (land) =>
      !sealed.includes(land.land) &&
      (land.troops || land.mercenaries || land.undead || land.heroes.some((one) => one !== victim)),
  );
  return army && rivalCities(view, seat).some((land) => !sealed.includes(land));
};

/** Lands with a metropolis that other sides hold. */
export function rivalCities(view: View, seat: number): string[] {
  const team = view.factions[seat]?.team;
  const mates = view.factions.filter((one) => one.team === team).map((one) => one.faction);
  const rivals = new Map(view.lands.map(({ land, owner }) => [land, owner && !mates.includes(owner)]));
  return [
    ...new Set(
      view.sites
        .filter(({ land, building }) => building === 'metropolis' && rivals.get(land))
        .map(({ land }) => land),
    ),
  ];
}

const LEGENDARY: Record<string, Condition> = {
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
      (hero) => hero !== null && hero !== 'pandora' && (LEGENDARY[hero]?.(asked) ?? false),
    ),
  penelope: ({ view, faction }) => seas(view, faction.faction).length >= 6,
  pericles: ({ faction }) => faction.troops_in_reserve === 0,
  perseus: prey,
};

const CLASSIC: Record<string, Condition> = {
  achilles: ({ view, faction }) => owned(view, faction.faction).length >= 5,
  hector: philosophersByPriestesses,
  midas: rich,
  odysseus: ({ view, seat }) => setOf(progressOf(view, seat)) >= 3,
  perseus: prey,
};

/** Heroes of the seat whose sacrifice would bring a metropolis: not one of this cycle, and not under Apollo. */
export function readyHeroes(view: View, seat: number): string[] {
  const faction = view.factions[seat];
  if (!faction) return [];
  const known = view.title === 'legendary' ? LEGENDARY : CLASSIC;
  const fresh = new Set(view.heroes.pieces.filter((one) => one.new).map((one) => one.hero));
  const apollo = view.gods.some(
    (one) =>
      one.god === 'apollo' && (one.faction === faction.faction || one.queue?.includes(faction.faction)),
  );
  return faction.heroes.filter(
    (hero) =>
      !fresh.has(hero) &&
      (!apollo || hero === 'leto') &&
      (known[hero]?.({ view, seat, faction, victim: hero }) ?? false),
  );
}
