/** When the gods that lie face down open: words and order of the head of the offerings. Pure. */
import type { GodView, View } from '../view';

export interface Shut {
  /** Word of the first of them. */
  when: 'next' | 'anew' | 'first';
  /** Those of whom it holds. */
  soon: GodView[];
  /** Those who come after, one a cycle. */
  later: GodView[];
}

/** The column moves up by one tile a cycle, so of several only the first comes next; the original game opens them together. */
export function shutOf({ gods, closed }: Pick<View, 'gods' | 'closed'>): Shut {
  const shut = gods.filter((row) => !row.open);
  if (closed || shut.length < 2) return { when: closed ?? 'next', soon: shut, later: [] };
  return { when: 'first', soon: shut.slice(0, 1), later: shut.slice(1) };
}
