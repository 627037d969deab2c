/** The words of the stage: what came from the server, cut into what is shown together. */
import type { LogEntry } from '../api/client';
import type { Moment } from './moments/moment';

/** One decision with all that followed from it, and the table after it. */
export interface Step {
  /** Of the record: it only rises, also when something is taken back. */
  index: number;
  /** Decisions in the game so far: the step of the replay. */
  step: number;
  /** Whose eyes see the view; null: a spectator's. */
  seat: number | null;
  view: unknown;
  /** What it brought. */
  entries: LogEntry[];
}

export type BeatKind =
  | 'bid'
  | 'paid'
  | 'income'
  | 'column'
  | 'upkeep'
  | 'turn'
  | 'gift'
  | 'units'
  | 'march'
  | 'sail'
  | 'land'
  | 'creature'
  | 'hero'
  | 'approach'
  | 'dice'
  | 'verdict'
  | 'loss'
  | 'retreat'
  | 'end'
  | 'moment'
  | 'other';

/** Consecutive entries of a step that are shown together. */
export interface Beat {
  kind: BeatKind;
  /** How long at 1×. */
  ms: number;
  entries: LogEntry[];
  /** Somebody must see it: it is played after an own choice, too. */
  hold: boolean;
  /** One of many of its kind: its sentence is read quicker. */
  brisk?: boolean;
  /** What a beat of kind 'moment' shows. */
  moment?: Moment;
}

/** What plays now. The shown view is the one before the step; it changes after its last beat. */
export interface Playing {
  key: number;
  step: Step;
  beat: Beat;
  /** All beats of the step. */
  beats: Beat[];
  /** How long it lasts at the present speed; 0: no motion at all. */
  ms: number;
  /** Reduced motion: nothing travels, a mark of change instead. */
  still: boolean;
}

/** 0: at once. */
export type Speed = 0 | 1 | 2 | 4;
