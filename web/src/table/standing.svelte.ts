/**
 * Questions answered once and for all: the table gives the answer by itself and says so. Knows no
 * rules: a title names the kind of question, the option that is the answer, and what it may depend on.
 */
import type { Choice } from '../api/client';
import { remember, remembered } from '../words/words.svelte';

export interface StandingQuestion {
  id: string;
  /** Kind of decision, and the text of the option that answers it. */
  kind: string;
  answer: string;
  /** What the question is about (a god), for exceptions. */
  about?: (view: any) => string | null;
  /** Fluent id of what is said when it was answered; $thing is what it was about. */
  said: string;
}
interface Told {
  settled: boolean;
  except: string[];
}

export class Standing {
  #told = $state.raw<Record<string, Told>>({});
  #seat: number | null = null;

  constructor(
    readonly table: string,
    readonly questions: StandingQuestion[],
  ) {}

  get #key() {
    return `delos.standing.${this.table}.${this.#seat ?? ''}`;
  }

  /** Every seat has its own answers, also at a shared screen. */
  sit(seat: number | null) {
    if (seat === this.#seat || seat === null) return;
    this.#seat = seat;
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
    remember(this.#key, JSON.stringify(this.#told));
  }

  settled(id: string): boolean {
    return this.#of(id).settled;
  }
  /** Whether one is still asked about this thing. */
  asks(id: string, thing: string): boolean {
    const told = this.#of(id);
    return !told.settled || told.except.includes(thing);
  }
  settle(id: string, on: boolean) {
    this.#put(id, { ...this.#of(id), settled: on });
  }
  except(id: string, thing: string, on: boolean) {
    const told = this.#of(id);
    this.#put(id, { ...told, except: [...told.except.filter((one) => one !== thing), ...(on ? [thing] : [])] });
  }

  /** The answer to this question, if it was given beforehand. */
  answer(view: { decision: { kind: string } | null } | null, options: Choice[]): { choice: Choice; said: string; thing: string | null } | null {
    const question = this.questions.find((one) => one.kind === view?.decision?.kind);
    if (!question || !this.settled(question.id)) return null;
    const thing = question.about?.(view) ?? null;
    if (thing !== null && this.asks(question.id, thing)) return null;
    const choice = options.find((option) => option.text === question.answer);
    return choice ? { choice, said: question.said, thing } : null;
  }
}
