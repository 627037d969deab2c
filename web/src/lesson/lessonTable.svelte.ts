/** A table on which a lesson is held: what sleeps is answered by Nestor, a hint shows the way. */
import { untrack } from 'svelte';
import type { AnyTitle } from '../boards/title';
import { momentsAt } from '../stage/moments/shown.svelte';
import { isThing } from '../table/chooser.svelte';
import { TheTable } from '../table/theTable.svelte';
import { t } from '../words/words.svelte';
import type { LessonRun, Moment } from './run.svelte';

const SHOWN = 900; // ms to look at what was shown
/** Cards and spaces lie beside the board, on a phone on another tab. */
const BESIDE = /^(creature|favour|space):/;
const TEND = 'tend '; // a figurine, which stands on the map
const PATIENCE = 12_000; // ms until a motion that does not end is not waited for

export class TaughtTable extends TheTable {
  /** Nestor is showing the action, and will take it back. */
  showing = $state(false);
  /** What Nestor says: he waits until all that he speaks of was shown. */
  told = $state.raw<Moment | null>(null);
  #scene = $state(0);
  /** What the map must not hide: where the shown action lies, or what free play is after. */
  readonly #wanted: string[] = $derived.by(() => {
    const moment = this.told;
    if (!moment || moment.end) return [];
    if (moment.trying) return moment.look;
    const thing = this.chooser.options.find(({ id }) => id === moment.show)?.tokens.findLast(isThing);
    return thing ? [thing] : [];
  });

  constructor(
    readonly run: LessonRun,
    title: AnyTitle,
  ) {
    const opened = run.opened;
    if (!opened) throw new Error('the lesson is not open');
    super(opened.detail, title, run.live);
    this.chooser.confirms = () => false; // a step can be taken back: no last "yes"
    // Who could win, and by what, is what a lesson asks: no banner gives it away.
    this.stage.moments = momentsAt({ detail: this.detail, names: this.names, extras: {} });
  }

  override get taught() {
    return !this.run.puzzle;
  }

  override get wanted() {
    return this.#wanted;
  }

  override get scene() {
    return this.#scene;
  }

  /** What Nestor speaks of and the board does not show: "battle", "players", or a thing beside it; else empty. */
  readonly sees: string = $derived.by(() => {
    const moment = this.told;
    if (!moment || moment.end) return '';
    if (moment.see) return moment.see;
    const asked = moment.trying ? undefined : this.chooser.options.find(({ id }) => id === moment.show);
    const thing = asked?.tokens.findLast(isThing) ?? '';
    if (thing.startsWith('player:')) return 'players';
    return BESIDE.test(thing) && !asked?.text.startsWith(TEND) ? thing : '';
  });

  /** Nestor takes up the moment that is shown. */
  takeUp() {
    const moment = this.run.moment;
    if (!moment || !this.stage.settled || this.showing) return;
    if (moment.anew && moment.step !== untrack(() => this.told)?.step) this.#scene = moment.step;
    this.told = moment;
  }

  override async hint() {
    if (!this.run.moment?.trying || this.run.puzzle) await this.show();
  }

  /** Play the action that is asked for, and take it back. */
  async show() {
    if (this.showing || this.busy) return;
    // Whoever has left the way of a puzzle is shown it from its beginning.
    if (this.run.puzzle && this.run.moment?.show == null) await this.run.stepAgain();
    const id = this.run.moment?.show;
    const choice = this.chooser.options.find((option) => option.id === id);
    if (!choice) return;
    this.showing = true;
    this.run.hinted();
    const before = this.run.actions.length;
    this.chooser.hovered = choice;
    try {
      await new Promise((resolve) => setTimeout(resolve, SHOWN));
      await this.run.act(choice.id);
      const begun = performance.now();
      do await new Promise((resolve) => setTimeout(resolve, SHOWN));
      while (!this.stage.settled && performance.now() - begun < PATIENCE);
      if (this.run.actions.length > before) await this.run.back();
    } finally {
      this.showing = false;
    }
  }

  override async whyNot(thing: string) {
    const moment = this.run.moment;
    if (!moment || moment.end) return;
    if (moment.trying) {
      this.cardOn = thing;
      return;
    }
    this.run.answer = moment.answers[thing] ?? (moment.wrong || t('lesson-sleeps'));
  }
}
