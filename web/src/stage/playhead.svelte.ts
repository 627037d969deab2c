/** Plays one step, beat after beat. What is drawn reads `playing`; nothing here knows what is drawn. */
import type { LogEntry } from '../api/client';
import { pace } from './pace.svelte';
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

  /** Whether it was played to its end; false if it was cut. */
  async play(step: Step, beats: Beat[]): Promise<boolean> {
    this.cut();
    const run = this.#run;
    for (const beat of beats) {
      const ms = pace.lasts(beat);
      this.begun = [...this.begun, ...beat.entries];
      this.playing = { key: ++this.#key, step, beat, beats, ms, still: still() };
      if (ms) await this.#wait(ms);
      if (run !== this.#run) return false;
    }
    return true;
  }

  /** Nothing moves for a while; a skip ends it. */
  async hold(ms: number): Promise<void> {
    if (ms > 0) await this.#wait(ms);
  }

  /** The step is shown: nothing plays any more. */
  rest() {
    this.playing = null;
    this.begun = [];
  }

  /** End the beat that plays; the next one begins. */
  skip() {
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
