/** How the options stand beside each other at the desk: in one row where they fit, else in two. Pure. */
import type { Choice } from '../api/client';
import { priced } from './price';

const LETTER = 7.4; // px
const NOTE = 6.6; // px of a letter of a remark
const AROUND = 58; // px: picture, edges, the gap to the next
const COIN = 32; // px

/** The end of a turn stands apart, lest a hasty first click takes it. */
export const endsTurn = (option: Choice): boolean => option.tokens.includes('word:end');

/** About how wide a chip is: its words, what is remarked below them, the coin of its price. */
export function chipWidth(label: string, note = ''): number {
  const { words, price } = priced(label);
  return AROUND + Math.max(words.length * LETTER, note.length * NOTE) + (price ? COIN : 0);
}

export interface Chip {
  label: string;
  note: string;
}

export interface Rows {
  double: boolean;
  noted: boolean;
}

/** Rows of chips that fit into a width; remarks are dropped before a second row is opened. */
export function rowsFor(chips: Chip[], room: number): Rows {
  const wide = (noted: boolean) =>
    chips.reduce((sum, chip) => sum + chipWidth(chip.label, noted ? chip.note : ''), 0);
  if (wide(true) <= room) return { double: false, noted: true };
  return { double: wide(false) > room, noted: false };
}

const GAP = 6; // px between the chips of two rows
const SMALL = 48; // px of such a chip without its words: picture, edges
const PRICE = 26; // px of a coin beside them
const DIGIT = 8.5;

/** Whether chips of these words fit into two rows that are filled one after the other, as a page is. */
export function wraps(labels: string[], room: number, wide: (words: string) => number): boolean {
  let row = 1;
  let at = 0;
  for (const label of labels) {
    const { words, price } = priced(label);
    const width = SMALL + wide(words) + (price ? PRICE + String(price).length * DIGIT : 0);
    const next = at ? at + GAP + width : width;
    if (next > room) row += 1;
    at = next > room ? width : next;
    if (row > 2 || width > room) return false;
  }
  return true;
}
