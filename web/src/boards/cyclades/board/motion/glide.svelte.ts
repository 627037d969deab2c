/**
 * A move that no beat has shown (one's own: its maker knows what it does) glides for a moment after it was
 * made. The table has changed already; only the pieces catch up.
 */
import type { LogEntry } from '../../../../api/client';
import { pace } from '../../../../stage/pace.svelte';
import type { Playing } from '../../../../stage/types';
import type { View } from '../../view';
import type { Plan } from './plan';

const LASTS = 420; // ms
const MANY = 12; // entries: more is a leap through the game, not a move

export class Glide {
  now = $state.raw<{ key: number; ms: number; plan: Plan } | null>(null);
  #before: View | null = null;
  #heard: LogEntry[] | null = null;
  #played: LogEntry[] | null = null;
  #key = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The table, what the last step brought, and what plays. */
  hear(view: View, fresh: LogEntry[], playing: Playing | null, plan: (before: View) => Plan) {
    if (playing) this.#played = playing.step.entries;
    const [before, heard] = [this.#before, this.#heard];
    this.#before = view;
    this.#heard = fresh;
    if (playing || view !== before) this.stop();
    const news = fresh !== heard && fresh !== this.#played && fresh.length > 0 && fresh.length <= MANY;
    if (!before || !heard || view === before || playing || !news || !moves()) return;
    const found = plan(before);
    if (!found.motions.length) return;
    this.now = { key: --this.#key, ms: LASTS, plan: found };
    this.#timer = setTimeout(() => (this.now = null), LASTS);
  }

  stop() {
    clearTimeout(this.#timer);
    if (this.now) this.now = null;
  }
}

const moves = () => pace.speed > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches;
