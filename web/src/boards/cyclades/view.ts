/**
 * What the server tells of a Legendary table: Game.view(seat) and the map's drawing. The table of the
 * original game is read into the same shape; what only one of them has may be absent.
 */

export interface View {
  title: string;
  edition?: 'base' | 'complete';
  map: string;
  goal: number;
  seat: number | null;
  cycle: number;
  phase: string;
  active: string | null;
  over: boolean;
  gods: GodView[];
  /** The spaces printed on every god's track, if they are not those of the Legendary Edition. */
  printed?: number[];
  /** What cornucopias are called. */
  wealth?: 'prosperity';
  order: (string | null)[];
  factions: FactionView[];
  lands: LandView[];
  seas: SeaView[];
  sites: SiteView[];
  figurines: FigurineView[];
  /** Two lands that columns link, if they stand. */
  columns?: [string, string] | null;
  creatures: {
    /** Where heroes lie among the creatures, a card says so. */
    track: { price: number; creature: string | null; reserved: string | null; hero?: boolean }[];
    deck: number;
    discard: string[];
    slain: string[];
    top_seen_by: string[];
    top: string | null;
    hand: string[] | null;
    spied: string | null;
    drawn: number;
  };
  heroes: {
    track: (string | null)[];
    deck: number;
    discard: string[];
    pieces: { hero: string; owner: string; land: string; moves: number; new: boolean }[];
  };
  supply: {
    /** Absent where there are none in the game. */
    mercenaries?: number;
    priestesses: number;
    philosophers: number;
    buildings: Record<string, number>;
    metropolis_tokens: number;
    built: number;
  };
  turn: { extras: number; card_bought: boolean; peeked: boolean };
  battle: BattleView | null;
  decision: DecisionView | null;
}

export interface GodView {
  god: string;
  open: boolean;
  faction: string | null;
  bid: number;
  /** Those with Apollo, where there is room for many, first come first. */
  queue?: string[];
  /** Whether its turn is played now, or over, where one seat may hold several gods. */
  turn?: 'now' | 'over' | null;
}

export interface FactionView {
  faction: string;
  team: number;
  eliminated: boolean;
  metropolises: number;
  priestesses: number;
  /** What those cards are called. */
  clergy?: 'priests';
  philosophers: number;
  troops_in_reserve: number;
  fleets_in_reserve: number;
  heroes: string[];
  creatures: string[];
  gold: number | null;
  metropolis_cards: { card: string; bonus: string | null; used: boolean }[];
  income?: number;
}
export interface LandView {
  land: string;
  owner: string | null;
  troops: number;
  mercenaries: number;
  undead?: number;
  heroes: string[];
  token: boolean;
  icons: number;
  cornucopias: number;
  gold: number;
  priestess: boolean;
}
export interface SeaView {
  sea: string;
  owner: string | null;
  /** Undead ones are not among them. */
  fleets: number;
  undead?: number;
  icons: number;
  cornucopias: number;
}
export interface SiteView {
  site: string;
  land: string;
  harbour: string | null;
  building: string | null;
  used: boolean;
  silenced: boolean;
  bonus: string | null;
  /** What lies on it. */
  gold?: number;
}
export interface FigurineView {
  piece: string;
  owner: string | null;
  /** A land or a sea, without its kind. */
  area: string;
}
export interface Term {
  what: string;
  name: string | null;
  count: number;
  strength: number;
}
export interface BattleSide {
  faction: string;
  role: 'attacker' | 'defender';
  terms: Term[];
  total: number;
}
export interface BattleView {
  attacker: string;
  area: string;
  troops: number;
  mercenaries: number;
  undead?: number;
  undead_fleets?: number;
  fleets: number;
  heroes: string[];
  sides?: BattleSide[];
}
export interface DecisionView {
  seat: number | null;
  kind: string;
  about: string[];
  rules: string[];
}

export type Point = [number, number];
export interface DrawnArea {
  index: number;
  slug: string;
  name: string;
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
