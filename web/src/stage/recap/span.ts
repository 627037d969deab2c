/** What lies between one's last turn and now. Pure. */
import type { LogEntry } from '../../api/client';

const nameOf = (entry: LogEntry) => String(entry.event.event ?? '');
const TURNS = ['turn', 'turn_starts'];

/** How many turns others have begun in these entries. */
export const turnsIn = (entries: LogEntry[], own: string[]) =>
  entries.filter(
    (entry) =>
      TURNS.includes(nameOf(entry)) && !own.includes(String(entry.event.faction ?? entry.event.player ?? '')),
  ).length;

/** What others do outside of their turns. */
const DEEDS = ['bid', 'battle', 'metropolis', 'eliminated'];

/** Whether others have done anything that is worth a word; setting up is not. */
export const isNews = (entries: LogEntry[], own: string[]) =>
  turnsIn(entries, own) > 0 ||
  entries.some((entry) => {
    const who = String(entry.event.faction ?? entry.event.attacker ?? '');
    return DEEDS.includes(nameOf(entry)) && !own.includes(who);
  });

/** What one was paid the last time, to compare with what one would be paid now. */
export function lastIncome(log: LogEntry[], faction: string): number | null {
  const paid = log.findLast((entry) => nameOf(entry) === 'income' && entry.event.faction === faction);
  return paid ? Number(paid.event.amount) : null;
}
