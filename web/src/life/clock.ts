/** Clocks in words and in figures. */
import type { components } from '../api/schema';
import { language, t } from '../words/words.svelte';

export type Clock = components['schemas']['Clock'];
export type Late = 'bot' | 'forfeit';
export const KINDS: Clock['kind'][] = ['none', 'live', 'reserve', 'days'];
export const NO_CLOCK: Clock = { kind: 'none', main: 0, step: 0 };
/** What is offered, in seconds. */
export const MAINS = [180, 300, 600, 900, 1200, 1800, 2700, 3600];
export const STEPS = [0, 5, 10, 15, 20, 30, 60, 120];
export const DAYS = [1, 2, 3, 5, 7, 14].map((days) => days * 86400);

/** The clock that a kind begins with. */
export function clockOf(kind: Clock['kind']): Clock {
  if (kind === 'live') return { kind, main: 1200, step: 20 };
  if (kind === 'reserve') return { kind, main: 900, step: 30 };
  if (kind === 'days') return { kind, main: 0, step: 3 * 86400 };
  return NO_CLOCK;
}

/** A span of time in the language spoken now: 10 minutes, 30 seconds, 3 days. */
export function span(seconds: number): string {
  const [count, unit] =
    seconds >= 86400
      ? [seconds / 86400, 'day']
      : seconds >= 3600
        ? [seconds / 3600, 'hour']
        : seconds >= 60
          ? [seconds / 60, 'minute']
          : [seconds, 'second'];
  const form = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language(), form).format(count);
}

export function clockWords(clock: Clock): string {
  return t(clock.kind === 'live' && !clock.step ? 'life-clock-sudden' : `life-clock-${clock.kind}`, {
    main: span(clock.main),
    step: span(clock.step),
  });
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const two = (count: number) => String(count).padStart(2, '0');

/** What a clock shows: 2 d 3 h, 1:02:03, 9:59, and tenths at the very end. */
export function figures(ms: number): string {
  const left = Math.max(0, ms);
  if (left >= DAY) {
    return t('life-days-hours', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  }
  if (left < 10 * SECOND) {
    const tenths = Math.ceil(left / 100);
    return `0:${two(Math.floor(tenths / 10))}${t('life-point')}${tenths % 10}`;
  }
  const seconds = Math.ceil(left / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
