/**
 * What a newcomer is told once: one line for each of the first kinds of question. A line is over when it
 * is dismissed, when a later one comes up, or when the questions have come round.
 */
import { remember, remembered } from '../words/words.svelte';

const KEY = 'delos.coached';

export class Coaching {
  #over = $state.raw(new Set((remembered(KEY) ?? '').split(' ').filter(Boolean)));
  #now: string | null = null;

  needs(id: string): boolean {
    return !this.#over.has(id);
  }

  /** A question of this kind is asked; `order`: all kinds as one meets them. */
  meet(id: string, order: string[]) {
    const before = this.#now;
    this.#now = id;
    const place = order.indexOf(id);
    const over = order.slice(0, place);
    // Back at an earlier kind: the round is complete.
    if (before && before !== id && order.indexOf(before) > place) over.push(before);
    if (over.some((one) => this.needs(one))) this.dismiss(...over);
  }

  dismiss(...ids: string[]) {
    this.#over = new Set([...this.#over, ...ids]);
    remember(KEY, [...this.#over].join(' '));
  }
}
