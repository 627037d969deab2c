/** Where one looks at the map: a point of it, and how many px one of its units takes. */
import type { Box, Spot } from './atlas';
import { boxOf } from './lines';
import { scaleFor, turned } from './turn';

const NEAREST = 3;
const FARTHEST = 0.6;
const START = 26; // px of a cell's radius: a small window starts this near, so that pieces can be read
export const SMALL = 600; // px
const STILL = 240; // ms without motion, then the picture is drawn sharp
const FLIGHT = 400;
const SLACK = 40; // px of deep sea beside the chart
const OWN_EYES = 4000; // ms after somebody moved the map in which it follows nothing
const ROUND = 56; // px that stay free round what is pointed out, where there is room
const LARGEST = 1.6; // a small map in a large window
const INSIDE = 20; // px from the edge at which something counts as seen
const SAME = 0.02; // a change of the zoom that is not worth a motion

/** px that stay free round the whole map. */
export const marginIn = (wide: number) => (wide < SMALL ? 8 : 16);

export class Camera {
  x = $state(0);
  y = $state(0);
  /** px per unit of the drawing. */
  zoom = $state(1);
  /** While it moves, the picture is only shifted, not drawn anew. */
  moving = $state(false);
  /** The zoom at rest: details follow this one. */
  settled = $state(1);
  /** The zoom at which the whole map is seen. */
  whole = $state(1);
  /** All of the map is looked at, and stays so whatever happens on it or lies over it. */
  framed = $state(false);

  #box: Box = { left: 0, top: 0, right: 1, bottom: 1 };
  #wide = 0;
  #high = 0;
  #turn = 0;
  #lifted = false; // the whole map is framed above the strip of the fight that is on
  #free = false; // somebody moved it: a new size of the window keeps the view
  #timer = 0;
  #frame = 0;
  #touched = -Infinity;
  #kept = 0; // the zoom before it was left for something that did not fit
  /** px at the lower edge that something lies over. */
  covered = $state(0);

