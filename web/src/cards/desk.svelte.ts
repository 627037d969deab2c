/**
 * Which card lies on the table: by hover after a moment, by the keyboard's focus at once, by a long
 * press or a tap on a name as a sheet. Hears the whole page, so that every panel only has to say
 * data-card="creature:harpy" (or data-token, which most have anyway).
 */
export type How = 'hover' | 'focus' | 'sheet';
export interface Shown {
  token: string;
  anchor: Element;
  how: How;
}

export const HOVER = 250; // ms until a card opens
const NEXT = 120; // ms from one card to the next
const LEAVE = 180; // ms to go over from the thing to its card
export const PRESS = 450; // ms of a long press
const SLIP = 12; // px a finger may slip while it presses
const REST = 3; // px a mouse may tremble and still lie where it clicked

const ANCHOR = '[data-card], [data-help]:not([data-help=""]), [data-token]';
/** A part of a thing whose tap asks for its card instead of choosing it. */
const NAME = '[data-card-name]';

export class CardDesk {
  shown = $state.raw<Shown | null>(null);
  /** The card a pointer is on its way to: time to ask for what it will say. */
  wanted = $state<string | null>(null);
  #timer = 0;
  #press = 0;
  #from: [number, number] | null = null;
  /** Where a click left the mouse: what the next question puts below it was not asked for. */
  #rest: [number, number] | null = null;
  #swallow = false;
  /** The focus goes where a key takes it, not to the next question after a choice. */
  #walks = false;

  /** Known: the card's token of a thing, or null for one that is not explained. */
  constructor(readonly known: (token: string) => string | null) {}

  #find(target: EventTarget | null): { token: string; anchor: Element } | null {
    let anchor = target instanceof Element ? target.closest(ANCHOR) : null;
    while (anchor) {
      const { card, help, token } = (anchor as HTMLElement | SVGElement).dataset;
      const found = this.known(card || help || token || '');
      if (found) return { token: found, anchor };
      anchor = anchor.parentElement?.closest(ANCHOR) ?? null;
    }
    return null;
  }

  #on(target: EventTarget | null): boolean {
    return target instanceof Element && target.closest('[data-card-shown]') !== null;
  }

  show(token: string, anchor: Element, how: How) {
    clearTimeout(this.#timer);
    this.shown = { token, anchor, how };
  }

  hide = () => {
    clearTimeout(this.#timer);
    clearTimeout(this.#press);
    this.wanted = null;
    this.shown = null;
  };

  /** What is shown has scrolled away; the card of what the pointer has come to since still opens. */
  scrolledAway() {
    this.shown = null;
  }

  #rests(event: PointerEvent): boolean {
    if (!this.#rest) return false;
    const [x, y] = this.#rest;
    if (Math.hypot(event.clientX - x, event.clientY - y) <= REST) return true;
    this.#rest = null;
    return false;
  }

  over = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || this.shown?.how === 'sheet' || event.buttons) return;
    if (this.#rests(event)) return;
    if (this.#on(event.target)) return void clearTimeout(this.#timer);
    const found = this.#find(event.target);
    if (found && found.anchor === this.shown?.anchor) return void clearTimeout(this.#timer);
    clearTimeout(this.#timer);
    this.wanted = found?.token ?? null;
    if (found) {
      const wait = this.shown ? NEXT : HOVER;
      this.#timer = window.setTimeout(() => this.show(found.token, found.anchor, 'hover'), wait);
    } else if (this.shown) this.#timer = window.setTimeout(this.hide, LEAVE);
  };

  /** The pointer left the window. */
  out = (event: PointerEvent) => {
    if (event.relatedTarget === null && this.shown?.how === 'hover') this.hide();
  };

  focus = (event: FocusEvent) => {
    if (this.#on(event.target) || this.shown?.how === 'sheet') return;
    const found = this.#find(event.target);
    const visible = this.#walks && event.target instanceof Element && event.target.matches(':focus-visible');
    if (found && visible) this.show(found.token, found.anchor, 'focus');
    else if (this.shown?.how === 'focus') this.hide();
  };

  down = (event: PointerEvent) => {
    this.#swallow = false;
    if (this.#on(event.target)) return;
    if (event.pointerType !== 'touch') {
      // A click chooses: its card would lie in the way of what follows.
      if (this.shown?.how !== 'sheet') this.hide();
      this.#rest = [event.clientX, event.clientY];
      return;
    }
    clearTimeout(this.#press);
    const found = this.#find(event.target);
    if (!found || !event.isPrimary) return;
    this.#from = [event.clientX, event.clientY];
    this.wanted = found.token;
    this.#press = window.setTimeout(() => {
      this.#swallow = true; // the finger is still down: lifting it must not choose
      this.show(found.token, found.anchor, 'sheet');
    }, PRESS);
  };

  move = (event: PointerEvent) => {
    if (this.#rest && !this.#rests(event)) this.over(event);
    if (!this.#from || event.pointerType !== 'touch') return;
    const [x, y] = this.#from;
    if (Math.hypot(event.clientX - x, event.clientY - y) > SLIP) this.up();
  };

  up = () => {
    this.#from = null;
    clearTimeout(this.#press);
  };

  /** Heard before everybody else: the click of a long press is nobody's, that on a name opens the card. */
  click = (event: MouseEvent) => {
    const stop = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (this.#swallow) {
      this.#swallow = false;
      return stop();
    }
    const touched = (event as PointerEvent).pointerType === 'touch';
    if (!touched || !(event.target instanceof Element) || !event.target.closest(NAME)) return;
    const found = this.#find(event.target);
    if (!found) return;
    stop();
    this.show(found.token, found.anchor, 'sheet');
  };

  /** No menu of the browser over a card that a long press opened. */
  menu = (event: Event) => {
    if (this.#from || this.#swallow || this.shown?.how === 'sheet') event.preventDefault();
  };

  /** Escape: one step back, and the card is one. */
  key = (event: KeyboardEvent) => {
    this.#walks = event.key === 'Tab' || event.key.startsWith('Arrow') || event.key.startsWith('Page');
    if (event.key !== 'Escape' || !this.shown || this.shown.how === 'sheet') return;
    event.preventDefault();
    event.stopPropagation();
    this.hide();
  };
}
