/**
 * One lesson under way. The learner's actions are all there is: the server walks the lesson again with each
 * of them and tells where one is, so that going back, another language and a reload need nothing else.
 */
import { type LogEntry, Refused, get, lang, post } from '../api/client';
import type { Live, TableState } from '../api/live.svelte';
import type { components } from '../api/schema';
import { type Progress, PUZZLES, done, keepProgress, progressOf } from './kept.svelte';

type Schemas = components['schemas'];
export type LessonTable = Schemas['LessonTable'];
export type LessonInfo = Schemas['LessonInfo'];
export type LessonGroup = Schemas['LessonGroup'];
export type Moment = Omit<Schemas['LessonMoment'], 'states'> & { states: TableState[] };

/** A lesson, or a single turn to find one's own way through. */
export type Kind = 'lessons' | 'puzzles';
export const GO_ON = -1;
const FIRST_WAIT = 400; // ms until a lost connection is tried again; doubled each time
const LONGEST_WAIT = 6000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The lesson's table as the live connection would tell it. */
class LessonLive implements Live {
  readonly id = '';
  table = null;
  state = $state.raw<TableState | null>(null);
  log = $state.raw<LogEntry[]>([]);
  heard: Live['heard'] = () => undefined;
  aside: Live['aside'] = () => undefined;
  presence = {};
  connection = $state<Live['connection']>('connecting');
  refusal = null;
  sending = $state(false);
  #index = 0;

  constructor(private readonly run: LessonRun) {}

  /** States of the table in their order. */
  take(states: TableState[], again: boolean) {
    for (const state of states) {
      // A number of its own: after a step back the same moment is another question.
      if (!again) this.#index += 1;
      this.log = [...this.log.filter((entry) => entry.n < state.from), ...state.log];
      this.state = { ...state, index: this.#index };
      this.heard(this.state, state.log);
    }
  }

  reveal() {}
  sit() {}
  setLanguage() {
    void this.run.speak();
  }
  play = (choice: { id: number }) => this.run.act(choice.id);
  undo = () => this.run.back();
  async askUndo() {}
  async answerUndo() {}
  close() {}
}

export class LessonRun {
  readonly live = new LessonLive(this);
  opened = $state.raw<LessonTable | null>(null);
  moment = $state.raw<Moment | null>(null);
  /** Nestor's answer to a wrong way, until the next step. */
  answer = $state('');
  hints = $state(0);
  /** Where progress is kept. */
  readonly shelf: string;
  #actions: number[];
  #closed = false;

  constructor(
    readonly group: string,
    readonly name: string,
    readonly kind: Kind = 'lessons',
  ) {
    this.shelf = this.puzzle ? PUZZLES + group : group;
    const kept = progressOf(this.shelf, name);
    this.#actions = kept.actions;
    this.hints = kept.hints;
  }

  get #path() {
    return `/${this.kind}/${this.group}/${this.name}`;
  }
  get puzzle() {
    return this.kind === 'puzzles';
  }
  /** The page of another one of the same kind. */
  pageOf(name: string) {
    return `/${this.puzzle ? 'puzzle' : 'learn'}/${this.group}/${name}`;
  }
  /** The page that lists them. */
  get list() {
    return `/learn/${this.group}${this.puzzle ? '#puzzles' : ''}`;
  }
  get actions(): readonly number[] {
    return this.#actions;
  }
  readonly canGoBack = $derived.by(() => (this.moment?.known ?? 0) > 0);

  /** The lesson and its table, before anything is said. */
  async prepare(): Promise<LessonTable> {
    const opened = await this.#stubborn(() => get<LessonTable>(this.#path, { lang: lang() }));
    this.opened = opened;
    return opened;
  }

  async open() {
    await this.#walk(this.#actions, { whole: true });
    if (this.moment?.end) await this.again(); // it was done: begin anew
  }

  async act(action: number) {
    if (this.live.sending) return;
    this.answer = '';
    await this.#walk([...this.#actions, action], {});
  }

  goOn = () => this.act(GO_ON);

  /** One action fewer. */
  async back() {
    if (this.#actions.length) await this.#walk(this.#actions.slice(0, -1), { whole: true });
  }

  /** The step once more from its beginning. */
  async stepAgain() {
    await this.#walk(this.#actions.slice(0, this.moment?.first ?? 0), { whole: true });
  }

  async again() {
    this.hints = 0;
    await this.#walk([], { whole: true });
  }

  /** The same moment in the language spoken now. */
  async speak() {
    await this.prepare();
    await this.#walk(this.#actions, { whole: true }, true);
  }

  hinted() {
    this.hints += 1;
    this.#keep();
  }

  async #walk(actions: number[], how: { whole?: boolean }, again = false) {
    this.live.sending = true;
    try {
      const body = { actions, whole: how.whole ?? false };
      const moment = await this.#stubborn(() => post<Moment>(this.#path, body, { lang: lang() }));
      if (this.#closed) return;
      this.#actions = actions.slice(0, moment.known);
      this.moment = moment;
      this.live.take(moment.states, again);
      if (how.whole && !again) this.answer = '';
      if (moment.end) done.add(this.shelf, this.name);
      this.#keep();
    } finally {
      this.live.sending = false;
    }
  }

  #keep() {
    const progress: Progress = {
      actions: this.moment?.end ? [] : [...this.#actions],
      step: this.moment?.end ? 0 : (this.moment?.step ?? 0),
      hints: this.hints,
    };
    keepProgress(this.shelf, this.name, progress);
  }

  /** Ask until there is an answer: a lost connection keeps the step. */
  async #stubborn<T>(ask: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        const answer = await ask();
        this.live.connection = 'open';
        return answer;
      } catch (error) {
        const lost = error instanceof Refused && (error.code === 'offline' || error.status >= 500);
        if (!lost || this.#closed) throw error;
        this.live.connection = 'lost';
        await pause(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt));
      }
    }
  }

  close() {
    this.#closed = true;
  }
}
