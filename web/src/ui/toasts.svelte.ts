/** Short notices at the edge of the page. */
import { Refused } from '../api/client';
import { t } from '../words/words.svelte';

export interface Toast {
  id: number;
  text: string;
  rules: string[];
  bad: boolean;
}

export const toasts = $state<Toast[]>([]);
let next = 0;

export function say(text: string, bad = false, rules: string[] = []) {
  const id = next++;
  // Good news are read at a glance: the newest replaces the one before. What went wrong stays.
  if (!bad) for (const old of toasts.filter((toast) => !toast.bad)) dismiss(old.id);
  toasts.push({ id, text, bad, rules });
  setTimeout(() => dismiss(id), bad ? 9000 : 5000);
}

export function dismiss(id: number) {
  const at = toasts.findIndex((toast) => toast.id === id);
  if (at >= 0) toasts.splice(at, 1);
}

/** Tell the user what went wrong and what to do. */
export function complain(error: unknown) {
  if (error instanceof Refused)
    say(error.code === 'offline' ? t('offline') : error.message, true, error.rules);
  else {
    console.error(error);
    say(t('fault'), true);
  }
}
