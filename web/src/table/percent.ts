import { language } from '../words/words.svelte';

/** 0.807 → "81 %" as the language writes it; never 0 or 100 unless it is certain. */
export function percent(chance: number): string {
  const whole = chance <= 0 ? 0 : chance >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));
  return new Intl.NumberFormat(language(), { style: 'percent' }).format(whole / 100);
}
