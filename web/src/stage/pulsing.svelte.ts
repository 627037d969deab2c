/** True once when a viewer's own turn has come while much is still to be shown. */
import type { Stage } from './stage.svelte';

const LONG = 10_000; // ms of playback

export function pulsing(stage: () => Stage): () => boolean {
  return () => stage().mineWaits && stage().queued() > LONG;
}
