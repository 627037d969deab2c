/** The one line of effect that a row carries: the table's short words where there are some, else the help's. */
import type { Names } from '../api/names.svelte';
import { t } from '../words/words.svelte';
import { effectLine } from './reading';

export function lineOf(names: Names, token: string): string {
  const id = `cards-${token.slice(0, token.indexOf(':'))}-${names.title}-${token.slice(token.indexOf(':') + 1)}`;
  const said = t(id);
  return said === id ? effectLine(names.help(token)?.text ?? '') : said;
}
