/**
 * What one has answered in the parts of a question that is still going on ("settle here, and …"): the
 * table shows it only when the last part is answered, the person who chose it sees it at once.
 */
import type { Choice } from '../api/client';
import { isThing } from './chooser.svelte';

interface Link {
  index: number;
  family: string;
  things: string[];
}
const familyOf = (kind: string) => kind.split('.')[0] ?? '';

export class Chain {
  #links: Link[] = [];

  took(index: number, kind: string, choice: Choice) {
    this.#links.push({ index, family: familyOf(kind), things: choice.tokens.filter(isThing) });
  }

  /** A question is asked at this index: what belongs to another question is forgotten. */
  asked(index: number, kind: string): string[] {
    const family = familyOf(kind);
    const before = this.#links.filter((link) => link.index < index);
    const from = before.findLastIndex((link) => link.family !== family) + 1;
    this.#links = before.slice(from);
    return this.#links.flatMap((link) => link.things);
  }

  /** The last part is taken back: that is one more move, so its index tells nothing. */
  back() {
    this.#links.pop();
  }

  /** Somebody else decides. */
  over() {
    this.#links = [];
  }
}
