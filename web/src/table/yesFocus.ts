/**
 * Whoever chose by keyboard says yes with Enter: the confirming button takes the focus, which would
 * otherwise stay on an option and take that one. Attached to the button, again after a refused move.
 */
import type { TheTable } from './theTable.svelte';

export const yesFocus = (table: TheTable) => (button: HTMLElement) => {
  if (table.chooser.chosen && table.byKeyboard && !table.busy) button.focus({ preventScroll: true });
};
