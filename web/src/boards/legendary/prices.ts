/** What the creatures on the track would cost the viewer: everything that counts lies open on the table. Pure. */
import type { View } from '../cyclades/view';

/** Of every hero on the track, with Hera. */
export const HERO_PRICE = 4;

/** The view with the viewer's own prices: each unused temple and metropolis saves one gold, and a card may be free. */
export function withOwnPrices(view: View): View {
  const saved = discountsOf(view);
  if (!saved) return view;
  const track = view.creatures.track.map((one) => ({ ...one, own: Math.max(0, one.price - saved) }));
  return { ...view, creatures: { ...view.creatures, track } };
}

function discountsOf(view: View): number {
  const own = view.seat === null ? undefined : view.factions[view.seat];
  if (!own) return 0;
  const lands = new Set(view.lands.filter(({ owner }) => owner === own.faction).map(({ land }) => land));
  const sites = view.sites.filter(
    ({ land, building, used, silenced }) =>
      lands.has(land) && (building === 'temple' || building === 'metropolis') && !used && !silenced,
  );
  return sites.length + own.metropolis_cards.filter(({ used }) => !used).length;
}
