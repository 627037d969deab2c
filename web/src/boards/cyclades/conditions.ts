/**
 * Whether a hero's sacrifice would bring a metropolis now, by what lies open on the table (and one's own
 * gold), and the conditions that heroes of several titles share. Pure.
 */
import type { Asked, Condition, Customs } from './customs';
import { CIRCLE } from './progress';
import type { View } from './view';

export const owned = (view: View, owner: string) => view.lands.filter((land) => land.owner === owner);
export const philosophersByPriestesses: Condition = ({ faction }) =>
  faction.philosophers + Math.floor(faction.priestesses / 2) >= CIRCLE;
export const rich: Condition = ({ faction }) => (faction.gold ?? 0) >= 15;
/** A metropolis of another side that an army may be carried to, and an army to carry. */
export const prey: Condition = ({ view, seat, faction, victim }: Asked) => {
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

/** Heroes of the seat whose sacrifice would bring a metropolis: not one of this cycle, and not under Apollo. */
export function readyHeroes(view: View, seat: number, { conditions }: Customs): string[] {
  const faction = view.factions[seat];
  if (!faction) return [];
  const fresh = new Set(view.heroes.pieces.filter((one) => one.new).map((one) => one.hero));
  const apollo = view.gods.some(
    (one) =>
      one.god === 'apollo' && (one.faction === faction.faction || one.queue?.includes(faction.faction)),
  );
  return faction.heroes.filter(
    (hero) =>
      !fresh.has(hero) &&
      (!apollo || hero === 'leto') &&
      (conditions[hero]?.({ view, seat, faction, victim: hero }) ?? false),
  );
}
