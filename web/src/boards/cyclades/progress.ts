/** How far a seat is on the way to its next metropolis, and what of it stands on the map. Pure. */
import type { FactionView, View } from './view';

/** The four kinds of building that become a metropolis, in the order they are shown. */
export const KINDS = ['port', 'fortress', 'temple', 'university'] as const;
export type Kind = (typeof KINDS)[number];
/** Philosophers that become a metropolis. */
export const CIRCLE = 4;
/** Troops, and fleets, that a faction has in all. */
export const PIECES = 8;

export interface Progress {
  /** Kinds that stand on own lands (partners' too) and work. */
  kinds: ReadonlySet<Kind>;
  /** Theatres: each stands for any kind. */
  wild: number;
  philosophers: number;
  /** Of the side that wins together. */
  metropolises: number;
  troops: number;
  fleets: number;
}

/** Those who win together with a seat, itself among them. */
export const sideOf = (view: View, seat: number): FactionView[] =>
  view.factions.filter((one) => one.team === view.factions[seat]?.team);

/** Buildings of these factions that work, with their land. */
export function buildingsOf(view: View, owners: readonly string[]): string[] {
  const own = new Set(
    view.lands.filter(({ owner }) => owner && owners.includes(owner)).map(({ land }) => land),
  );
  return view.sites
    .filter(({ land, building, silenced }) => building && !silenced && own.has(land))
    .map(({ building }) => building ?? '');
}

export function progressOf(view: View, seat: number): Progress {
  const side = sideOf(view, seat);
  const faction = view.factions[seat];
  const built = buildingsOf(
    view,
    side.map((one) => one.faction),
  );
  return {
    kinds: new Set(KINDS.filter((kind) => built.includes(kind))),
    wild: built.filter((one) => one === 'theatre').length,
    philosophers: faction?.philosophers ?? 0,
    metropolises: side.reduce((sum, one) => sum + one.metropolises, 0),
    troops: PIECES - (faction?.troops_in_reserve ?? PIECES),
    fleets: PIECES - (faction?.fleets_in_reserve ?? PIECES),
  };
}

/** Of four: kinds and theatres. */
export const setOf = ({ kinds, wild }: Progress): number => Math.min(KINDS.length, kinds.size + wild);
