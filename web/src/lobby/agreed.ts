/** What a table's maker chose, in words. */
import type { TableDetail } from '../api/client';
import type { Names } from '../api/names.svelte';
import { choiceName, optionName } from '../pages/new/labels';
import { t } from '../words/words.svelte';

const SAID_ELSEWHERE = ['players', 'edition', 'seed']; // in the line above
const CODE = 24; // letters: a map of so many is a code, and drawn below

export function agreed(names: Names, asked: TableDetail['asked']): string[] {
  return Object.entries(asked)
    .filter(([option, value]) => !SAID_ELSEWHERE.includes(option) && value !== null && !drawn(option, value))
    .map(([option, value]) => {
      const name = optionName(names, option);
      if (value === true) return name;
      if (value === false) return t('lobby-without', { option: name });
      return t('lobby-option', { option: name, value: valueOf(names, option, value) });
    });
}

const drawn = (option: string, value: unknown) =>
  option === 'map' && typeof value === 'string' && value.length > CODE;

function valueOf(names: Names, option: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => choiceName(names, option, String(one))).join(', ');
  if (typeof value === 'number') return String(value);
  return choiceName(names, option, String(value));
}
