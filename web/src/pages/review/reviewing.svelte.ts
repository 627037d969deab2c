/** A game's review: asked for, waited for, and what it says of a decision. */
import { Refused, get, post } from '../../api/client';
import type { components } from '../../api/schema';

type Schemas = components['schemas'];
export type Review = Schemas['Review'];
export type Step = Schemas['Step'];
export type TurningPoint = Schemas['TurningPoint'];
type Info = Schemas['ReviewInfo'];

const HEARD = 4000; // ms of watching before the rest can be guessed
const LATE = 6000; // ms without news after which it is said that there will be some
const AGAIN = 900; // ms between two looks at how far it is

export class Reviewing {
  info = $state.raw<Info | null>(null);
  /** What the server said when it would not. */
  problem = $state('');
  readonly review = $derived(this.info?.review ?? null);
  readonly share = $derived(this.info && this.info.all ? this.info.done / this.info.all : 0);
  /** ms until it is there, as far as can be told from what was done meanwhile; null: not yet. */
  left = $state<number | null>(null);
  /** Nothing has come for a while: the machine has other things to do. */
  late = $state(false);
  #last = { done: 0, at: performance.now() };
  #since: { at: number; done: number } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #path: string;

  constructor(id: string) {
    this.#path = `/tables/${encodeURIComponent(id)}/review`;
  }

  /** Show what there is; what is not there is made. */
  async start() {
    this.problem = '';
    await this.#heard(() => post<Info>(this.#path));
  }

  stop() {
    clearTimeout(this.#timer);
  }

  /** As quick as it went since it was first seen at work. */
  #guess({ status, done, all }: Info) {
    if (status !== 'working') return void (this.left = this.#since = null);
    const now = performance.now();
    this.#since ??= { at: now, done };
    const [took, made] = [now - this.#since.at, done - this.#since.done];
    if (took > HEARD && made > 0) this.left = (took / made) * (all - done);
  }

  #listen({ status, done }: Info) {
    const now = performance.now();
    if (status !== 'working' || done !== this.#last.done) this.#last = { done, at: now };
    this.late = now - this.#last.at > LATE;
  }

  async #heard(ask: () => Promise<Info>) {
    this.stop();
    try {
      this.info = await ask();
      this.#guess(this.info);
      this.#listen(this.info);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // Somebody else's rush or a break in the line pass; what the server forbids stays forbidden.
      if (error.code !== 'offline' && error.status !== 429 && error.status !== 503) {
        this.problem = error.message;
        return;
      }
    }
    const status = this.info?.status;
    if (status === 'ready' || status === 'failed') return;
    this.#timer = setTimeout(
      () => void this.#heard(() => (status ? get<Info>(this.#path) : post<Info>(this.#path))),
      AGAIN,
    );
  }
}

export interface Split {
  before: number;
  after: number;
  luck: number;
  choice: number;
}

/** A seat's change over a step or a turning point: what the choice made of it, and what luck. */
export function split(step: Pick<Step, 'before' | 'after' | 'luck'>, seat: number): Split {
  const [before, after, luck] = [step.before[seat] ?? 0, step.after[seat] ?? 0, step.luck[seat] ?? 0];
  return { before, after, luck, choice: after - before - luck };
}

/** The number of the turning point to which a step belongs, -1 for none. */
export function pointAt(points: Pick<TurningPoint, 'first' | 'last'>[], step: number): number {
  return points.findIndex((point) => point.first <= step && step <= point.last);
}

/** The number of the turning point that moved a seat's chance most, -1 if there is none. */
export function weightiest(points: Pick<TurningPoint, 'before' | 'after'>[], seat: number): number {
  const moved = points.map(({ before, after }) => Math.abs((after[seat] ?? 0) - (before[seat] ?? 0)));
  return moved.indexOf(Math.max(0, ...moved));
}
