/** Lists as a sentence has them: "a, b and c", "a, b or c", in the reader's language. */
import { language } from './words.svelte';

// British English, as everywhere: no comma before the last.
const LOCALE = { en: 'en-GB', fr: 'fr' } as const;

const format = (things: Iterable<string>, type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat(LOCALE[language()], { type }).format(things);

export const allOf = (things: Iterable<string>): string => format(things, 'conjunction');
export const anyOf = (things: Iterable<string>): string => format(things, 'disjunction');
