/** A friend who comes by a link is asked for a name before sitting down. */
import { me, recall } from '../ui/me.svelte';

const asked = $state<{ answer: ((named: boolean) => void) | null }>({ answer: null });

export const asking = (): boolean => asked.answer !== null;

/** Whether we have a name now: at once if we had one, else when the question is answered. */
export async function named(): Promise<boolean> {
  await recall();
  if (me()) return true;
  return new Promise((answer) => {
    asked.answer = answer;
  });
}

/** The page is left before the answer: whoever waits for it is gone too. */
export function left() {
  asked.answer = null;
}

export function answered(named: boolean) {
  asked.answer?.(named);
  asked.answer = null;
}
