/** Sorting of tables for the lists before the table, and what a row says. */
import type { SeatInfo, TableInfo } from '../../api/client';
import { seatName } from '../../table/people';

/** My games: those that wait for me, those that run, those that gather people; finished ones last. Newest first. */
export function ordered(tables: TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo) =>
    table.status === 'over' ? 3 : table.status === 'waiting' ? 2 : table.yours ? 0 : 1;
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.updated - one.updated);
}

export const running = (tables: TableInfo[]) => ordered(tables).filter((table) => table.status !== 'over');
export const finished = (tables: TableInfo[]) => ordered(tables).filter((table) => table.status === 'over');

/** Seats that somebody may still take. */
export const free = (table: TableInfo): SeatInfo[] => table.seats.filter((seat) => seat.kind === 'open');

export const unfilled = (table: TableInfo): number =>
  table.seats.filter((seat) => seat.kind === 'open' || seat.kind === 'invite').length;

const named = (table: TableInfo, at: number): string => {
  const seat = table.seats[at];
  return seat ? seatName(seat) : '';
};

/** One person may hold several seats (a duel): each name once. */
export function winners(table: TableInfo): string[] {
  return [...new Set(table.winners.map((seat) => named(table, seat)))].filter(Boolean);
}

/** Whether one's own seat has won; where several are played on one screen, names tell more. */
export const won = (table: TableInfo): boolean =>
  table.seats.filter((seat) => seat.yours).length === 1 &&
  table.winners.some((seat) => table.seats[seat]?.yours);

/** Who has won with oneself. */
export const partners = (table: TableInfo): string[] => [
  ...new Set(table.winners.filter((seat) => !table.seats[seat]?.yours).map((seat) => named(table, seat))),
];

/** Everybody else at the table, each once. */
export const rivals = (table: TableInfo): string[] => [
  ...new Set(table.seats.flatMap((seat, at) => (seat.yours ? [] : [named(table, at)])).filter(Boolean)),
];

/** The name of whoever decides now. */
export const decider = (table: TableInfo): string | null =>
  table.turn === null ? null : named(table, table.turn) || null;

/** A span of seconds in the largest unit that fits, for Intl.RelativeTimeFormat. */
export function ago(seconds: number): [number, 'minute' | 'hour' | 'day'] {
  if (seconds < 3600) return [-Math.max(1, Math.round(seconds / 60)), 'minute'];
  if (seconds < 86400) return [-Math.round(seconds / 3600), 'hour'];
  return [-Math.round(seconds / 86400), 'day'];
}
