/** One's turn has come while the page was behind another: the tab's icon says so, the browser if it may. */
import { t } from '../words/words.svelte';
import { sound } from './sound.svelte';

const PLAIN = '/icon.svg';
const CALLING = '/icon-turn.svg';

const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]');
const show = (href: string) => icon()?.setAttribute('href', href);

let message: Notification | null = null;

function back() {
  if (document.hidden) return;
  rest();
}

/** It is not one's turn any more, or one looks. */
export function rest() {
  document.removeEventListener('visibilitychange', back);
  show(PLAIN);
  message?.close();
  message = null;
}

export function call(table: string) {
  if (!document.hidden) return;
  show(CALLING);
  document.addEventListener('visibilitychange', back);
  if (!sound.notify || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    message = new Notification(t('sound-your-turn'), { body: table, icon: PLAIN, tag: 'delos-turn' });
    message.onclick = () => {
      window.focus();
      message?.close();
    };
  } catch {
    // some phones only let installed pages send messages
  }
}
