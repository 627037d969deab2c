/** A game seen again: the step on show, whose eyes see it, and the clock that moves it. */
import { complain } from '../../ui/toasts.svelte';
import { language } from '../../words/words.svelte';
import { type Frame, Frames } from './frames';
import { type Tick, jump } from './track';

export type Speed = 1 | 2 | 4;
export const SPEEDS: Speed[] = [1, 2, 4];
const PACE: Record<Speed, { ms: number; steps: number }> = {
  1: { ms: 1000, steps: 1 },
  2: { ms: 520, steps: 1 },
  4: { ms: 260, steps: 1 },
};
const SETTLED = 140; // ms the slider must rest before a step is fetched

export class Player {
  step = $state(0);
  steps = $state(0);
  seat = $state<number | null>(null);
  playing = $state(false);
  speed = $state<Speed>(1);
  frame = $state.raw<Frame | null>(null);
  ticks = $state.raw<Tick[]>([]);
  readonly ended = $derived(this.step >= this.steps);

  #frames: Frames;
  #wanted = 0;
  #clock: ReturnType<typeof setTimeout> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.#frames = new Frames(id);
  }

  /** Show a step; the newest wish wins. */
  async show(step: number, way = 1): Promise<void> {
    this.step = Math.max(0, this.steps ? Math.min(step, this.steps) : step);
    const wish = ++this.#wanted;
    try {
      const found = await this.#frames.at(this.step, this.seat, language());
      if (wish !== this.#wanted) return;
      this.frame = found;
      this.steps = found.steps;
      this.step = found.step;
      this.#fetchAhead(way);
    } catch (error) {
      if (wish !== this.#wanted) return;
      this.pause();
      complain(error);
    }
  }

  /** Show the table as it was when an entry of the log was written. */
  async showEntry(entry: number): Promise<void> {
    const found = await this.#frames.holding(entry, this.seat, language());
    this.steps = found.steps;
    await this.show(found.step);
  }

  #fetchAhead(way: number) {
    const stride = this.playing ? PACE[this.speed].steps : 1;
    const next = this.step + way * stride;
    if (next >= 0 && next <= this.steps) this.#frames.at(next, this.seat, language()).catch(() => undefined);
  }

  /** The slider moves: fetch only where it comes to rest. */
  slide(step: number) {
    this.pause();
    this.step = step;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void this.show(step), SETTLED);
  }

  go(by: number) {
    this.pause();
    void this.show(this.step + by, Math.sign(by));
  }

  jump(way: 1 | -1) {
    this.pause();
    void this.show(jump(this.step, way, this.ticks, this.steps), way);
  }

  toStart() {
    this.pause();
    void this.show(0);
  }

  toEnd() {
    this.pause();
    void this.show(this.steps, -1);
  }

  async toggle() {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.ended) await this.show(0);
    this.#tick();
  }

  #tick() {
    clearTimeout(this.#clock);
    const pace = PACE[this.speed];
    this.#clock = setTimeout(() => void this.#advance(pace.steps), pace.ms);
  }

  async #advance(steps: number) {
    if (!this.playing) return;
    await this.show(this.step + steps);
    if (this.ended) this.pause();
    if (this.playing) this.#tick();
  }

  pause() {
    this.playing = false;
    clearTimeout(this.#clock);
    clearTimeout(this.#rest);
  }

  look(seat: number | null) {
    this.seat = seat;
    void this.show(this.step);
  }
}
