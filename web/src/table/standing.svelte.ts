/**
 * Questions answered once and for all: the table gives the answer by itself and says so. Knows no
 * rules: a title names the kind of question, the option that is the answer, and what it may depend on.
 */
import type { BidOrder, Choice, Orders } from '../api/client';
import type { AnyView } from '../boards/title';
import { remember, remembered } from '../words/words.svelte';

export interface StandingQuestion {
  id: string;
  /** Kind of decision, and the text of the option that answers it. */
  kind: string;
  answer: string;
  /** Texts of options: where one of them is on offer too, the question is put all the same. */
  unless?: string[];
  /** What the question is about (a god), for exceptions. */
  about?: (view: AnyView) => string | null;
  /** Counts what an answer may hold for (a cycle), where it need not hold for good. */
  until?: (view: AnyView) => number;
  /**
   * Others must not tell a given answer from one that was thought over: it comes after a short while, and
   * so does the only one there is.
   */
  discreet?: boolean;
  /** Fluent id of a button beside the question: give this answer, now and for good. */
  offer?: string;
  /** Fluent id of what is said when it was answered; $thing is what it was about. */
  said: string;
}
/** Where orders are kept when the table plays them itself. */
export interface OrderStore {
  load(seat: number): Promise<KeptOrders>;
  save(seat: number, orders: Orders): Promise<KeptOrders>;
}
export interface KeptOrders {
  orders: Orders;
  gods: string[];
  played: { index: number; text: string }[];
}
interface Told {
  settled: boolean;
  except: string[];
  /** The other answer: yes, always. */
  always?: boolean;
  /** The last cycle that it holds for, if not for good. */
  last?: number;
}
interface Answer {
  choice: Choice;
  /** Empty: not worth a word. */
  said: string;
  thing: string | null;
  discreet: boolean;
}
const ALONE = 'alone';

export class Standing {
  #told = $state.raw<Record<string, Told>>({});
  #seat: number | null = null;
  /** The order for the auction, if one was given. */
  bids = $state.raw<BidOrder | null>(null);
  /** Gods for whom one can bid; none: there is no auction, or it is not known yet. */
  gods = $state.raw<string[]>([]);
  /** What was played by order, told one by one. */
  told: (text: string) => void = () => undefined;
  complained: (error: unknown) => void = () => undefined;
  /** Called once what was said beforehand has come. */
  known: () => void = () => undefined;
  #last = -1;
  /** What was said beforehand is known; until then nothing answers itself. */
  #known = $state(false);

  constructor(
    readonly table: string,
    readonly questions: StandingQuestion[],
    /** Without one the answers are given here, while the page is open (in lessons). */
    readonly store: OrderStore | null = null,
  ) {}

