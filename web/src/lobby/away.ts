/** How long a table waits for who is away before a bot plays. */
import { language } from '../words/words.svelte';

export const AWAY = [0, 120, 600, 86400]; // seconds; 0 is for ever

export function awaySpan(seconds: number): string {
  const [count, unit] =
    seconds >= 86400
      ? [seconds / 86400, 'day']
      : seconds >= 3600
        ? [seconds / 3600, 'hour']
        : [seconds / 60, 'minute'];
  const form = { style: 'unit', unit: String(unit), unitDisplay: 'long', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language(), form).format(Number(count));
}