  get least() {
    return Math.min(FARTHEST, this.#whole());
  }

  #whole(): number {
    return Math.min(scaleFor(this.#box, this.#wide, this.#high, marginIn(this.#wide)), LARGEST);
  }

  /** A new map, a new size of the window, or the same map turned by so many degrees in all. */
  resize(wide: number, high: number, box: Box, look: Spot | null, cell = 30, turn = 0) {
    const other = this.#wide === 0 || this.#wide < SMALL !== wide < SMALL;
    const first = other || (!alike(box, this.#box) && turn === this.#turn);
    const middle = turned(this.middle, turn - this.#turn);
    const sameWidth = wide === this.#wide; // a sheet below opened or closed: nobody wants to look elsewhere
    const byTurn = turn !== this.#turn;
    this.#wide = wide;
    this.#high = high;
    this.#box = box;
    this.#turn = turn;
    if (!wide || !high) return;
    const whole = (this.whole = this.#whole());
    const start = START / cell;
    if (first) {
      this.#free = false;
      this.framed = wide >= SMALL || whole >= start;
    }
    if (this.framed) this.#centre(...this.#wholeView());
    else if (!first && (this.#free || sameWidth || byTurn)) this.#centre(middle, this.zoom);
    else this.#centre(look ?? this.#heart(), start);
    this.settle();
  }

  get middle(): Spot {
    return { x: (this.#wide / 2 - this.x) / this.zoom, y: (this.#high / 2 - this.y) / this.zoom };
  }

  /** Where the whole map is looked at from, in the part of the window that nothing lies over. */
  #wholeView(covered = this.covered): [on: Spot, zoom: number] {
    const fits = scaleFor(this.#box, this.#wide, this.#high - covered, marginIn(this.#wide));
    const zoom = Math.min(fits, LARGEST);
    const { x, y } = this.#heart();
    return [{ x, y: y + covered / 2 / zoom }, zoom];
  }

  /** The whole map again, if more or less of the window is free than it was framed for. */
  #reframe(covered = this.covered) {
    const [on, zoom] = this.#wholeView(covered);
    const from = this.middle;
    const away = Math.hypot(from.x - on.x, from.y - on.y) * zoom;
    if (away > 2 || Math.abs(zoom / this.zoom - 1) > SAME) this.#fly(on, zoom);
  }

  /**
   * Something lies over so many px of the lower edge: `sheet` for as long as a question or a deed is told,
   * `strip` while a battle is.
   */
  cover(sheet: number, strip: number) {
    this.covered = sheet + strip;
    // A strip comes and goes with a fight, and most of them are seen above it.
    if (!strip) this.#lifted = false;
    if (this.#keepsWhole) this.#reframe(this.#lifted ? this.covered : sheet);
  }

  /** A large window is hardly covered: there a framed map stays where it is. */
  get #keepsWhole() {
    return this.framed && this.#wide > 0 && this.#wide < SMALL;
  }

  #heart(): Spot {
    const { left, top, right, bottom } = this.#box;
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  }

  #centre(on: Spot, zoom: number) {
    this.zoom = zoom;
    this.x = this.#wide / 2 - on.x * zoom;
    this.y = this.#high / 2 - on.y * zoom;
    this.#hold();
  }

  /** A map larger than the window fills it; a smaller one stays inside. */
  #hold() {
    const { left, top, right, bottom } = this.#box;
    const held = (at: number, from: number, to: number, room: number) => {
      const first = room - to * this.zoom;
      const last = -from * this.zoom;
      const slack = first > last ? 0 : SLACK;
      return Math.min(Math.max(first, last) + slack, Math.max(Math.min(first, last) - slack, at));
    };
    this.x = held(this.x, left, right, this.#wide);
    // What is covered must be able to come out.
    this.y = held(this.y, top, bottom, this.#high - this.covered);
  }

  fit() {
    this.#free = false;
    this.#kept = 0;
    this.framed = true;
    this.#fly(...this.#wholeView());
  }

  pan(dx: number, dy: number) {
    this.#begin();
    this.x += dx;
    this.y += dy;
    this.#hold();
  }

  /** Nearer or farther, keeping what lies under a point of the window. */
  zoomAt(px: number, py: number, factor: number) {
    this.#begin();
    const zoom = Math.min(NEAREST, Math.max(this.least, this.zoom * factor));
    this.x = px - ((px - this.x) * zoom) / this.zoom;
    this.y = py - ((py - this.y) * zoom) / this.zoom;
    this.zoom = zoom;
    this.#hold();
  }

  /** Look at a spot, as somebody's finger asks for. */
  look(at: Spot) {
    this.#begin();
    this.#centre(at, this.zoom);
  }

  /** Two taps: nearer to what lies under them, or back to the whole map. */
  nearOrWhole(px: number, py: number) {
    if (this.near) this.fit();
    else {
      const at = { x: (px - this.x) / this.zoom, y: (py - this.y) / this.zoom };
      this.#free = true;
      this.framed = false;
      this.#fly(at, Math.min(NEAREST, Math.max(this.whole * 2, 1)));
    }
  }

  /** Whether much of the map lies outside the window. */
  get near() {
    return this.zoom > this.whole * 1.25;
  }

  /** Whether some of the map lies outside the window, or below what lies over it. */
  get cut() {
    const { left, top, right, bottom } = this.#box;
    const { x, y, zoom } = this;
    const across = left * zoom + x < -1 || right * zoom + x > this.#wide + 1;
    const along = top * zoom + y < -1 || bottom * zoom + y > this.#high - this.covered + 1;
    return !this.framed && (across || along);
  }

  step(factor: number) {
    this.zoomAt(this.#wide / 2, this.#high / 2, factor);
  }

  /** Whether a spot lies in the window, not too near its edge. */
  sees(spot: Spot, edge = 30): boolean {
    const x = spot.x * this.zoom + this.x;
    const y = spot.y * this.zoom + this.y;
    return x > edge && y > edge && x < this.#wide - edge && y < this.#high - this.covered - edge;
  }

  /** Bring one of these into the window, unless one is there already. */
  showOne(spots: (Spot | null)[]) {
    const known = spots.filter((spot) => spot !== null);
    if (!this.#wide || !known[0] || known.some((spot) => this.sees(spot, this.framed ? 0 : 30))) return;
    this.#uncover(known[0]);
  }

  /** Bring all of these into the part of the window that is free, if they fit; else one of them. */
  bring(spots: Spot[]) {
    if (!spots.length || this.recent || this.#seesAll(spots)) return;
    const { left, top, right, bottom } = boxOf(spots);
    if (this.#fits(right - left, bottom - top))
      this.#uncover({ x: (left + right) / 2, y: (top + bottom) / 2 });
    else this.showOne(spots);
  }

  /**
   * All of these in the window, as near as one looked before or as they allow; once they fit again,
   * one is as near as before.
   */
  embrace(spots: Spot[]) {
    if (!this.#wide || !spots.length) return;
    if (this.#keepsWhole) return this.#reframe();
    const near = (this.#kept ||= this.zoom);
    const high = this.#high - this.covered;
    const round = Math.min(ROUND, high / 6);
    const { left, top, right, bottom } = boxOf(spots);
    const fits = Math.min(
      (this.#wide - 2 * round) / (right - left || 1),
      (high - 2 * round) / (bottom - top || 1),
    );
    const zoom = Math.max(Math.min(near, fits), Math.min(near, this.#wholeView()[1]));
    const seen = Math.abs(zoom - this.zoom) < 0.001 && spots.every((spot) => this.sees(spot, round - 10));
    const y = (top + bottom) / 2 + this.covered / 2 / zoom;
    if (!seen) this.#fly({ x: (left + right) / 2, y }, zoom);
  }

  /** Nothing is pointed out any more: as near as before, and where something is asked, there. */
  release(asked: Spot[]) {
    const kept = this.#kept;
    this.#kept = 0;
    if (this.framed) this.#reframe();
    else if (kept && this.#wide) this.#fly(asked[0] ?? this.middle, kept);
  }

  /** What happens may stand at the very edge of a map that is framed: all of it is in the picture. */
  #seesAll(spots: Spot[], edge = INSIDE): boolean {
    return spots.every((spot) => this.sees(spot, this.framed ? 0 : edge));
  }

  /** Whether somebody has just moved the map: then it follows nothing. */
  get recent() {
    return performance.now() - this.#touched < OWN_EYES;
  }

  #fits(wide: number, high: number): boolean {
    return wide * this.zoom < this.#wide - 80 && high * this.zoom < this.#high - this.covered - 80;
  }

  /** To the middle of what nothing lies over; in a small window a framed map as a whole. */
  #uncover(spot: Spot) {
    if (this.#keepsWhole) {
      this.#lifted = true;
      return this.#reframe();
    }
    this.#fly({ x: spot.x, y: spot.y + this.covered / 2 / this.zoom }, this.zoom);
  }

  /** Go along with what happens, if it lies outside the window and nobody has just moved the map. */
  follow(spots: Spot[], edge?: number) {
    const end = spots.at(-1);
    if (!this.#wide || !end || this.recent || this.#seesAll(spots, edge)) return;
    const { left, top, right, bottom } = boxOf(spots);
    const fits = this.#fits(right - left, bottom - top);
    this.#uncover(fits ? { x: (left + right) / 2, y: (top + bottom) / 2 } : end);
  }

  /** Nothing lies over the map any more: all of it is seen again, unless somebody looks elsewhere. */
  rest() {
    if (this.framed && this.#wide >= SMALL) this.#fly(...this.#wholeView());
  }

  #fly(to: Spot, zoom: number) {
    cancelAnimationFrame(this.#frame);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || !this.#wide) {
      this.#centre(to, zoom);
      this.settle();
      return;
    }
    const from = { ...this.middle, zoom: this.zoom };
    const start = performance.now();
    this.moving = true;
    clearTimeout(this.#timer);
    const step = (now: number) => {
      const part = Math.min(1, (now - start) / FLIGHT);
      const eased = 1 - (1 - part) ** 3;
      const at = (one: number, other: number) => one + (other - one) * eased;
      this.#centre({ x: at(from.x, to.x), y: at(from.y, to.y) }, at(from.zoom, zoom));
      if (part < 1) this.#frame = requestAnimationFrame(step);
      else this.settle();
    };
    this.#frame = requestAnimationFrame(step);
  }

  #begin() {
    cancelAnimationFrame(this.#frame);
    this.#free = true;
    this.framed = false;
    this.#kept = 0;
    this.#touched = performance.now();
    this.moving = true;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#calm(), STILL);
  }

  /** On a slow machine one frame may take longer than the wait: two frames without motion it must be. */
  #calm() {
    this.#frame = requestAnimationFrame(() => {
      this.#frame = requestAnimationFrame(() => this.settle());
    });
  }

  settle() {
    clearTimeout(this.#timer);
    this.moving = false;
    this.settled = this.zoom;
  }
}

const alike = (one: Box, other: Box) =>
  one.left === other.left &&
  one.top === other.top &&
  one.right === other.right &&
  one.bottom === other.bottom;
