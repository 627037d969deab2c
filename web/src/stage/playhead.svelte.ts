/** Plays one step, beat after beat. What is drawn reads `playing`; nothing here knows what is drawn. */
import type { LogEntry } from '../api/client';
import { pace } from './pace.svelte';
import { endsScene } from './scenes';
import type { Beat, Playing, Step } from './types';

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Playhead {
  playing = $state.raw<Playing | null>(null);
  /** Entries of the running step whose beats have begun. */
  begun = $state.raw<LogEntry[]>([]);

  #key = 0;
  #run = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done: (() => void) | null = null;
  #said = 0; // when the sentence on show began
  #hurried = false; // it was skipped: nobody waits for it

  /**
   * Whether it was played to its end; false if it was cut. `reads`: how long the sentence that a beat ends
   * wants to stand. The last one stands on when the step is shown: see `read`.
   */
  async play(step: Step, beats: Beat[], reads: (beat: Beat) => number = () => 0): Promise<boolean> {
    this.cut();
    const run = this.#run;
    this.#say();
    for (const [at, beat] of beats.entries()) {
      const ms = pace.lasts(beat);
      this.begun = [...this.begun, ...beat.entries];
      this.playing = { key: ++this.#key, step, beat, beats, ms, still: still() };
      if (ms) await this.#wait(ms);
      if (run !== this.#run) return false;
      if (at === beats.length - 1 || !endsScene(beats, at)) continue;
      await this.read(reads(beat));
      if (run !== this.#run) return false;
      this.#say();
    }
    return true;
  }

  /** Until the sentence on show has stood so many ms. */
  async read(ms: number, rest = 0): Promise<void> {
    const left = this.#hurried ? 0 : ms - (performance.now() - this.#said);
    await this.#hold(Math.max(rest, left));
  }

  #say() {
    this.#said = performance.now();
    this.#hurried = false;
  }

  /** Nothing moves for a while; a skip ends it. */
  async #hold(ms: number): Promise<void> {
    if (ms > 0) await this.#wait(ms);
  }

  /** The step is shown: nothing plays any more. */
  rest() {
    this.playing = null;
    this.begun = [];
  }

  /** End the beat that plays, and its sentence with it; the next one begins. */
  skip() {
    this.#hurried = true;
    this.#done?.();
  }

  /** Leave the step; its player is told. */
  cut() {
    this.#run += 1;
    this.rest();
    this.#done?.();
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#done = () => {
        clearTimeout(this.#timer);
        this.#done = null;
        resolve();
      };
      this.#timer = setTimeout(() => this.#done?.(), ms);
    });
  }
}
