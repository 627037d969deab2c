/**
 * Which press, of a mouse, a finger or a key, leads to the click that is heard now. A question may change
 * between the press and its click, and between the two clicks of a double click: what was pressed for one
 * question does not answer the next, which lies in the same place.
 */
const HASTE = 350; // ms after a question has changed
const DOUBLE = 500; // ms between the presses of a double click
const NEAR = 24; // px between them; a thumb is not a mouse

interface Held {
  key: string;
  began: number;
  repeated: boolean;
}

export class Presses {
  /** The press that the last click came from; null for a click by script or by a reader of the screen. */
  #press: { began: number; series: number; x: number; y: number } | null = null;
  #held: Held | null = null;
  #byKey = false;

  down(now: number, x: number, y: number) {
    const last = this.#press;
    const again = last && now - last.began < DOUBLE && Math.hypot(x - last.x, y - last.y) < NEAR;
    this.#press = { began: now, series: again ? last.series : now, x, y };
    this.#byKey = false;
  }

  /** A click without a press of a pointer is one of the keyboard, or of a script. */
  click(detail: number) {
    this.#byKey = detail === 0;
  }

  key(now: number, key: string, repeated: boolean) {
    const began = repeated && this.#held?.key === key ? this.#held.began : now;
    this.#held = { key, began, repeated };
    this.#byKey = true;
  }

  up() {
    this.#held = null;
  }

  /** What happens now was meant for what was asked before a question came, at this time. */
  stale(asked: number, now: number): boolean {
    if (this.#byKey) return this.#held !== null && this.#held.repeated && this.#held.began < asked;
    const press = this.#press;
    return press !== null && (press.began < asked || (press.series < asked && now - asked < HASTE));
  }

  /** The press that is heard now goes on with one before it, in the same place, that led to this moment. */
  follows(moment: number): boolean {
    const press = this.#press;
    return !this.#byKey && press !== null && press.series < moment && press.began > moment;
  }

  /** Hears all presses before anything else does. */
  listen(page: Window) {
    const soon = { capture: true, passive: true };
    page.addEventListener(
      'pointerdown',
      (event) => this.down(performance.now(), event.clientX, event.clientY),
      soon,
    );
    page.addEventListener('click', (event) => this.click(event.detail), soon);
    page.addEventListener('keydown', (event) => this.key(performance.now(), event.key, event.repeat), soon);
    page.addEventListener('keyup', () => this.up(), soon);
    page.addEventListener('blur', () => this.up());
  }
}

export const presses = new Presses();
