/** The clocks of a table: told by the server when they change, counted here in between. */
import type { components } from '../api/schema';

export type ClockMessage = components['schemas']['ClockMessage'];

const EVERY = 100; // ms; tenths are shown at the end

export class Clocks {
  told = $state.raw<ClockMessage | null>(null);
  #at = 0;
  #now = $state(0);
  #timer = 0;

  take(message: ClockMessage) {
    this.told = message;
    this.#at = this.#now = performance.now();
    clearInterval(this.#timer);
    if (message.side !== null && !message.paused) {
      this.#timer = window.setInterval(() => (this.#now = performance.now()), EVERY);
    }
  }

  /** How long the clock that runs has run since the server spoke. */
  get #gone(): number {
    const told = this.told;
    if (!told || told.side === null || told.paused) return 0;
    return Math.max(0, this.#now - this.#at - told.wait);
  }

  runs(seat: number): boolean {
    return this.told?.side === seat && !this.told.paused;
  }

  /** What a seat has left: of its own, and first of the time for this move. */
  left(seat: number): { own: number; step: number } {
    const told = this.told;
    if (!told) return { own: 0, step: 0 };
    const own = told.left[seat] ?? 0;
    if (told.side !== seat) return { own, step: 0 };
    const step = Math.max(0, told.step - this.#gone);
    return { own: Math.max(0, own - Math.max(0, this.#gone - told.step)), step };
  }

  close() {
    clearInterval(this.#timer);
  }
}
