/** Light or dark: as the user chose, else as the system says. theme.js does the same before the first paint. */
import { remember, remembered } from '../words/words.svelte';

export type Theme = 'light' | 'dark';
const KEY = 'delos.theme';
const system = matchMedia('(prefers-color-scheme: dark)');

const chosen = (): Theme | null => {
  const stored = remembered(KEY);
  return stored === 'light' || stored === 'dark' ? stored : null;
};
const now = $state<{ theme: Theme }>({ theme: chosen() ?? (system.matches ? 'dark' : 'light') });

export function theme(): Theme {
  return now.theme;
}

function show(wanted: Theme) {
  now.theme = wanted;
  document.documentElement.dataset.theme = wanted;
}

export function setTheme(wanted: Theme) {
  remember(KEY, wanted);
  show(wanted);
}

// The system may change by itself in the evening; a choice of the user's own stays.
system.addEventListener('change', () => {
  if (!chosen()) show(system.matches ? 'dark' : 'light');
});
