/**
 * What a seat can still come by in this cycle: from a god it has, or may bid for while offerings are made, or
 * from a creature that is for sale. Gold behind screens is not asked, one's own is. Pure.
 */
import type { Customs } from './customs';
import { type Kind, CIRCLE, KINDS, buildingsOf, progressOf, sideOf } from './progress';
import type { FactionView, View } from './view';

/** Hera raises what is missing; she is not in the original game. */
const GIVERS: Record<Kind, string[]> = {
  port: ['poseidon', 'hera'],
  fortress: ['ares', 'hera'],
  temple: ['zeus', 'hera'],
  university: ['athena', 'hera'],
};
/** A second philosopher, in gold. */
const SECOND = 4;
/** Mercenaries that the Hippalectryon takes for a philosopher. */
const HANDED_IN = 2;

/** The offerings are over: who stands with a god keeps it. */
const settled = (view: View): boolean => view.phase === 'upkeep' || view.phase === 'actions';

/** Whether a seat has acted with all its markers in this cycle. */
export function done(view: View, faction: string): boolean {
  if (view.phase !== 'actions') return false;
  const markers = Math.max(1, Math.floor(view.order.length / Math.max(1, view.factions.length)));
  return view.order.filter((one) => one === faction).length >= markers;
}

/** The gods whose turn the faction has, or may still get. */
function gods(view: View, faction: string): string[] {
  if (!settled(view)) return view.gods.filter((one) => one.open).map((one) => one.god);
  if (done(view, faction)) return [];
  const own = view.gods.filter((one) => one.faction === faction || one.queue?.includes(faction));
  return own.filter((one) => one.turn !== 'over').map((one) => one.god);
}

/** With Apollo nobody buys creatures or moves heroes. */
const deals = (view: View, faction: string): boolean => gods(view, faction).some((god) => god !== 'apollo');

const forSale = (view: View, faction: string, creature: string): boolean =>
  deals(view, faction) && view.creatures.track.some((one) => one.creature === creature);

/** Whether what a god gives in a turn is still to come. */
function gifts(view: View, faction: string, { giftToCome }: Customs): boolean {
  if (view.phase !== 'actions' || view.active !== faction) return true;
  return giftToCome(view.decision?.kind ?? '');
}

export function mayBuild(view: View, seat: number, kind: Kind, customs: Customs): boolean {
  const { faction = '' } = view.factions[seat] ?? {};
  const giver = gods(view, faction).some((god) => GIVERS[kind].includes(god));
  const again = forSale(view, faction, 'empousa');
  if (giver && (customs.sellsBuildings || again || gifts(view, faction, customs))) return true;
  const side = sideOf(view, seat).map((one) => one.faction);
  if (forSale(view, faction, 'cyclops') && buildingsOf(view, side).length >= KINDS.length) return true;
  const others = view.factions.map((one) => one.faction).filter((one) => !side.includes(one));
  return forSale(view, faction, 'triton') && buildingsOf(view, others).includes(kind);
}

/** Philosophers that one turn with Athena can still bring: her gift, and one for gold. */
function withAthena(view: View, { faction, gold }: FactionView, customs: Customs): number {
  if (!gods(view, faction).includes('athena') || view.supply.philosophers === 0) return 0;
  const acting = view.phase === 'actions' && view.active === faction;
  const bought = acting && view.turn.extras > 0;
  const more = !bought && (gold === null || gold >= SECOND) ? 1 : 0;
  const gift = gifts(view, faction, customs) ? 1 : 0;
  // What a god will cost is open while offerings are made, and whether anything is left.
  return Math.min(view.supply.philosophers, settled(view) ? gift + more : gift);
}

/** How many of the philosophers that a circle lacks can come in one step: 1, 2, or 0 when they cannot. */
export function lackedSages(view: View, seat: number, customs: Customs): 0 | 1 | 2 {
  const faction = view.factions[seat];
  const lacks = CIRCLE - progressOf(view, seat).philosophers;
  if (!faction || lacks < 1 || lacks > 2) return 0;
  if (withAthena(view, faction, customs) >= lacks) return lacks === 1 ? 1 : 2;
  return lacks === 1 && (mayRob(view, faction) || mayTrade(view, faction)) ? 1 : 0;
}

const mayRob = (view: View, { faction }: FactionView): boolean =>
  forSale(view, faction, 'satyr') &&
  view.factions.some((one) => one.faction !== faction && one.philosophers > 0);

const mayTrade = (view: View, { faction }: FactionView): boolean =>
  view.supply.philosophers > 0 &&
  forSale(view, faction, 'hippalectryon') &&
  view.lands.reduce((sum, land) => sum + (land.owner === faction ? land.mercenaries : 0), 0) >= HANDED_IN;

/** Only Ares, a hero or Pegasus lets units march. */
export function mayMarch(view: View, seat: number): boolean {
  const { faction = '', heroes = [] } = view.factions[seat] ?? {};
  if (gods(view, faction).includes('ares') || forSale(view, faction, 'pegasus')) return true;
  return heroes.length > 0 && deals(view, faction);
}
