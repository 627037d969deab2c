/**
 * The table as it will be: what one has taken in a question of several parts stands there at once, where it
 * will stand, so that nothing moves when it is confirmed. It is drawn at half strength until then.
 */
import type { View } from '../view';

export function withTaken(view: View, taken: string[]): View {
  const faction = view.factions[view.decision?.seat ?? -1]?.faction;
  if (!faction || !taken.length) return view;
  const now = new Set(taken);
  // Where one stands already there is nothing to announce: units set out from there.
  return {
    ...view,
    lands: view.lands.map((land) =>
      now.has(`land:${land.land}`) && land.owner === null ? { ...land, owner: faction, token: true } : land,
    ),
    seas: view.seas.map((sea) =>
      now.has(`sea:${sea.sea}`) && sea.owner === null ? { ...sea, owner: faction, fleets: 1 } : sea,
    ),
  };
}

/** The areas in which the one table differs from the other. */
export function takenIn(before: View, after: View): Set<string> {
  const found = new Set<string>();
  if (before === after) return found;
  after.lands.forEach((land, at) => land !== before.lands[at] && found.add(`land:${land.land}`));
  after.seas.forEach((sea, at) => sea !== before.seas[at] && found.add(`sea:${sea.sea}`));
  return found;
}
