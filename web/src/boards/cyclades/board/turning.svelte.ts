/**
 * How far the map is turned at this table: chosen once for the frame it is shown in, and again only when
 * the frame's shape becomes another one. Who turns it by hand is asked no more: that turn is kept.
 */
import { screenSize } from '../../../table/screen.svelte';
import { remember, remembered } from '../../../words/words.svelte';
import type { Spot } from './atlas';
import { bestTurn, upright } from './turn';

export const BY_HAND = 30; // degrees
const OTHER = 1.25; // how much the ratio of a frame may change

/** A game is turned the same way wherever it is seen: what is turned by hand is kept for its table. */
export const turnKey = (path: string) => `delos.turn.${path.replace(/^\/(replay|review)\//, '/table/')}`;

/** About the frame that the map has at the table in a window of this size. */
export function tableFrame(wide = innerWidth, high = innerHeight): { wide: number; high: number } {
  if (screenSize.lying) return { wide: wide - 350, high };
  if (screenSize.phone) return { wide, high: high - 320 };
  return { wide: wide - (screenSize.narrow ? 300 : 590), high: high - (screenSize.narrow ? 312 : 206) };
}

export class Turning {
  degrees = $state(0);
  /** Whether there was a frame to decide for. */
  decided = $state(false);

  #ratio = 0;
  #own = false;

  constructor(readonly key: string) {
    const kept = Number(remembered(this.key));
    if (remembered(this.key) !== null && Number.isFinite(kept)) {
      this.degrees = upright(kept);
      this.#own = true;
    }
  }

  decide(corners: readonly Spot[], wide: number, high: number, margin: number) {
    if (!wide || !high) return;
    const ratio = wide / high;
    const same = this.#ratio && ratio < this.#ratio * OTHER && ratio > this.#ratio / OTHER;
    if (same) return;
    this.#ratio = ratio;
    if (!this.#own) this.degrees = bestTurn(corners, wide, high, margin);
    this.decided = true;
  }

  byHand() {
    this.degrees = upright(this.degrees + BY_HAND);
    this.#own = true;
    remember(this.key, String(this.degrees));
  }
}
