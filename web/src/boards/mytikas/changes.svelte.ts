/** Things that changed a moment ago: their rings fade by themselves. */
import { SvelteSet } from 'svelte/reactivity';
import type { LogEntry } from '../../api/client';
import { spotlight } from '../../table/spotlight.svelte';
import { changedBy } from './reading';

const SHOWN = 4000; // ms

export class Changes {
  #now = new SvelteSet<string>();
  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #heard = -1;

  /** The newest entries of the log; those known already change nothing. */
  hear(fresh: LogEntry[]) {
    const last = fresh.at(-1)?.n ?? -1;
    const first = this.#heard < 0;
    const news = fresh.filter((entry) => entry.n > this.#heard);
    this.#heard = last;
    if (first && fresh.length > 30) return; // the page was opened: everything is news, so nothing is
    for (const token of changedBy(news)) {
      clearTimeout(this.#timers.get(token));
      this.#now.add(token);
      this.#timers.set(
        token,
        setTimeout(() => this.#now.delete(token), SHOWN),
      );
    }
  }

  /** Another table: nothing has changed there. */
  clear() {
    this.#now.clear();
  }

  has(token: string): boolean {
    return this.#now.has(token) || spotlight.tokens.includes(token);
  }

  stop() {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }
}
