/** What is worth a band across the map, with all that its words and pictures need. */

interface Common {
  /** The same for the same event, however often it is played. */
  id: string;
  /** How long at 1×. */
  ms: number;
  /** Whose it is, for mark and words. */
  faction: string | null;
  /** It is shown before or after the beat with this entry of the log. */
  at: number;
  side: 'before' | 'after';
  /** Things on the board that changed: the band covers none of them. */
  places: string[];
}
export interface NewCycle extends Common {
  kind: 'cycle';
  cycle: number;
  /** Gods that can be bid for now and could not before, and the other way round. */
  wake: string[];
  rest: string[];
  /** Those on offer, first to last. */
  gods: string[];
  creatures: string[];
  heroes: string[];
  income: { faction: string; amount: number }[];
}
export interface Income extends Common {
  kind: 'income';
  income: { faction: string; amount: number }[];
}
export interface Metropolis extends Common {
  kind: 'metropolis';
  faction: string;
  /** Where it stands; null: on a hero's card. */
  site: string | null;
  land: string | null;
  hero: string | null;
  bonus: string | null;
  /** Whose it was until now; null: it is new. */
  from: string | null;
  /** The faction's (the team's) metropolises, with this one. */
  count: number;
  goal: number;
}
export interface Danger extends Common {
  kind: 'danger';
  /** All of whom it becomes true at once, and the first of them. */
  seats: number[];
  faction: string;
  /** In this cycle; else in the next. */
  now: boolean;
}
export interface Elimination extends Common {
  kind: 'elimination';
  faction: string;
  by: string | null;
  land: string | null;
}
/** The game ends with this cycle: somebody has what it takes (and may yet lose it), or somebody is gone. */
export interface LastCycle extends Common {
  kind: 'last';
  why: 'goal' | 'gone';
  count: number;
  goal: number;
}
export interface Victory extends Common {
  kind: 'victory';
}
/** Mytikas: everybody has had a turn. */
export interface NewRound extends Common {
  kind: 'round';
  round: number;
  /** Cards that can be taken from now on. */
  cards: string[];
  points: { faction: string; amount: number }[];
}
export interface Lock extends Common {
  kind: 'lock';
  faction: string;
  deity: string;
  value: number;
  left: number;
}
/** Mytikas: one more deed ends the game. */
export interface EndNear extends Common {
  kind: 'near';
  end: End;
}
/** Mytikas: this turn is the last. */
export interface LastTurn extends Common {
  kind: 'final';
  end: End;
}
export type End = 'levels' | 'locks' | 'built';

export type Moment =
  | NewCycle
  | Income
  | Metropolis
  | Danger
  | Elimination
  | LastCycle
  | Victory
  | NewRound
  | Lock
  | EndNear
  | LastTurn;
export type MomentKind = Moment['kind'];

/** How long each is shown, in ms at 1×. The victory stays until somebody turns from it. */
export const LASTS: Record<MomentKind | 'more', number> = {
  cycle: 1800,
  income: 1400,
  metropolis: 2600,
  danger: 3000,
  more: 1000, // for each further person that a band tells of
  elimination: 2200,
  last: 3000,
  victory: 4000,
  round: 1200,
  lock: 1800,
  near: 2400,
  final: 2600,
};
