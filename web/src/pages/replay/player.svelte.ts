/** A game seen again: the step on show, whose eyes see it, and the playhead that moves it. */
import { type Cues, beatsOf } from '../../stage/beats';
import { pace, readingTime } from '../../stage/pace.svelte';
import { Playhead } from '../../stage/playhead.svelte';
import type { Beat, Step } from '../../stage/types';
import { complain } from '../../ui/toasts.svelte';
import { language } from '../../words/words.svelte';
import { type Frame, Frames } from '../../stage/frames';
import { type Tick, jump } from './track';

export type Speed = 1 | 2 | 4;
export const SPEEDS: Speed[] = [1, 2, 4];
const REST = 150; // ms between two deeds
const SETTLED = 140; // ms the slider must rest before a step is fetched

/** What is said with a beat is about as long as its longest line. */
const lettersOf = (beat: Beat) => Math.max(0, ...beat.entries.map((entry) => entry.text.length));

export class Player {
  step = $state(0);
  steps = $state(0);
  seat = $state<number | null>(null);
  playing = $state(false);
  frame = $state.raw<Frame | null>(null);
  ticks = $state.raw<Tick[]>([]);
  readonly ended = $derived(this.step >= this.steps);
  /** What is drawn is of another step than the one asked for. */
  readonly coming = $derived(this.frame !== null && this.frame.step !== this.step);
  /** What moves now, over the step on show. */
  readonly head = new Playhead();
  /** The title's; nothing moves until they are known. */
  cues: Cues = () => null;
  /** Moments among the beats; set by whoever shows them. */
  arrange: (before: Frame, after: Step, beats: Beat[]) => Beat[] = (_before, _after, beats) => beats;

  #wanted = 0;
  #run = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  readonly #frames: Frames;

  constructor(id: string, frames = new Frames(id)) {
    this.#frames = frames;
  }

  /** Show a step; the newest wish wins. */
  async show(step: number, way = 1): Promise<void> {
    this.step = Math.max(0, this.steps ? Math.min(step, this.steps) : step);
    const wish = ++this.#wanted;
    this.head.cut();
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
      this.step = this.frame?.step ?? this.step; // what is drawn stays true
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
    const next = this.step + way;
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
    const run = ++this.#run;
    while (this.playing && run === this.#run && !this.ended) await this.#advance();
    if (run === this.#run) this.pause();
  }

  /** The next step is played over the one on show, then shown. */
  async #advance() {
    const before = this.frame;
    const wish = this.#wanted;
    try {
      const next = await this.#frames.at(this.step + 1, this.seat, language());
      if (!before || wish !== this.#wanted || !this.playing) return;
      const step = { index: next.step, step: next.step, seat: next.seat, view: next.view, entries: next.log };
      const beats = this.arrange(before, step, beatsOf(next.log, this.cues));
      if (next.step + 1 <= next.steps)
        this.#frames.at(next.step + 1, this.seat, language()).catch(() => undefined);
      const reads = (beat: Beat) => readingTime(lettersOf(beat), beat) / this.speed;
      if (!(await this.head.play(step, beats, reads)) || !this.playing) return;
      await this.show(this.step + 1);
      const last = beats.at(-1);
      if (last) await this.head.read(reads(last), REST / this.speed);
    } catch (error) {
      this.pause();
      complain(error);
    }
  }

  /** As at the table; a game seen again has no "at once". */
  get speed(): Speed {
    return pace.speed || 4;
  }

  setSpeed(speed: Speed) {
    pace.set(speed);
    this.head.skip();
  }

  /** The motion that runs is over at once. */
  skip() {
    this.head.skip();
  }

  pause() {
    this.playing = false;
    this.head.cut();
    clearTimeout(this.#rest);
  }

  look(seat: number | null) {
    this.seat = seat;
    void this.show(this.step);
  }
}
