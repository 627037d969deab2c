/** The keyboard of a replay. */
import type { Player } from './player.svelte';

/** A key that somebody else needs: typing, the map's own arrows, a focused button's space. */
function taken(event: KeyboardEvent): boolean {
  const target = event.target as Element | null;
  if (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    document.querySelector('dialog[open]')
  )
    return true;
  if (target?.closest('select, textarea, input:not([type=range])')) return true;
  if (event.key === ' ') return target?.closest('button, a, summary, [role=button]') != null;
  return target?.closest('svg [tabindex]') != null;
}

export function replayKeys(event: KeyboardEvent, player: Player) {
  if (taken(event)) return;
  const deeds: Record<string, () => void> = {
    ArrowLeft: () => (event.shiftKey ? player.jump(-1) : player.go(-1)),
    ArrowRight: () => (event.shiftKey ? player.jump(1) : player.go(1)),
    Home: () => player.toStart(),
    End: () => player.toEnd(),
    ' ': () => void player.toggle(),
    p: () => void player.toggle(),
    1: () => player.setSpeed(1),
    2: () => player.setSpeed(2),
    4: () => player.setSpeed(4),
  };
  const deed = deeds[event.key];
  if (!deed) return;
  event.preventDefault();
  deed();
}
