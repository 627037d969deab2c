/**
 * The table that the boards of both Cyclades read: what the server tells of a Legendary table
 * (Game.view(seat), types made from the engine's), and the map's drawing. The table of the original
 * game is read into the same shape; what only one of them has may be absent.
 */
import type { components } from '../../api/schema';

type Schemas = components['schemas'];
type LegendaryView = Schemas['LegendaryView'];
type LegendaryGod = Schemas['LegendaryGod'];

/** The sections that the original game fills in its own way. */
type Own =
  | 'title'
  | 'options'
  | 'edition'
  | 'gods'
  | 'factions'
  | 'lands'
  | 'seas'
  | 'sites'
  | 'creatures'
  | 'supply'
  | 'battle';

export interface View extends Omit<LegendaryView, Own> {
  title: string;
  edition?: LegendaryView['edition'];
  gods: GodView[];
  /** The closed gods open in the next cycle, or all are drawn anew; absent: one opens after another. */
  closed?: 'next' | 'anew';
  /** The spaces printed on every god's track, if they are not those of the Legendary Edition. */
  printed?: number[];
  /** What cornucopias are called. */
  wealth?: 'prosperity';
  factions: FactionView[];
  lands: LandView[];
  seas: SeaView[];
  sites: SiteView[];
  /** Two lands that columns link, if they stand. */
  columns?: [string, string] | null;
  creatures: Omit<Schemas['LegendaryCreatures'], 'track'> & {
    /** Where heroes lie among the creatures, a card says so; own: what it would cost the viewer. */
    track: (Schemas['LegendaryTrack'] & { hero?: boolean; own?: number })[];
  };
  supply: Omit<Schemas['LegendarySupply'], 'mercenaries'> & {
    /** Absent where there are none in the game. */
    mercenaries?: number;
  };
  battle: BattleView | null;
}

export interface GodView extends LegendaryGod {
  /** Those with Apollo, where there is room for many, first come first. */
  queue?: string[] | null;
  /** Whether its turn is played now, or over, where one seat may hold several gods. */
  turn?: 'now' | 'over' | null;
}

export interface FactionView extends Omit<Schemas['LegendaryFaction'], 'income'> {
  /** What those cards are called. */
  clergy?: 'priests';
  income?: number;
}
export type LandView = Schemas['LegendaryLand'] & { undead?: number };
/** Undead fleets are not among the fleets. */
export type SeaView = Schemas['LegendarySea'] & { undead?: number };
/** Gold: what lies on it. */
export type SiteView = Schemas['LegendarySite'] & { gold?: number };
export type FigurineView = Schemas['FigurineView'];
export type Term = Schemas['Term'];
export type BattleSide = Schemas['BattleSide'];
export type BattleView = Omit<Schemas['LegendaryBattle'], 'sides'> & {
  undead?: number;
  undead_fleets?: number;
  sides?: BattleSide[];
};
export type DecisionView = Schemas['DecisionView'];

export type Point = [number, number];
export interface DrawnArea {
  index: number;
  slug: string;
  name: string;
  /** By language, where they differ. */
  names?: Record<string, string>;
  /** The same inside a sentence: "la baie de Galissas". */
  inside?: Record<string, string>;
  tile: string | number;
  cells: Point[];
  cornucopia: number;
  cornucopias: Point[];
  pieces: Point;
  label: { at: Point; lines: string[] };
  lands: number[];
  seas: number[];
}
export interface Drawing {
  code: string;
  size: number; // px of a cell's radius; points below are in radii
  box: [number, number, number, number]; // px
  shapes: {
    coast: string;
    rim: string;
    land_borders: string;
    sea_borders: string;
    waves: string;
    areas: Record<string, string>;
    hills: [number, number, string][];
  };
  cells: { q: number; r: number; kind: 'land' | 'sea'; area: number }[];
  lands: (DrawnArea & { priestess: Point | null })[];
  seas: DrawnArea[];
  /** A harbour of -1: landlocked. */
  sites: { index: number; land: number; harbour: number; cell: Point; at: Point; jetty: Point | null }[];
  islands: number[][];
}
