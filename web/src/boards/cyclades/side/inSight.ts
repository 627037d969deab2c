/** Whoever looks at the gods sees a bid where it is made, unless they have just looked elsewhere. */
import type { Attachment } from 'svelte/attachments';

const OWN_EYES = 4000; // ms after somebody scrolled in which nothing scrolls by itself
const SCROLLS = ['wheel', 'touchmove', 'keydown'] as const;

export class InSight {
  #list: HTMLElement | null = null;
  #touched = -Infinity;

  /** For the list whose rows are brought into sight. */
  of: Attachment<HTMLElement> = (list) => {
    this.#list = list;
    const touch = () => (this.#touched = performance.now());
    for (const name of SCROLLS) addEventListener(name, touch, { passive: true, capture: true });
    return () => {
      this.#list = null;
      for (const name of SCROLLS) removeEventListener(name, touch, { capture: true });
    };
  };

  /** At once: what flies to the row must know where it lies. */
  bring(token: string) {
    if (performance.now() - this.#touched < OWN_EYES) return;
    this.#list
      ?.querySelector(`:scope > [data-token="${CSS.escape(token)}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }
}