  get #key() {
    return `delos.standing.${this.table}.${this.#seat ?? ''}`;
  }

  /** Every seat has its own answers, also at a shared screen. */
  sit(seat: number | null) {
    if (seat === this.#seat || seat === null) return;
    this.#seat = seat;
    if (this.store) {
      this.#told = {};
      this.bids = null;
      this.#last = -1;
      this.#known = false;
      void this.#ask(this.store.load(seat), true);
      return;
    }
    this.#known = true;
    try {
      this.#told = JSON.parse(remembered(this.#key) ?? '{}') as Record<string, Told>;
    } catch {
      this.#told = {};
    }
  }

  #of(id: string): Told {
    return this.#told[id] ?? { settled: false, except: [] };
  }
  #put(id: string, told: Told) {
    this.#told = { ...this.#told, [id]: told };
    if (this.store) void this.#save();
    else remember(this.#key, JSON.stringify(this.#told));
  }

  /** Give or withdraw the order for the auction. */
  async bid(order: BidOrder | null) {
    this.bids = order;
    await this.#save();
  }
  /** The table has moved for us: see whether it was by order. */
  refresh() {
    if (this.store && this.#seat !== null) void this.#ask(this.store.load(this.#seat), false);
  }
  async #save() {
    if (this.store && this.#seat !== null)
      await this.#ask(this.store.save(this.#seat, ordersOf(this.#told, this.bids)), false);
  }
  async #ask(answer: Promise<KeptOrders>, first: boolean) {
    const seat = this.#seat;
    try {
      const kept = await answer;
      if (seat !== this.#seat) return; // the screen has changed hands
      this.#known = true;
      this.#told = toldOf(kept.orders);
      this.bids = kept.orders.bids;
      this.gods = kept.gods;
      if (first) this.known();
      for (const one of kept.played)
        if (one.index > this.#last) {
          this.#last = one.index;
          // Without an auction the log tells what there is to tell.
          if (!first && this.gods.length) this.told(one.text);
        }
    } catch (error) {
      this.complained(error);
    }
  }

  settled(id: string, view: unknown = null): boolean {
    const told = this.#of(id);
    const now = view === null ? undefined : this.questions.find((one) => one.id === id)?.until?.(view);
    return told.settled || (told.last !== undefined && now !== undefined && now <= told.last);
  }
  /** Questions with one answer only are answered without asking. */
  get alone(): boolean {
    return this.#known && !this.#of(ALONE).settled;
  }
  set alone(on: boolean) {
    this.settle(ALONE, !on);
  }
  /** What is asked now, if it may be answered beforehand. */
  asked(view: { decision: { kind: string } | null } | null): StandingQuestion | null {
    return this.questions.find((one) => one.kind === view?.decision?.kind) ?? null;
  }
  /** Whether one is still asked about this thing. */
  asks(id: string, thing: string): boolean {
    const told = this.#of(id);
    return !told.settled || told.except.includes(thing);
  }
  settle(id: string, on: boolean, always = false) {
    this.#put(id, { settled: on, except: this.#of(id).except, always });
  }
  /** Whether the answer is yes, always. */
  always(id: string): boolean {
    return this.settled(id) && (this.#of(id).always ?? false);
  }
  /** For what is counted now (a cycle), and no longer. */
  settleFor(id: string, view: unknown) {
    const last = this.questions.find((one) => one.id === id)?.until?.(view);
    if (last !== undefined) this.#put(id, { ...this.#of(id), last });
  }
  except(id: string, thing: string, on: boolean) {
    const told = this.#of(id);
    this.#put(id, {
      ...told,
      except: [...told.except.filter((one) => one !== thing), ...(on ? [thing] : [])],
    });
  }

  /** Whether the server is about to answer this question by what was said beforehand. */
  ordered(view: { decision: { kind: string } | null } | null, options: Choice[]): boolean {
    const question = this.asked(view);
    if (!this.store || !this.#known || !question || !this.settled(question.id, view)) return false;
    if (question.discreet || options.some((option) => question.unless?.includes(option.text))) return false;
    const thing = question.about?.(view) ?? null;
    if (thing !== null && this.asks(question.id, thing)) return false;
    // To say yes, always, there must be one way to.
    if (this.always(question.id)) return options.length === 2;
    return options.some((option) => option.text === question.answer);
  }

  /** The answer to this question, if it was given beforehand. */
  answer(view: { decision: { kind: string } | null } | null, options: Choice[]): Answer | null {
    const question = this.asked(view);
    if (!question) return null;
    const discreet = question.discreet ?? false;
    const only = options.length === 1 ? options[0] : undefined;
    if (discreet && this.alone && only) return { choice: only, said: '', thing: null, discreet };
    if (this.store || !this.settled(question.id, view)) return null; // the server plays orders
    if (options.some((option) => question.unless?.includes(option.text))) return null;
    const thing = question.about?.(view) ?? null;
    if (thing !== null && this.asks(question.id, thing)) return null;
    const choice = options.find((option) => option.text === question.answer);
    return choice ? { choice, said: question.said, thing, discreet } : null;
  }
}

/** The answers as the server keeps them. */
export function ordersOf(told: Record<string, Told>, bids: BidOrder | null): Orders {
  const { [ALONE]: alone, ...others } = told;
  return {
    bids,
    answers: Object.entries(others)
      .filter(([, one]) => one.settled || one.last !== undefined)
      .map(([id, one]) => ({
        id,
        how: one.always ? 'always' : 'pass',
        last: one.settled ? null : (one.last ?? null),
        but: one.except,
      })),
    alone: !alone?.settled,
  };
}

export function toldOf(orders: Orders): Record<string, Told> {
  const told: Record<string, Told> = Object.fromEntries(
    (orders.answers ?? []).map((one) => [
      one.id,
      {
        settled: one.last == null,
        except: [...(one.but ?? [])],
        always: one.how === 'always',
        ...(one.last == null ? {} : { last: one.last }),
      },
    ]),
  );
  return orders.alone === false ? { ...told, [ALONE]: { settled: true, except: [] } } : told;
}
