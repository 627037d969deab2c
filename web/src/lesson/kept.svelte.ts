/** How far one is in the lessons: kept in the browser, so that nobody needs an account. */
import { remember, remembered } from '../words/words.svelte';

const DONE = 'delos.lessons.done';
const LAST = 'delos.lessons.last';
/** Puzzles stand beside the lessons: the same memory, under names of their own. */
export const PUZZLES = 'puzzle-';
const key = (group: string, name: string) => `delos.lesson.${group}.${name}`;

export interface Progress {
  actions: number[];
  /** The step one is at, from 0. */
  step: number;
  /** Times one asked to be shown. */
  hints: number;
}
const NONE: Progress = { actions: [], step: 0, hints: 0 };

export function progressOf(group: string, name: string): Progress {
  try {
    const kept = JSON.parse(remembered(key(group, name)) ?? 'null') as Partial<Progress> | null;
    const actions = Array.isArray(kept?.actions) ? kept.actions.filter((one) => Number.isInteger(one)) : [];
    return { actions, step: Number(kept?.step) || 0, hints: Number(kept?.hints) || 0 };
  } catch {
    return NONE;
  }
}

export function keepProgress(group: string, name: string, progress: Progress) {
  remember(key(group, name), JSON.stringify(progress));
  if (!group.startsWith(PUZZLES)) remember(LAST, `${group}/${name}`);
}

const names = (text: string | null) => new Set((text ?? '').split(' ').filter(Boolean));

class Done {
  #all = $state.raw(names(remembered(DONE)));

  has(group: string, name: string): boolean {
    return this.#all.has(`${group}/${name}`);
  }

  add(group: string, name: string) {
    this.#all = new Set([...this.#all, `${group}/${name}`]);
    remember(DONE, [...this.#all].join(' '));
  }
}

export const done = new Done();

/** The lesson that was open last: group and name. */
export function lastLesson(): { group: string; name: string } | null {
  const [group, name] = (remembered(LAST) ?? '').split('/');
  return group && name ? { group, name } : null;
}
