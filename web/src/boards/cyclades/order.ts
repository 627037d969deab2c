/** The order of seats at the shown moment: who bids, then who acts, and who has done so. Pure. */
import type { View } from './view';

export interface Place {
  /** From 1; null before an order is known. */
  place: number | null;
  done: boolean;
}

/** Factions in the order in which they act; who holds two gods stands twice. */
const acting = (view: View): string[] =>
  view.gods.flatMap((god) => god.queue ?? (god.faction ? [god.faction] : []));

export function placeOf(view: View, faction: string): Place {
  const known = view.order.filter((one): one is string => one !== null);
  if (view.phase === 'actions') {
    // Markers come back to the order track one by one, from its last place.
    const over = known.filter((one) => one === faction).length;
    const turns = acting(view).flatMap((one, at) => (one === faction ? [at + 1] : []));
    const next = turns[Math.min(over, turns.length - 1)];
    return { place: next ?? null, done: turns.length > 0 && over >= turns.length };
  }
  const bidding = known.length ? known : acting(view);
  const at = bidding.indexOf(faction);
  return { place: at < 0 ? null : at + 1, done: false };
}
