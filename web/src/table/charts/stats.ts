/** What `GET /tables/{id}/stats` tells of a game: numbers cycle by cycle, for charts and replays. */
import { Refused, get } from '../../api/client';

export interface SeatStats {
  seat: number;
  faction: string;
  metropolises: number[];
  income: number[];
  gold: number[];
  /** At the end of each turn (Mytikas). */
  points?: number[];
  spent: Record<string, number>;
  creatures: number;
  battles: { won: number; lost: number };
  dice: { rolls: number; sum: number; expected: number; luck: number };
}
export interface Milestone {
  step: number;
  cycle: number;
  kind: string;
  seat: number | null;
}
export interface Stats {
  cycles: number;
  steps: number;
  seats: SeatStats[];
  milestones: Milestone[];
}

/** The statistics, or null where a title or an older server has none. */
export async function loadStats(id: string): Promise<Stats | null> {
  try {
    return await get<Stats>(`/tables/${encodeURIComponent(id)}/stats`);
  } catch (error) {
    if (error instanceof Refused && error.code !== 'offline') return null;
    throw error;
  }
}

/** "+1.4", "−0.6", "0": a sign on every number that can go both ways. */
export function signed(value: number, language: string): string {
  const text = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(Math.abs(value));
  const zero = Math.abs(value) < 0.05;
  return zero ? '0' : `${value < 0 ? '−' : '+'}${text}`;
}
