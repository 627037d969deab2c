/** The stage's keys. They work while it plays; the prompt has its own. */
import type { Stage } from './stage.svelte';
import type { Speed } from './types';

const SPEED: Record<string, Speed> = { '0': 0, '1': 1, '2': 2, '4': 4 };
const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta', 'Tab', 'Escape'];

/** Whether the key was for the stage. `open`: a prompt stands in its place, which has digits of its own. */
export function stageKey(stage: Stage, event: KeyboardEvent, open: boolean): boolean {
  const onButton = (event.target as Element).closest?.('button, a, [role=application]');
  const speed = SPEED[event.key];
  if (event.key === 'p' || event.key === 'P') {
    if (stage.paused) stage.resume();
    else stage.pause();
  } else if (event.key === 'ArrowLeft' && !onButton?.matches('[role=application]')) stage.back();
  else if (event.key === 'ArrowRight' && !onButton?.matches('[role=application]')) stage.forward();
  else if (open) return false;
  else if (speed !== undefined) stage.setSpeed(speed);
  else if (event.key === ' ' && !onButton) stage.toMine();
  else {
    if (!MODIFIERS.includes(event.key) && !onButton) stage.skip();
    return false;
  }
  return true;
}
