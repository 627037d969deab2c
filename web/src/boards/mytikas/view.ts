/** What the server tells of a Mytikas table: Game.view(seat). There is no drawing. */

export type ResourceType = 'stone' | 'marble' | 'gold';
export type Resources = Record<ResourceType, number>;
export type God = 'zeus' | 'demeter' | 'poseidon' | 'hades';
export type Construction = 'small-city' | 'large-city' | 'small-temple' | 'large-temple';

export const TYPES: ResourceType[] = ['stone', 'marble', 'gold'];
export const GODS: God[] = ['zeus', 'demeter', 'poseidon', 'hades'];
export const CONSTRUCTIONS: Construction[] = ['small-city', 'large-city', 'small-temple', 'large-temple'];

export interface View {
  title: 'mytikas';
  numbers: string;
  seat: number | null;
  turn: number;
  step: 'setup' | 'start' | 'main' | 'bonus' | 'last' | 'follow' | 'reveal';
  first: string | null;
  active: string | null;
  /** A space, or with two players a god until the side is chosen. */
  space: string | null;
  main_done: boolean;
  ended_by: string[];
  over: boolean;
  mountain: LevelView[];
  gods: { god: God; favours: number }[];
  spaces: SpaceView[];
  players: PlayerView[];
  river: RiverView[];
  /** Locks not taken yet; the last lies on the deck. */
  locks: number[];
  deck: number;
  hands: { player: string; count: number; chosen: boolean; cards: string[] | null; kept: string | null }[];
  standings: Standing[];
  printed: Printed;
  decision: { seat: number | null; kind: string; about: string[]; rules: string[] } | null;
}

export interface LevelView {
  level: number;
  tokens: number;
  constructions: { player: string; construction: Construction }[];
}
export interface SpaceView {
  space: string;
  builder: string | null;
  bonus: 'raise-any' | 'raise' | 'favour' | 'offering' | 'stone';
  count: number;
}
export interface PlayerView {
  player: string;
  points: number;
  /** Level 1 first. */
  resources: Resources[];
  /** Slot → level it was built on, 0: still on the board. */
  slots: Record<string, number>;
  favours: Record<God, number>;
  reserve: number;
  builder: string | null;
  cards: CardView[];
}
export interface CardView {
  deity: string;
  value: number;
  lock: number;
  /** Acquired in this turn: its power sleeps until the next. */
  fresh: boolean;
}
export interface RiverView {
  place: number;
  deity: string | null;
  face_down: boolean;
  empty: boolean;
  lock: number;
}
export interface Standing {
  seat: number;
  player: string;
  place: number;
  points: number;
  constructions: number;
  construction_points: Record<Construction, number>;
  cards: number;
  card_points: Record<string, number>;
  large_temple: number;
  resources: number;
}
export interface Printed {
  constructions: { construction: Construction; cost: Resources; points: number }[];
  slots: { slot: string; construction: Construction; effect: Partial<Record<Effect, number>> }[];
  city: Resources[];
  ground: Resources[];
  raises: number;
  offerings: { base: number; 'small-temple': number; 'large-temple': number };
  tokens: number[];
  deities: Record<string, God | null>;
}
export type Effect = 'favours' | 'offerings' | 'moves' | 'gold';
