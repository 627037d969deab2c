/**
 * Reading a log: events come in one after another and become deeds. Which event opens a deed and which
 * joins the open one is the business of a title's handlers; what they share is here.
 */
import type { LogEntry } from '../api/client';
import { type Aside, type Clause, type Deed, addClause, alike, gather } from './deed';
import type { Teller } from './teller';

export type Fields = LogEntry['event'];
export type Handler = (event: Fields, reading: Reading) => void;

export const word = (event: Fields, field: string) => String(event[field] ?? '');
export const number = (event: Fields, field: string) => Number(event[field] ?? 0);
/** A word that may be missing, hidden or `none`. */
export function known(event: Fields, field: string): string | null {
  const value = event[field];
  return typeof value === 'string' && value !== 'none' && value !== '' ? value : null;
}
export const nameOfEvent = (entry: LogEntry) => String(entry.event.event ?? '');

/** Deeds that have effects: what happens without a price while one is open belongs to it. */
const EFFECTFUL = new Set(['creature', 'sacrifice', 'metropolis', 'favour', 'item', 'gift', 'hero']);

const CASTS = new Set(['creature', 'sacrifice', 'metropolis', 'favour', 'item']);

export class Reading {
  readonly deeds: Deed[] = [];
  /** The open deed. */
  deed: Deed | null = null;
  phase = '';
  cycle = 0;
  /** Whose turn it is, with which god; null outside turns. */
  turn: string | null = null;
  god: string | null = null;
  /** Gold that was paid for what comes next. */
  price: { faction: string; gold: number } | null = null;
  /** Buildings that were just taken away, and by what. */
  removed: { building: string; site: string; n: number }[] = [];
  /** A figurine that just left its place: it may appear elsewhere. */
  /** Who keeps which figurine in the upkeep: what it does next is that one's doing. */
  keeper: { faction: string; creature: string } | null = null;
  lifted: { piece: string; area: string; n: number } | null = null;
  /** Whose units go next because a creature drives them out. */
  drivenOut: string | null = null;
  /** Polyphemus has just come: the fleets beside him sail because they must, their owner's own ones too. */
  driving = false;
  /** Philosophers given for a metropolis. */
  philosophers = 0;
  /** The creature or hero whose effects still run. */
  casting: string | null = null;
  /** The entries of the battle that is fought now. */
  battle: LogEntry[] | null = null;
  /** The deed of that battle: whatever comes between, what is fought belongs to it. */
  fight: Deed | null = null;
  /** The entry that is read, and the one after it. */
  entry!: LogEntry;
  next: LogEntry | null = null;
  previous: LogEntry | null = null;
  /** Entries before this one are only known; what waited in vain among them was told then. */
  from = -Infinity;
  /** Entries that wait for the deed they belong to. */
  #held: LogEntry[] = [];

  constructor(
    readonly teller: Teller,
    /** Who decided, where the caller knows. */
    readonly decider: string | null = null,
  ) {}

  /** Read entries with a title's handlers. */
  read(entries: readonly LogEntry[], handlers: Record<string, Handler>) {
    entries.forEach((entry, at) => {
      this.entry = entry;
      this.next = entries[at + 1] ?? null;
      handlers[nameOfEvent(entry)]?.(entry.event, this);
      this.previous = entry;
    });
  }

  get actor(): string | null {
    return this.price?.faction ?? this.turn ?? this.decider;
  }

  /** A new deed begins with the entry that is read. */
  open(kind: string, actor: string | null, more: Partial<Deed> = {}): Deed {
    this.settle();
    const deed = this.made(kind, actor, [...this.#held, this.entry], more);
    this.#held = [];
    if (kind !== 'fate') this.driving = false;
    if (CASTS.has(kind)) this.casting = deed.disc;
    else if (kind !== 'gift' && kind !== 'battle') this.casting = null;
    this.deeds.push(deed);
    this.deed = deed;
    return deed;
  }

  made(kind: string, actor: string | null, entries: LogEntry[], more: Partial<Deed> = {}): Deed {
    return {
      ...{
        kind,
        actor,
        entries,
        clauses: [],
        asides: [],
        notes: [],
        disc: null,
        places: [],
      },
      ...{
        cycle: this.cycle,
        phase: this.phase,
        turn: this.turn,
        god: this.god,
        quiet: false,
      },
      ...more,
    };
  }

  /** The open deed if it is of such a kind and of this actor, with the entry added. */
  join(kinds: string | Set<string>, actor?: string | null): Deed | null {
    const deed = this.deed;
    if (!deed || !(typeof kinds === 'string' ? deed.kind === kinds : kinds.has(deed.kind))) return null;
    if (actor !== undefined && deed.actor !== actor) return null;
    deed.entries.push(...this.#held, this.entry);
    this.#held = [];
    return deed;
  }

  /** A deed that something else came after, with the entry added. */
  rejoin(deed: Deed | null): Deed | null {
    if (!deed) return null;
    deed.entries.push(...this.#held, this.entry);
    this.#held = [];
    this.deed = deed;
    return deed;
  }

  /** A clause of the deed whose effect it is; without one, of the god's gifts. */
  effect(actor: string | null, clause: Clause, places: string[] = []) {
    const disc = this.casting ?? this.godToken;
    const deed = this.join(EFFECTFUL, actor) ?? this.open('gift', actor, { disc });
    addClause(deed, clause);
    deed.places.push(...places);
  }

  /** Something that happens to another, or by itself: within the open deed, or alone. */
  aside(aside: Aside, places: string[] = []) {
    const deed = this.deed && !this.deed.quiet && !this.deed.said && !this.deed.finish ? this.deed : null;
    if (deed) {
      this.join(deed.kind);
      // One's own loss is a part of one's own deed.
      const own = aside.actor !== null && aside.actor === deed.actor;
      const same = deed.asides.find((one) => one.actor === aside.actor && alike(one.clause, aside.clause));
      if (own) addClause(deed, aside.clause);
      else if (same) gather(same.clause, aside.clause);
      else deed.asides.push(aside);
      deed.places.push(...places);
    } else this.open('fate', aside.actor, { clauses: [aside.clause], places });
  }

  /** Keep the entry for the deed it will belong to. */
  hold() {
    this.#held.push(this.entry);
  }

  /** The entry belongs to the open deed, without words of its own. */
  fold() {
    if (this.deed) this.deed.entries.push(this.entry);
    else this.hold();
  }

  /** The price that was paid for what happens now. */
  paid(faction: string): number | undefined {
    if (this.price?.faction !== faction) return undefined;
    const gold = this.price.gold;
    this.price = null;
    return gold;
  }

  get godToken(): string | null {
    return this.god ? `god:${this.god}` : null;
  }

  /** What nobody claimed is told by itself. The title's handlers may look after more. */
  settle: () => void = () => undefined;

  /** The end of what was read before: nothing that follows joins it. */
  cut() {
    this.settle();
    this.deed = null;
  }

  get waiting(): readonly LogEntry[] {
    return this.#held;
  }

  drop(): LogEntry[] {
    const held = this.#held;
    this.#held = [];
    return held;
  }
}
