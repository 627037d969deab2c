/** The log in blocks: cycles as headings, the income, the offerings, a block per turn with its deeds. */
import type { LogEntry } from '../api/client';
import { knownOf } from '../boards/known';
import { auctionOf } from './auction';
import { FIRST_PHASES } from './cycle';
import { type Clause, type Deed, gather, lineOf, linesOf } from './deed';
import { type Part, parts, plain } from './rich';
import { handlersOf, reading } from './tell';
import { type Teller, isYou, nameOf, thing } from './teller';
import { say } from './words';

export interface Line {
  /** Numbers of its first and last entry. */
  key: number;
  last: number;
  text: string;
  parts: Part[];
  places: string[];
  /** Sentences that unfold: the rounds of a battle, all bids. */
  details: string[];
}
export interface Block {
  /** The number of its first entry; a cycle's heading may share it with the block below. */
  key: number;
  last: number;
  kind: 'cycle' | 'setup' | 'income' | 'offerings' | 'turn' | 'phase';
  title: string;
  /** Beside the title: "with Ares", "11 bids". */
  note: string;
  faction: string | null;
  /** Token of the icon where there is no faction. */
  icon: string | null;
  lines: Line[];
}

const OFFERING = new Set(['bid', 'paid', 'fined']);

export function blocks(log: readonly LogEntry[], teller: Teller): Block[] {
  const r = reading(teller);
  r.read(log, handlersOf(teller.title));
  r.settle();
  return new Binder(teller).bind(r.deeds);
}

/** Where the cycle that runs began (in Mytikas the turn): what stands before it changes no more. */
export function closedUntil(log: readonly LogEntry[]): number {
  const opens = ({ event }: LogEntry) =>
    event.event === 'turn_starts' || (event.event === 'phase' && FIRST_PHASES.has(String(event.phase)));
  return Math.max(0, log.findLastIndex(opens));
}

class Binder {
  readonly #found: Block[] = [];
  #offerings: Deed[] = [];
  readonly #auctions = new Map<Block, Deed[]>();
  #settling = new Map<string, Deed>();
  #cycle = 0;

  readonly #counts: 'cycle' | 'turn';

  constructor(readonly teller: Teller) {
    this.#counts = knownOf(teller.title).round;
  }

  bind(deeds: Deed[]): Block[] {
    for (const deed of deeds) this.#put(deed);
    for (const [block, offerings] of this.#auctions) this.#auction(block, offerings);
    return this.#found;
  }

  #put(deed: Deed) {
    if (this.#counts === 'cycle' && deed.cycle !== this.#cycle) this.#heading(deed);
    if (deed.kind === 'turn') return this.#turn(deed);
    if (deed.kind === 'builder') return this.#space(deed);
    if (OFFERING.has(deed.kind)) return this.#offer(deed);
    if (deed.kind === 'settle' || deed.kind === 'setup') return this.#settle(deed);
    const lines = linesOf(deed, this.teller, deed.turn);
    if (!lines.length) return;
    const home = this.#home(deed);
    for (const line of lines) this.#write(home, deed, line);
  }

  #open(kind: Block['kind'], deed: Deed, title: string, more: Partial<Block> = {}): Block {
    const key = first(deed);
    const block: Block = {
      ...{
        key,
        last: key,
        kind,
        title,
        note: '',
        faction: null,
        icon: null,
        lines: [],
      },
      ...more,
    };
    this.#found.push(block);
    return block;
  }

