/** Reading events and lists, for what finds moments. */
import type { LogEntry } from '../../api/client';

export type Event = Record<string, unknown>;
export const eventOf = (entry: LogEntry): Event => entry.event;
export const isA = (entry: LogEntry, ...names: string[]) => names.includes(String(eventOf(entry).event));
/** A word of an event; what is "none" is nothing. */
export function wordOf(entry: LogEntry, field: string): string | null {
  const value = eventOf(entry)[field];
  return typeof value === 'string' && value !== 'none' ? value : null;
}
export const numberOf = (entry: LogEntry, field: string) => Number(eventOf(entry)[field] ?? 0);
/** The last of its kind before an entry of the same step. */
export function lastBefore(entries: LogEntry[], at: LogEntry, fits: (entry: LogEntry) => boolean) {
  return entries.filter((entry) => entry.n < at.n && fits(entry)).at(-1) ?? null;
}
