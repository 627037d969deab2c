/** The one line of effect that a row carries: the table's short words where there are some, else the help's. */
import type { Names } from '../api/names.svelte';
import { t } from '../words/words.svelte';
import { effectLine } from './reading';

export function lineOf(names: Names, token: string): string {
  const id = `effect-${token.slice(0, token.indexOf(':'))}-${names.title}-${token.slice(token.indexOf(':') + 1)}`;
  // A card may do less in one edition than in the other.
  const said = [`${id}-${names.edition}`, id]
    .map((one) => [one, t(one)])
    .find(([one, words]) => words !== one);
  return said?.[1] ?? effectLine(names.help(token)?.text ?? '');
}
