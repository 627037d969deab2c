/** How this browser likes its table; kept from visit to visit. */
import { remember, remembered } from '../words/words.svelte';

class Settings {
  /** Every choice wants a last "yes". */
  confirmAll = $state(remembered('delos.confirm') === 'yes');
  /** On a phone the first tap chooses for good; else the second does, or the wide button. */
  oneTap = $state(remembered('delos.one-tap') === 'yes');
  theme = $state<'light' | 'dark'>(document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

  setConfirmAll(on: boolean) {
    this.confirmAll = on;
    remember('delos.confirm', on ? 'yes' : 'no');
  }

  setOneTap(on: boolean) {
    this.oneTap = on;
    remember('delos.one-tap', on ? 'yes' : 'no');
  }

  setTheme(theme: 'light' | 'dark') {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
    remember('delos.theme', theme);
  }
}

export const settings = new Settings();