  #heading(deed: Deed) {
    this.#cycle = deed.cycle;
    this.#offerings = [];
    this.#open('cycle', deed, say('cycle-title', { cycle: deed.cycle }));
  }

  #turn(deed: Deed) {
    const faction = deed.actor ?? '';
    const god = deed.god ? plain(thing(this.teller, `god:${deed.god}`)) : '';
    const note =
      this.#counts === 'turn' ? say('turn-number', { turn: deed.cycle }) : god && say('with-god', { god });
    this.#open('turn', deed, this.#nameOf(faction), { faction, note });
  }

  /** Where the builder goes is the title of a turn of Mytikas. */
  #space(deed: Deed) {
    const block = this.#found.at(-1);
    const space = deed.clauses[0]?.args?.space;
    if (block?.kind === 'turn' && space) block.note = say('at-space', { space: plain(String(space)) });
  }

  #nameOf(faction: string) {
    return isYou(this.teller, faction) ? say('you-title') : nameOf(this.teller, faction);
  }

  /** The whole of the offerings is one block. */
  #offer(deed: Deed) {
    this.#offerings.push(deed);
    let block = this.#found.findLast((one) => one.kind === 'offerings' || one.kind === 'cycle');
    if (block?.kind !== 'offerings')
      block = this.#open('offerings', deed, say('offerings-title'), {
        icon: 'unit:gold',
      });
    block.last = last(deed);
    this.#auctions.set(block, this.#offerings);
  }

  #auction(block: Block, deeds: Deed[]) {
    const auction = auctionOf(deeds, this.teller);
    block.note = say('bids', { count: auction.bids });
    block.lines = auction.lines.map((text, at) => ({
      ...{ key: block.key + at, last: block.last, text: plain(text), parts: parts(text), places: [] },
      details: at === auction.lines.length - 1 ? auction.all.map(plain) : [],
    }));
  }

  /**
   * What is given at set-up is one sentence a seat. Settling goes round the table and is told as it goes: a
   * sentence that grew further up would push away the ones below it.
   */
  #settle(deed: Deed) {
    const home = this.#block('setup', deed, say('setup-title'), {
      icon: 'ico:map',
    });
    const faction = deed.actor ?? '';
    const alone = this.#settling.size === 1 && this.#settling.has(faction);
    if (deed.kind === 'settle' && !alone) this.#settling.clear();
    const known = this.#settling.get(faction);
    if (!known) {
      const own = {
        ...deed,
        entries: [...deed.entries],
        clauses: deed.clauses.map((one) => ({ ...one })),
      };
      this.#settling.set(faction, own);
      home.lines.push(this.#line(own, lineOf(own, this.teller, null)));
      return;
    }
    for (const clause of deed.clauses) include(known, clause);
    known.entries.push(...deed.entries);
    known.places.push(...deed.places);
    const key = first(known);
    const line = this.#line(known, lineOf(known, this.teller, null));
    home.lines = home.lines.map((one) => (one.key === key ? line : one));
    home.last = last(deed);
  }

  /** The last block if it is such a one, else a new one. */
  #block(kind: Block['kind'], deed: Deed, title: string, more: Partial<Block> = {}): Block {
    const open = this.#found.at(-1);
    return open?.kind === kind && open.title === title ? open : this.#open(kind, deed, title, more);
  }

  #home(deed: Deed): Block {
    const open = this.#found.at(-1);
    if (deed.kind === 'cycle' && open?.kind === 'cycle') return open;
    if (deed.kind === 'income')
      return this.#block('income', deed, say('income-title'), {
        icon: 'unit:cornucopia',
      });
    if (deed.turn !== null && open?.kind === 'turn' && open.faction === deed.turn) return open;
    if (deed.turn !== null)
      return this.#block('turn', deed, this.#nameOf(deed.turn), {
        faction: deed.turn,
      });
    // Whichever phase it came in, the end is the end.
    if (deed.kind === 'over') return this.#block('phase', deed, say('end-title'));
    if (!deed.cycle)
      return this.#block('setup', deed, say('setup-title'), {
        icon: 'ico:map',
      });
    if (open?.kind === 'cycle' && FIRST_PHASES.has(deed.phase)) return open;
    const phase = this.teller.names.of(`phase:${deed.phase}`);
    return this.#block('phase', deed, deed.phase ? phase : say('setup-title'), {
      icon: PHASE_ICONS[deed.phase] ?? null,
    });
  }

  #write(block: Block, deed: Deed, text: string) {
    const line = this.#line(deed, text);
    const before = block.kind === 'cycle' ? block.lines.at(-1) : undefined;
    // What a cycle brings is one line, however many phases bring it.
    if (before) {
      before.text += ` ${line.text}`;
      before.parts = [...before.parts, { text: ' ', token: null }, ...line.parts];
    } else block.lines.push(line);
    block.last = last(deed);
  }

  #line(deed: Deed, text: string): Line {
    return {
      ...{
        key: first(deed),
        last: last(deed),
        text: plain(text),
        parts: parts(text),
      },
      ...{
        places: [...new Set(deed.places)],
        details: (deed.details ?? []).map(plain),
      },
    };
  }
}

const PHASE_ICONS: Record<string, string> = {
  upkeep: 'unit:figurine',
  arrival: 'god:hades',
  departure: 'god:hades',
  threat: 'god:hades',
};

/** Clauses of one kind, wherever they stand: "settled on …, launched three fleets in …". */
function include(deed: Deed, clause: Clause) {
  const same = clause.args
    ? undefined
    : deed.clauses.find((one) => one.id === clause.id && one.unit === clause.unit && !one.args);
  if (same) gather(same, clause);
  else deed.clauses.push({ ...clause });
}

const first = (deed: Deed) => deed.entries[0]?.n ?? 0;
const last = (deed: Deed) => deed.entries.at(-1)?.n ?? 0;
