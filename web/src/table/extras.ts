/** What a title may tell the table besides its panels; the table manages without. */
import type { Component } from 'svelte';
import type { Choice, LogEntry, TableDetail } from '../api/client';
import type { Names } from '../api/names.svelte';
import type { AnyTitle, AnyView, Person } from '../boards/title';
import type { Parts } from './parts';
import type { StandingQuestion } from './standing.svelte';

/** Somebody could win soon, by what lies open on the table. */
export interface SaidDanger {
  seat: number;
  /** Still in this cycle and by one step; else it is only to be known. */
  now: boolean;
  /** How many metropolises, or deeds, are missing. */
  steps: number;
  /** Of the viewer's own side: a chance. */
  own: boolean;
  /** Somebody else reaches the goal too: the step alone does not win. */
  contested?: boolean;
  /** What would do it, as tokens. */
  missing: string[];
  sentence: string;
  /** The same in fewer words, for a row. */
  short?: string;
}

export interface Extras<V, D> {
  /** Who could win now, with a sentence that names what is missing. */
  dangers?: (view: V, drawing: D, names: Names) => SaidDanger[];
  /** Who holds an area or a site: the disc on its chip. */
  owner?: (view: V, drawing: D) => (token: string) => string | null;
  /** The symbol of an option whose tokens are bare words: "the building" of a god. */
  picture?: (view: V, tokens: string[]) => string | null;
  /** On a phone the question is answered on this panel rather than on the board. */
  aside?: (view: V) => boolean;
  /** A phone shows this deed of somebody else on that panel, too. */
  playsAside?: (entries: readonly LogEntry[]) => boolean;
  /** The thing that an option of bare words stands for: "by day" for the space of the god asked about. */
  standsFor?: (view: V, tokens: string[]) => string | null;
  /** What the place that an option names offers, in a line. */
  facts?: (view: V, drawing: D, tokens: string[], people: Person[], names: Names) => string;
  /** Whether a question's options have something to foretell; without it each of them may have. */
  foretells?: (view: V) => boolean;
  /** The server reckons what these options bring, though they begin no battle. */
  reckoned?: (view: V) => boolean;
  /** An option in fewer words, where its picture and the question say the rest. */
  short?: (option: Choice) => string | null;
  /** What an option leads to, a line each, for the forecast. */
  leads?: (view: V, tokens: string[], names: Names) => string[];
  /** What the game is called, where an expansion gives it another name. */
  name?: (view: V) => string;
  /** What wins the game, in a few words. */
  goal?: (view: V) => string;
  /** What one has to spend, as a number for the phone's bar. */
  gold?: (view: V) => number | null;
  /** What the deciding seat can spend, in words, for questions about money. */
  purse?: (view: V) => string;
  /** Names of places, which only the map knows. */
  place?: (drawing: D) => (token: string) => string | null;
  /** Faction discs of the phone's top bar, with their score. */
  scores?: (view: V) => { faction: string; score: number; active: boolean; gone: boolean }[];
  /** The active seat is busy with this (a god): "Actions: Theo, Ares". */
  busy?: (view: V) => string | null;
  /** What a question is about when it does not say so itself, for the disc: god:ares. */
  subject?: (view: V) => string | null;
  /** Words for what another seat decides: Fluent id by kind of decision. */
  doing?: (kind: string) => string | null;
  /** A line below the question: what is asked for, what one has. */
  context?: (view: V, options: Choice[], names: Names) => string;
  /** A question asked in parts ("from", "how many", "to"); `taken`: things chosen in the parts before. */
  /** Without options: a lesson leaves only some of them open. */
  parts?: (view: V, options: Choice[] | null, taken: string[]) => Parts | null;
  /** A question that goes on with the one before, though it is no part of it: one step back returns there. */
  begun?: (view: V) => boolean;
  /** Nothing is secret at this table: a shared screen need not be handed over. */
  open?: (detail: TableDetail) => boolean;
  /** Things that lie open and that the question passes over: each is told why. */
  withheld?: (view: V, options: Choice[]) => string[];
  /** Questions that may be answered beforehand. */
  standing?: StandingQuestion[];
  /** The view as battles are told from it: who stands where, under which names. */
  fight?: (view: V) => unknown;
  /** The final table, where it tells more than places and points. */
  Standings?: Component<{ view: V; people: Person[]; names: Names }>;
  /** Width of the left column on wide and on smaller screens. */
  width?: { side: string; small: string };
}

export const extrasOf = (title: AnyTitle) => title as AnyTitle & Extras<AnyView, AnyView>;
