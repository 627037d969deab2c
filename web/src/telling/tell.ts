/** One step's or one beat's entries as the caption, its context and the line of the log. */
import type { LogEntry } from '../api/client';
import { CYCLADES, settleCyclades } from './cyclades';
import { type Deed, captionOf, contextOf, lineOf, runningOf } from './deed';
import { MYTIKAS } from './mytikas';
import { type Handler, Reading, nameOfEvent } from './reading';
import { type Part, parts, plain } from './rich';
import type { Teller } from './teller';

export interface Told {
  /** Present tense with its subject: "Theo sails two fleets to …", own: "You sail …". */
  caption: string;
  context: string;
  /** Present, the verb first: "Sails two fleets to …". */
  running?: Part[];
  /** Past tense, the verb first; '' = nothing to tell. */
  line: string;
  /** The line with its things marked, for bold words and cards. */
  parts: Part[];
  faction: string | null;
  /** Token of the god, creature … to draw. */
  disc: string | null;
  places: string[];
}

export const handlersOf = (title: string): Record<string, Handler> =>
  title === 'mytikas' ? MYTIKAS : CYCLADES;

export function reading(teller: Teller, decider: string | null = null): Reading {
  const r = new Reading(teller, decider);
  if (handlersOf(teller.title) === CYCLADES) r.settle = () => settleCyclades(r);
  return r;
}

/** Where the telling must begin to know whose turn it is and what was paid. */
const LOOK_BACK = 120;
const BEGINS = new Set(['turn', 'phase', 'turn_starts']);

/** What matters most is told; the rest is its context. */
const WEIGHT: Record<string, number> = {
  ...{
    out: 8,
    metropolis: 7,
    scores: 7,
    battle: 6,
    creature: 5,
    hero: 5,
    sacrifice: 5,
  },
  ...{
    march: 4,
    sail: 4,
    take: 4,
    build: 4,
    bid: 4,
    income: 2,
    paid: 2,
    cycle: 2,
    turn: 1,
    builder: 1,
    end: 2.9, // after what brought it about
    over: 2.9,
  },
  ...{ 'turn-over': 0, phase: 0 },
};
const weight = (deed: Deed) => WEIGHT[deed.kind] ?? 3;

export const NOTHING: Told = {
  ...{
    caption: '',
    context: '',
    running: [],
    line: '',
    parts: [],
    faction: null,
    disc: null,
    places: [],
  },
};

/** The deeds of these entries; what came before them is only known, not told. */
export function deedsOf(
  entries: readonly LogEntry[],
  teller: Teller,
  before: readonly LogEntry[] = earlier(entries, teller),
  decider: string | null = null,
): Deed[] {
  const r = reading(teller, decider);
  const handlers = handlersOf(teller.title);
  r.read(tail(before), handlers);
  const known = r.deeds.length;
  r.deed = null;
  r.fight = null;
  r.from = entries[0]?.n ?? Infinity;
  r.read(entries, handlers);
  r.settle();
  const found = r.deeds.slice(known);
  const left = r.drop().filter((entry) => entries.includes(entry));
  if (r.price && left.some((entry) => nameOfEvent(entry) === 'paid'))
    found.push(
      r.made('pay', r.price.faction, left, {
        clauses: [{ id: 'pay', args: { gold: r.price.gold } }],
        disc: r.godToken,
        quiet: true,
      }),
    );
  return found;
}

/** What the table's log has before these entries. */
function earlier(entries: readonly LogEntry[], teller: Teller): readonly LogEntry[] {
  const log = teller.log?.() ?? [];
  const first = entries[0]?.n ?? 0;
  return log.slice(0, log.findLastIndex((entry) => entry.n < first) + 1);
}

function tail(before: readonly LogEntry[]): readonly LogEntry[] {
  for (let at = before.length - 1; at >= Math.max(0, before.length - LOOK_BACK); at--) {
    const entry = before[at];
    if (entry && BEGINS.has(nameOfEvent(entry))) return before.slice(at);
  }
  return before.slice(-LOOK_BACK);
}

/**
 * @param before the log up to these entries: tells whose turn it is, which battle is fought, what was paid;
 *   where the teller knows the log, it finds them itself
 * @param decider the faction that decided, where known
 */
export function tell(
  entries: readonly LogEntry[],
  teller: Teller,
  before: readonly LogEntry[] = earlier(entries, teller),
  decider: string | null = null,
): Told {
  const deeds = deedsOf(entries, teller, before, decider).filter((deed) => captionOf(deed, teller));
  const main = deeds.reduce<Deed | null>(
    (best, deed) => (!best || weight(deed) > weight(best) ? deed : best),
    null,
  );
  if (!main) return NOTHING;
  const others = deeds.filter((deed) => deed !== main && !deed.quiet && weight(deed) > 2);
  const lines = deeds.map((deed) => lineOf(deed, teller, main.actor)).filter(Boolean);
  const context = [contextOf(main, teller), ...others.slice(0, 1).map((deed) => captionOf(deed, teller))];
  return {
    caption: plain(captionOf(main, teller)),
    context: plain(context.filter(Boolean).join(' ')),
    running: parts(runningOf(main, teller)),
    line: plain(lines.join(' ')),
    parts: parts(lines.join(' ')),
    faction: main.actor,
    disc: main.disc,
    places: [...new Set(deeds.flatMap((deed) => deed.places))],
  };
}
