/** What the server tells of a table of the original Cyclades: Game.view(seat). */
import type { BattleSide, DecisionView, FigurineView } from '../cyclades/view';

export interface ClassicView {
  title: 'classic';
  modules: string[];
  map: string;
  goal: number;
  seat: number | null;
  cycle: number;
  phase: string;
  active: string | null;
  over: boolean;
  /** The open gods in order; Apollo with his queue. */
  gods: { god: string; faction: string | null; bid: number; queue?: string[] }[];
  face_down: string[];
  /** One place per offering marker: a duel has two for each. */
  order: (string | null)[];
  factions: {
    faction: string;
    eliminated: boolean;
    metropolises: number;
    priests: number;
    philosophers: number;
    troops_in_reserve: number;
    fleets_in_reserve: number;
    creatures: string[];
    gold: number | null;
    income: number;
    /** What modules bring. Items that lie face down are named to their owner alone. */
    priestesses?: number;
    items?: string[];
    hidden_items?: string[] | null;
    items_face_down?: number;
    heroes?: { hero: string; land: string; new: boolean }[];
    amazons?: boolean;
  }[];
  lands: {
    land: string;
    owner: string | null;
    troops: number;
    token: boolean;
    icons: number;
    cornucopias: number;
    metropolis: boolean;
    undead?: number;
    heroes?: string[];
    gold?: number;
  }[];
  /** Undead fleets are among the fleets; in a battle they may be the attacker's. */
  seas: {
    sea: string;
    owner: string | null;
    fleets: number;
    icons: number;
    undead?: number;
    cornucopias?: number;
  }[];
  sites: {
    site: string;
    land: string;
    building: string | null;
    used: boolean;
    /** Part of the metropolis site, and covered by a metropolis. */
    large: boolean;
    covered: boolean;
  }[];
  figures: FigurineView[];
  creatures: {
    track: { price: number; price_for_you: number | null; creature: string | null; hero?: boolean }[];
    deck: number;
    discard_size: number;
    /** Null: nobody may look. */
    discard: string[] | null;
  };
  supply: { priests: number; philosophers: number; cornucopias: number; buildings: Record<string, number> };
  hades?: HadesView | null;
  turn: { extras: number; card_bought: boolean };
  battle: {
    attacker: string;
    area: string;
    troops: number;
    undead?: number;
    fleets: number;
    sides?: BattleSide[];
  } | null;
  decision: DecisionView | null;
}

/** Hades, the Necropolis, favours, items and piles; absent at a table without modules. */
export interface HadesView {
  /** Column of the threat, 0 to 9. */
  threat: number;
  in_play: boolean;
  /** The god below the tile of Hades. */
  covered: string | null;
  undead_of: string | null;
  undead_troops_left: number;
  undead_fleets_left: number;
  necropolis: string | null;
  necropolis_gold: number;
  favour: string | null;
  /** The god that it goes with. */
  favour_god: string | null;
  favour_used: boolean;
  favour_pile: number;
  favour_discard: string[];
  item_pile: number;
  item_discard: string[];
  priestesses_left: number;
  theatres_left: number;
  removed_heroes: string[];
  amazons: string | null;
  amazons_used: boolean;
  columns: [string, string] | null;
  banned: { faction: string; god: string } | null;
  protected: string[];
  placing: boolean;
}
