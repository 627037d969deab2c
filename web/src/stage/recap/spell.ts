/** A length of time in the largest unit that fits: "40 seconds", "4 hours". */
import { language } from '../../words/words.svelte';

const UNITS: [unit: string, ms: number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
];

export function spell(ms: number): string {
  const [unit, size] = UNITS.find(([, one]) => ms >= one * 1.5) ?? ['second', 1000];
  const unitDisplay = unit === 'second' ? 'short' : 'long';
  return new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay }).format(
    Math.max(1, Math.round(ms / size)),
  );
}
