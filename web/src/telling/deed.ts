/**
 * A deed: one decision with all that follows from it, as clauses that a sentence is made of. A clause
 * has a verb and no subject; the subject is the actor's, so that one clause serves the caption ("Theo
 * builds …", "You build …") and the log ("Built …").
 */
import type { LogEntry } from '../api/client';
import { type Teller, atAll, isYou, nameOf } from './teller';
import { capital, uncapital } from './rich';
import { type Args, counted, elides, listed, say } from './words';

export interface Clause {
  /** The Fluent message `do-…`. */
  id: string;
  args?: Args;
  /** A kind of thing and how many: given to the message as $what. */
  unit?: string;
  count?: number;
  /** Areas where it happens: given as $at ("on Naxos and in Klima Bay"). */
  at?: string[];
  /** Gold; 0 is free. */
  price?: number;
}

/** Something that happens to another than the actor; an actor of null is a sentence of its own. */
export interface Aside {
  actor: string | null;
  clause: Clause;
}

export interface Deed {
  kind: string;
  actor: string | null;
  entries: LogEntry[];
  clauses: Clause[];
  asides: Aside[];
  /** Sentences for the caption's second line only. */
  notes: string[];
  /** The god, creature or hero to draw. */
  disc: string | null;
  places: string[];
  /** When it happened. */
  cycle: number;
  phase: string;
  /** Whose turn it was, with which god. */
  turn: string | null;
  god: string | null;
  /** Ends of turns and the like: a caption, but no line in the log. */
  quiet: boolean;
  /** Sentences that are no "who does what": battles and summaries have them ready. */
  said?: { caption: string; line: string };
  /** Puts `said` and the rest together, once, when it is told. */
  finish?: (() => void) | undefined;
  /** Lines that unfold below the sentence. */
  details?: string[];
}

export type Form = 'you' | 'they' | 'past';

/** Both count the same kind of thing, and nothing else tells them apart. */
export const alike = (one: Clause, other: Clause) =>
  one.unit !== undefined &&
  one.id === other.id &&
  one.unit === other.unit &&
  (one.price === undefined) === (other.price === undefined) &&
  !one.args &&
  !other.args;

export function gather(into: Clause, clause: Clause) {
  into.count = (into.count ?? 1) + (clause.count ?? 1);
  into.at = [...(into.at ?? []), ...(clause.at ?? [])];
  if (into.price !== undefined) into.price += clause.price ?? 0;
}

/** Two clauses of one kind are one: "buys two fleets, in … and in …, for 3 gold". */
export function addClause(deed: Deed, clause: Clause) {
  const same = deed.clauses.findLast((one) => alike(one, clause));
  if (same) gather(same, clause);
  else deed.clauses.push(clause);
}

function clauseText(clause: Clause, form: Form, teller: Teller, priced: boolean): string {
  const args: Args = { ...clause.args, form };
  if (clause.unit) args.what = counted(clause.unit, clause.count ?? 1);
  if (clause.count !== undefined) args.count = clause.count;
  if (!('at' in args)) args.at = clause.at?.length ? ` ${atAll(teller, clause.at)}` : '';
  const price = priced && clause.price !== undefined ? say('price', { gold: clause.price }) : '';
  return say(`do-${clause.id}`, args) + price;
}

/** "builds a port on Plaka and launches a fleet": without its subject. */
function predicate(clauses: Clause[], form: Form, teller: Teller, priced: boolean): string {
  return listed(clauses.map((clause) => clauseText(clause, form, teller, priced)));
}

/** Present, with its subject: for what is shown now. */
export function present(actor: string | null, clauses: Clause[], teller: Teller): string {
  if (!clauses.length) return '';
  const you = isYou(teller, actor);
  const doing = predicate(clauses, you ? 'you' : 'they', teller, false);
  if (actor === null) return capital(doing);
  return you ? say('you-do', { doing }) : say('they-do', { name: nameOf(teller, actor), doing });
}

