/** What the server tells of a table of the original Cyclades: Game.view(seat). */
import type { BattleSide, DecisionView, FigurineView } from '../legendary/view';

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
  }[];
  lands: {
    land: string;
    owner: string | null;
    troops: number;
    token: boolean;
    icons: number;
    cornucopias: number;
    metropolis: boolean;
  }[];
  seas: { sea: string; owner: string | null; fleets: number; icons: number }[];
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
    track: { price: number; price_for_you: number | null; creature: string | null }[];
    deck: number;
    discard_size: number;
    /** Null: nobody may look. */
    discard: string[] | null;
  };
  supply: { priests: number; philosophers: number; cornucopias: number; buildings: Record<string, number> };
  turn: { extras: number; card_bought: boolean };
  battle: { attacker: string; area: string; troops: number; fleets: number; sides?: BattleSide[] } | null;
  decision: DecisionView | null;
}
