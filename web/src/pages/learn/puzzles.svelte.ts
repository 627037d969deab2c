/** The puzzles that there are, which of them are solved, and for how many days in a row that of the day was. */
import { get, lang } from '../../api/client';
import type { components } from '../../api/schema';
import { PUZZLES, done } from '../../lesson/kept.svelte';
import { remember, remembered } from '../../words/words.svelte';

type Schemas = components['schemas'];
export type PuzzleInfo = Schemas['PuzzleInfo'];
export type PuzzleList = Schemas['PuzzleList'];

const ROW = 'delos.puzzles.row'; // the last day that was solved, and how many in a row

export const solved = (one: PuzzleInfo) => done.has(PUZZLES + one.group, one.name);
export const pageOf = (one: PuzzleInfo) => `/puzzle/${one.group}/${one.name}`;
export const fetchPuzzles = () => get<PuzzleList>('/puzzles', { lang: lang() });

/** Days in a row, after today's puzzle was looked at: noted once it is solved, lost with a day left out. */
export function rowAfter(kept: string | null, day: number, isSolved: boolean): { last: number; row: number } {
  const [last = 0, row = 0] = (kept ?? '').split(' ').map(Number);
  if (isSolved) return last === day ? { last, row } : { last: day, row: last === day - 1 ? row + 1 : 1 };
  return last >= day - 1 ? { last, row } : { last: 0, row: 0 };
}

export function daysInARow(list: PuzzleList): number {
  const found = rowAfter(remembered(ROW), list.day, list.today !== null && solved(list.today));
  remember(ROW, `${found.last} ${found.row}`);
  return found.row;
}