/** Past, with its subject: "Iris lost two troops". */
export function past(actor: string | null, clauses: Clause[], teller: Teller): string {
  if (!clauses.length) return '';
  const done = predicate(clauses, 'past', teller, true);
  if (actor === null) return done;
  if (isYou(teller, actor)) return say('you-did', { done });
  const name = nameOf(teller, actor);
  return say('they-did', { name, done, vowel: elides(name) });
}

/** Past, the verb first: the block above says whose deed it is. */
export function verbFirst(actor: string | null, clauses: Clause[], teller: Teller): string {
  if (!clauses.length) return '';
  const done = predicate(clauses, 'past', teller, true);
  if (actor === null) return capital(done);
  return capital(say(isYou(teller, actor) ? 'verb-first-you' : 'verb-first', { done }));
}

const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** What many events add to is put together only when somebody reads it. */
export function ready(deed: Deed): Deed {
  const finish = deed.finish;
  deed.finish = undefined;
  finish?.();
  return deed;
}

/** The deed while it plays. */
export function captionOf(deed: Deed, teller: Teller): string {
  ready(deed);
  if (deed.said) return deed.said.caption;
  const told = present(deed.actor, deed.clauses, teller) || asides(deed, teller, present);
  return told && sentence(capital(told));
}

/** The deed while it plays, the verb first: the block above says whose it is. */
export function runningOf(deed: Deed, teller: Teller): string {
  ready(deed);
  if (deed.said || !deed.clauses.length) return captionOf(deed, teller).replace(/[.]$/, '');
  const form = isYou(teller, deed.actor) ? 'you' : 'they';
  return capital(predicate(deed.clauses, form, teller, false));
}

/** What follows from it, and what it costs. */
export function contextOf(deed: Deed, teller: Teller): string {
  ready(deed);
  const found =
    deed.said || !deed.clauses.length
      ? []
      : deed.asides.map((aside) => present(aside.actor, [aside.clause], teller));
  found.push(...deed.notes);
  const prices = deed.clauses.filter((clause) => clause.price !== undefined);
  if (prices.length) {
    const gold = prices.reduce((sum, clause) => sum + (clause.price ?? 0), 0);
    found.push(say('price-note', { gold }));
  }
  return found.map((one) => sentence(capital(one))).join(' ');
}

/** The deed once it is done; `owner` is whose block it stands in. */
export function lineOf(deed: Deed, teller: Teller, owner: string | null = deed.actor): string {
  ready(deed);
  if (deed.quiet) return '';
  if (deed.said) return deed.said.line;
  const said =
    deed.actor === owner
      ? verbFirst(deed.actor, deed.clauses, teller)
      : past(deed.actor, deed.clauses, teller);
  // The bonus action of Mytikas is a deed of its own that says so.
  const main = deed.kind === 'bonus' && said ? say('as-bonus', { line: uncapital(said) }) : said;
  const others = asides(deed, teller, past);
  const told = main && others ? say('and-so', { main, others }) : main || others;
  return told && sentence(capital(told));
}

/** The lines of the log: what befalls several others is a line for each of them; a battle is one story. */
export function linesOf(deed: Deed, teller: Teller, owner: string | null = deed.actor): string[] {
  ready(deed);
  const others = deed.said || deed.quiet || deed.kind === 'battle' ? [] : byPerson(deed);
  if (others.length < 2) return [lineOf(deed, teller, owner)].filter(Boolean);
  const main = lineOf({ ...deed, asides: [] }, teller, owner);
  const told = others.map((one) => sentence(capital(past(one.actor, one.clauses, teller))));
  return [main, ...told].filter(Boolean);
}

/** One part a person, whatever happened to them. */
function asides(deed: Deed, teller: Teller, tense: typeof past): string {
  return listed(byPerson(deed).map((one) => tense(one.actor, one.clauses, teller)));
}

function byPerson(deed: Deed): { actor: string | null; clauses: Clause[] }[] {
  const told: { actor: string | null; clauses: Clause[] }[] = [];
  for (const { actor, clause } of deed.asides) {
    const same = actor === null ? undefined : told.find((one) => one.actor === actor);
    if (same) same.clauses.push(clause);
    else told.push({ actor, clauses: [clause] });
  }
  return told;
}
