/** What a title brings to the table; the table itself (prompt, log, help, undo …) is the same for all. */
import type { Component } from 'svelte';
import type { LogEntry } from '../api/client';
import type { Names } from '../api/names.svelte';
import type { Playing } from '../stage/types';
import type { Chooser } from '../table/chooser.svelte';
import type { Standing } from '../table/standing.svelte';

/** Who sits where, with the name to show. */
export interface Person {
  seat: number;
  faction: string;
  name: string;
  kind: 'person' | 'open' | 'invite' | 'bot';
  level: string | null;
  yours: boolean;
  /** Somebody is at a screen for this seat; always true for bots. */
  present: boolean;
  /** Whose page tells about them; null for bots and seats that nobody holds. */
  id?: string | null;
  /** A bot plays for the person whose seat it is. */
  standin?: boolean;
  robot?: boolean; // a bot account
}

/** Everything a board, a side column or the players' panels need. V: the title's view, D: its drawing. */
export interface BoardProps<V, D = unknown> {
  view: V;
  drawing: D;
  chooser: Chooser;
  names: Names;
  people: Person[];
  /** What the step that was shown last has brought: for "changed" rings. */
  fresh: LogEntry[];
  /** What plays now, for motion: `view` is still the table before it. */
  playing: Playing | null;
  /** All entries whose beats have begun: what may be known of a battle by now. */
  told?: LogEntry[];
  /** Open the help panel of god:zeus, creature:kraken … */
  help: (token: string) => void;
  /** Ask why a thing cannot be chosen now. */
  whyNot: (token: string) => void;
  /** A lesson goes on at another table: what has changed there is no news here. */
  scene?: number;
  /** Things that must not be out of sight, first of all; none: whatever can be chosen. */
  wanted?: string[];
  /** At this table one may bid more than one has. */
  beyond?: boolean;
  /** The seat whose board lies in front, where a title has room for one and nobody's own is known. */
  front?: number;
  /** On a page without the table's panels: nothing lies over the map, which is turned as at the table. */
  apart?: boolean;
  /** Answers given beforehand; only at a table one plays at. */
  standing?: Standing;
}

/* eslint-disable @typescript-eslint/no-explicit-any -- the table holds some title without knowing which:
   view and drawing fit each other, and only the title's own components look inside */
export type AnyTitle = TitleTable<any, any>;
export type AnyBoardProps = BoardProps<any, any>;
export type AnyView = any;
/* eslint-enable @typescript-eslint/no-explicit-any */

export interface Step {
  id: string;
  name: string;
  now: boolean;
}

export interface TitleTable<V, D = unknown> {
  /** The centre of the table. */
  Board: Component<BoardProps<V, D>>;
  /** The left column: what is bid for, bought, drawn. */
  Side: Component<BoardProps<V, D>>;
  /** The right column's panels, one per seat. */
  Players: Component<BoardProps<V, D>>;
  /** The board as tables of text, usable for a whole game (key T). */
  TextView: Component<BoardProps<V, D>>;
  /** Fluent ids of the phone's tabs for Board, Side and Players, with their icons. */
  tabs: { board: string; side: string; players: string };
  tabIcons: { board: string; side: string; players: string };
  /** "Cycle 4" and the steps of a cycle. */
  round: (view: V) => string;
  steps: (view: V) => Step[];
  /** Things that contain others, for choosing by the whole (a site lies on its land). */
  wholes: (drawing: D, view: V) => (token: string) => string[];
}
