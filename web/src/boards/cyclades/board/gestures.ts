/** Wheel, drag, pinch and two taps move the camera; a drag is no click. */
import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte';

const SLACK = 6; // px that a finger may tremble
/** ms within which a second tap belongs to the first, and px. */
export const TWICE = 280;
const BESIDE = 28;

export function gestures(camera: Camera): Attachment<HTMLElement> {
  return (element) => {
    const pointers = new Map<number, { x: number; y: number }>();
    let travelled = 0;
    let dragged = false;

    const local = (event: MouseEvent) => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      if (!pointers.size) {
        travelled = 0;
        dragged = false;
      }
      pointers.set(event.pointerId, local(event));
    };
    const move = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = local(event);
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      if (!dragged && travelled < SLACK && pointers.size < 2) return;
      if (!dragged) {
        dragged = true;
        for (const id of pointers.keys()) element.setPointerCapture(id);
      }
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const far = (one: { x: number; y: number }) => Math.hypot(one.x - other.x, one.y - other.y) || 1;
        camera.zoomAt((now.x + other.x) / 2, (now.y + other.y) / 2, far(now) / far(before));
        camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      } else camera.pan(now.x - before.x, now.y - before.y);
      pointers.set(event.pointerId, now);
    };
    let tap = { at: -Infinity, x: 0, y: 0 };
    const up = (event: PointerEvent) => {
      const only = pointers.delete(event.pointerId) && !pointers.size;
      if (event.type !== 'pointerup' || event.pointerType !== 'touch' || dragged || !only) return;
      // What can be chosen answers to every tap by itself.
      if ((event.target as Element).closest('.alive, button')) return;
      const now = { at: event.timeStamp, ...local(event) };
      const second = now.at - tap.at < TWICE && Math.hypot(now.x - tap.x, now.y - tap.y) < BESIDE;
      if (second) camera.nearOrWhole(now.x, now.y);
      tap = second ? { at: -Infinity, x: 0, y: 0 } : now;
    };
    const click = (event: MouseEvent) => {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { x, y } = local(event);
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      camera.zoomAt(x, y, Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)));
    };

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('click', click, { capture: true });
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, { capture: true });
      element.removeEventListener('wheel', wheel);
    };
  };
}
