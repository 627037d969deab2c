/**
 * Everything one open table consists of: the live socket, the names, the choice under way.
 * Made when the page opens, thrown away when it is left.
 */
import { untrack } from 'svelte';
import { type Choice, type Hint, type HintOption, type TableDetail, get, lang } from '../api/client';
import { type Live, LiveTable, type TableState } from '../api/live.svelte';
import { Names } from '../api/names.svelte';
import type { AnyTitle } from '../boards/title';
import { cuesOf } from '../stage/beats/titles';
import { momentsAt } from '../stage/moments/shown.svelte';
import { Recap } from '../stage/recap/recap.svelte';
import { Stage } from '../stage/stage.svelte';
import { inPersons, namedOtherwise } from '../telling/inPersons';
import { tell, tellerOf } from '../telling';
import { complain, say } from '../ui/toasts.svelte';
import { allOf } from '../words/lists';
import { t } from '../words/words.svelte';
import { Chain } from './chain';
import { endsTurn } from './chips';
import { Life } from '../life/life.svelte';
import { Coach } from './coach.svelte';
import { FIGHT_ON } from './attacks';
import { Chooser } from './chooser.svelte';
import { extrasOf } from './extras';
import { Frames } from '../stage/frames';
import { Forecasts } from './odds.svelte';
import { asksOthers } from './asking';
import { peopleOf } from './people';
import { presses } from './presses';
import { screenSize } from './screen.svelte';
import { settings } from './settings.svelte';
import { ordersAt } from './orders';
import { Standing } from './standing.svelte';
import { Withheld } from './withheld';

/** What every title's view tells, whatever the game. */
export interface AnyView {
  battle?: unknown;
  decision: { seat: number | null; kind: string; about: string[] } | null;
}

export interface Reason {
  thing: string;
  reason: string;
  rules: string[];
}

const PATIENCE = 2000; // ms for an answer that was ordered
const NONE: Choice[] = []; // always the same: a new one would be news

export class TheTable {
  readonly live: Live;
  readonly stage: Stage;
  readonly recap: Recap;
  readonly names: Names;
  readonly chooser = new Chooser();
  /** What one took in the parts of the question asked now. */
  readonly #chain = new Chain();
  readonly forecasts: Forecasts;
  /** None in a lesson: Nestor answers there. */
  readonly #withheld: Withheld | null;
  /** Clocks, talk and questions; a lesson has none. */
  readonly life: Life | null;
  /** Beside whoever plays a first game; none in a lesson, where Nestor teaches. */
  readonly coach: Coach | null;
  readonly people = $derived.by(() => peopleOf(this.live.table ?? this.detail, this.live.presence));
  readonly extras = $derived.by(() => extrasOf(this.title));
  /** The table at the shown moment: nothing can be chosen while it catches up with what is true. */
  readonly state = $derived.by(() => (this.stage.settled ? this.live.state : this.#then()));
  /** The title's own view of that moment; null until the first state, and behind a hand-over. */
  readonly view = $derived.by(
    () =>
      (this.stage.view ?? (this.open && this.state?.handover != null ? this.#last : null)) as AnyView | null,
  );
  /** The same for the head of the screen: a cycle that begins while a step plays has begun there, too. */
  readonly headed = $derived.by(() =>
    this.view && this.stage.hour ? { ...this.view, ...this.stage.hour } : this.view,
  );
  /** Nothing is secret here: whoever's turn it is, the screen shows it at once. */
  readonly open = $derived.by(() => this.extras.open?.(this.detail) ?? false);
  readonly standing: Standing;
  readonly mine = $derived.by(() => this.state !== null && this.state.options.length !== 0 && !this.#ordered);
  readonly decider = $derived.by(() => {
    const seat = this.view?.decision?.seat ?? null;
    return seat === null ? null : (this.people.find((person) => person.seat === seat) ?? null);
  });
  /** Whoever is asked in truth, whatever is shown. */
  readonly awaited = $derived.by(() => {
    const seat = (this.live.state?.view as AnyView | null)?.decision?.seat ?? null;
    return this.people.find((person) => person.seat === seat) ?? null;
  });
  /** The stage plays, or will in a moment: its dock stands in the prompt's place. */
  readonly watching = $derived.by(
    () =>
      !this.stage.settled ||
      (this.state?.status === 'playing' && !this.mine && this.decider?.kind === 'bot') ||
      this.stage.paused,
  );
  readonly teller = $derived.by(() =>
    tellerOf({
      title: this.detail.title,
      people: this.people,
      names: this.names,
      drawing: this.detail.drawing,
      // Only what came before a deed is read there, and that changes no more.
      log: () => untrack(() => this.live.log),
      won: () => this.state?.winners ?? [],
    }),
  );
  /** The thing whose help is open; '' is the list of all. */
  helpOn = $state<string | null>(null);
  /** The thing whose card was asked for by a click. */
  cardOn = $state<string | null>(null);
  why = $state.raw<Reason | null>(null);
  hinted = $state.raw<Choice | null>(null);
  /** A hint is on its way. */
  thinking = $state(false);
  /** The best options with their worth and why, once they were asked for. */
  hints = $state.raw<HintOption[]>([]);
  /** Imagined ways that were followed for them. */
  ways = $state.raw(0);
  /** The last choice was made by keyboard: the focus follows to the next question. */
  byKeyboard = false;
  #heard: { from: Choice[]; named: Choice[] } = { from: [], named: [] };
  #asked = -1;
  /** Who decided when the last question was put. */
  #was: number | null = null;
  /** What was seen before the screen changed hands. */
  #last: unknown = null;
  /** Until an answer is given that nobody shall tell from one thought over. */
  #pause = 0;
  /** The last choice was taken back: the question must be asked, whatever was said beforehand. */
  #undone = false;
  /** The question that is put whatever was said beforehand: it was taken back, or no answer came. */
  #open = $state(-1);
  /** The server answers in a moment: nothing is drawn that would flash up and go. */
  readonly #ordered = $derived.by(
    () =>
      this.state !== null &&
      this.state.options.length !== 0 &&
      this.state.index !== this.#open &&
      this.standing.ordered(this.view, this.state.options),
  );
  #late = 0;
  /** Where the log stood when one chose last; null: not at this screen. */
  #chose: number | null = null;
  /** The index at which one was told whose turns a step back takes along. */
  #warned = -1;
  /** The index a choice was played at: until the next state nothing more can be chosen. */
  #played = $state(-1);
  readonly busy = $derived.by(() => this.live.sending || (this.state?.index ?? -2) === this.#played);

  constructor(
    readonly detail: TableDetail,
    readonly title: AnyTitle,
    live?: Live,
  ) {
    const seated = detail.seats.some((seat) => seat.yours);
    this.live = live ?? new LiveTable(detail.id, seated ? 'mine' : 'watch');
    this.life = live ? null : new Life(detail.id, this.live);
    this.stage = new Stage(cuesOf(detail.title), () => this.live.log);
    this.stage.mine = () => this.people.filter((person) => person.yours).map((person) => person.faction);
    this.live.heard = (state, entries) => this.stage.take(state, entries);
    this.names = new Names(detail.title, detail.edition);
    this.stage.moments = momentsAt(this);
    this.stage.letters = (entries) => tell(entries, this.teller).caption.length;
    this.recap = new Recap(detail.id, () => this.stage.log, this.stage.mine);
    this.forecasts = new Forecasts(detail.id);
    this.coach = live ? null : new Coach(detail);
    this.#withheld = live ? null : new Withheld(detail.id, (words) => (this.chooser.withheld = words));
    this.standing = new Standing(
      detail.id,
      extrasOf(title).standing ?? [],
      live ? null : ordersAt(detail.id),
    );
    this.standing.told = (text) => say(t('orders-played', { text }));
    this.standing.complained = complain;
    this.standing.known = () => this.#answer();
    this.chooser.commit = (choice) => void this.play(choice);
    this.chooser.twice = (chosen) => presses.follows(chosen);
    this.chooser.stale = (asked) => presses.stale(asked, performance.now());
    this.chooser.confirms = (choice) => this.#confirms(choice);
    void this.names.load().catch(() => undefined); // bare words will do until they come
  }

  /** A lesson: everything that can be done is in sight, and what it brings is told by whoever teaches. */
  get taught() {
    return false;
  }

  /** What the map shows first of all; a lesson knows. */
  get wanted(): string[] {
    return [];
  }

  /** Another one where a lesson goes on at another table. */
  get scene() {
    return 0;
  }

  #then(): TableState | null {
    const shot = this.stage.shot;
    const now = this.live.state;
    if (!shot || !now) return null;
    return {
      ...shot.state,
      options: [],
      prompt: '',
      undo: false,
      may_ask: false,
      handover: null,
      asked: now.asked,
    };
  }

  /** The same list for the same options: a new one each time would be a change that is heard again. */
  #inNames(options: Choice[]): Choice[] {
    if (this.#heard.from !== options)
      this.#heard = {
        from: options,
        named: untrack(() => options.map((one) => ({ ...one, label: this.inPersons(one.label) }))),
      };
    return this.#heard.named;
  }

  /** What the engine says of factions, with the names of those who play them. */
  inPersons(text: string): string {
    const factionOf = (faction: string) => t(`faction-${faction}`);
    return inPersons(text, namedOtherwise(this.people, factionOf), factionOf, lang());
  }

  /** What the place that an option names offers, as far as the title tells it. */
  factsOf(option: Choice): string {
    const { view, extras, detail, people, names } = this;
    return view ? (extras.facts?.(view, detail.drawing, option.tokens, people, names) ?? '') : '';
  }

  /** Whether there may be something to foretell of the options. */
  get foretells(): boolean {
    return !this.view || (this.extras.foretells?.(this.view) ?? true);
  }

  /** The server reckons what each of the options brings. */
  get reckoned(): boolean {
    return this.view !== null && (this.extras.reckoned?.(this.view) ?? false);
  }

  /** The coach or hints have the word in the forecast's place. */
  get advised(): boolean {
    return (
      this.thinking || (this.mine && (this.hints.length > 0 || this.coach?.at(this.state?.index) != null))
    );
  }

  /** The option that may be taken from now on without asking, where that is offered beside the question. */
  get passes(): Choice | null {
    const question = this.mine ? this.standing.asked(this.view) : null;
    if (!question || !(question.until || question.offer)) return null;
    return this.chooser.options.find((option) => option.text === question.answer) ?? null;
  }

  /** A thing's name: the title's, the map's, or its bare word. */
  nameOf(token: string): string {
    if (token.startsWith('bid:')) return t('table-bid', { bid: token.slice(4) });
    const named = this.names.of(token);
    const word = token.slice(token.indexOf(':') + 1);
    if (named !== word) return named;
    return this.extras.place?.(this.detail.drawing)(token) ?? word.charAt(0).toUpperCase() + word.slice(1);
  }

  async #confirms(choice: Choice): Promise<boolean> {
    const state = this.state;
    if (!state || state.seat === null) return false;
    if (screenSize.phone ? !settings.oneTap : settings.confirmAll) return true;
    // The next moves: what is tapped by mistake here may not be taken back.
    if (screenSize.phone && endsTurn(choice)) return true;
    if (choice.text === FIGHT_ON) return false; // its odds have been there all the time
    return (await this.forecasts.ask(state.index, state.seat, choice)) !== null;
  }

  /** A new state came: a new question, or the old one in other words. */
  hear() {
    const state = this.state;
    if (!state) return;
    if (state.view) this.#last = state.view;
    this.standing.sit(state.you.length ? state.seat : null);
    const { index, seat } = state;
    // What the coach remembers changes by being asked: nothing here depends on it.
    if (state.options.length && seat !== null && !this.#ordered)
      untrack(() => void this.coach?.meet(index, seat, lang()));
    if (this.#undone && state.options.length) this.#open = state.index;
    clearTimeout(this.#late);
    if (this.#ordered) this.#late = window.setTimeout(() => (this.#open = state.index), PATIENCE);
    const options = this.#ordered ? NONE : this.#inNames(state.options);
    const passed = (this.view && this.extras.withheld?.(this.view, options)) ?? [];
    if (seat !== null) untrack(() => void this.#withheld?.ask(index, seat, passed));
    if (state.index === this.#asked && options.length === this.chooser.options.length) {
      const same = (old: Choice | null) => options.find((option) => option.id === old?.id) ?? null;
      this.chooser.options = options;
      this.chooser.chosen = same(this.chooser.chosen);
      this.hinted = same(this.hinted);
      return;
    }
    // A choice of ours that we did not make here was made by order, or at another screen.
    if (this.#was !== null && state.you.includes(this.#was) && this.#played !== this.#asked)
      this.standing.refresh();
    this.#was = this.view?.decision?.seat ?? null;
    this.#asked = state.index;
    const decision = this.view?.decision;
    if (decision?.seat != null && !state.you.includes(decision.seat)) this.#chain.over();
    // While one's own last answer is shown, nothing is asked yet.
    const asked = options.length > 0;
    const taken = asked ? this.#chain.asked(state.index, decision?.kind ?? '') : [];
    this.chooser.ask(options, taken);
    this.hinted = null;
    this.hints = [];
    this.why = null;
    this.#answer();
  }

  /** Give the answer that was given beforehand, and say so. */
  #answer() {
    const answer = this.#undone ? null : this.standing.answer(this.view, this.chooser.options);
    if (this.chooser.options.length) this.#undone = false;
    clearTimeout(this.#pause);
    if (!answer) return;
    const give = () => {
      if (answer.said) say(t(answer.said, { thing: answer.thing ?? '' }));
      void this.play(answer.choice);
    };
    if (!answer.discreet) return give();
    const index = this.#asked;
    const still = () => this.#asked === index && this.chooser.options.includes(answer.choice);
    this.#pause = window.setTimeout(() => still() && give(), 500 + 1000 * Math.random());
  }

  async play(choice: Choice) {
    const index = this.state?.index ?? -1;
    if (this.busy) return;
    this.#played = index;
    this.#chose = this.live.log.length;
    this.#chain.took(index, this.view?.decision?.kind ?? '', choice);
    try {
      await this.live.play(choice);
    } catch (error) {
      this.#played = -1;
      this.chooser.chosen = null;
      complain(error);
    }
  }

  /** Who else has done something since one chose last. */
  get #undoneWith(): string[] {
    const since = this.live.log.slice(this.#chose ?? 0);
    const names = since.flatMap(({ event }) => [event.player, event.faction]);
    return this.people.filter((one) => !one.yours && names.includes(one.faction)).map((one) => one.name);
  }

  async undo() {
    const state = this.state;
    if (!state || this.busy) return;
    // Bots agree to everything: before their turns are gone, one is asked.
    const others = state.undo || !state.may_ask || asksOthers(this.people) ? [] : this.#undoneWith;
    if (others.length && this.#warned !== state.index) {
      this.#warned = state.index;
      return say(t('table-undo-sure', { who: allOf(others) }));
    }
    try {
      this.#undone = true;
      this.#chain.back();
      if (state.undo) await this.live.undo();
      else if (state.may_ask) {
        await this.live.askUndo();
        say(t(asksOthers(this.people) ? 'table-undo-asked' : 'table-undone'));
      } else say(t('table-undo-none'));
    } catch (error) {
      complain(error);
    }
  }

  async hint() {
    const state = this.state;
    if (!state || state.seat === null || !state.options.length || this.busy || this.thinking) return;
    this.thinking = true;
    try {
      const found = await get<Hint>(`/tables/${this.detail.id}/hint`, {
        seat: state.seat,
        lang: lang(),
      });
      if (this.state?.index !== state.index) return;
      this.hinted = this.chooser.options.find((option) => option.id === found.action) ?? null;
      this.hints = found.best.map((one) => ({
        ...one,
        label: this.inPersons(one.label),
        why: this.inPersons(one.why),
      }));
      this.ways = found.ways ?? 0;
      if (this.hinted) this.chooser.hovered = this.hinted;
    } catch (error) {
      complain(error);
    } finally {
      this.thinking = false;
    }
  }

  async whyNot(thing: string) {
    const state = this.state;
    if (!state) return;
    if (state.seat === null || !state.options.length) {
      this.cardOn = thing;
      return;
    }
    try {
      const answer = await get<{ reason: string; rules: string[] }>(`/tables/${this.detail.id}/why`, {
        seat: state.seat,
        thing,
        lang: lang(),
      });
      // Nothing forbids it, or nothing can be said: then what it is.
      if (answer.reason) this.why = { thing, ...answer, reason: this.inPersons(answer.reason) };
      else this.cardOn = thing;
    } catch (error) {
      complain(error);
    }
  }

  /** Watch what was missed. */
  async watchMissed() {
    const frames = new Frames(this.detail.id);
    const seat = this.live.state?.seat ?? null;
    const steps = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
    try {
      await this.stage.watch((from, to) =>
        Promise.all(steps(from, to).map((step) => frames.at(step, seat, lang()))),
      );
    } catch (error) {
      complain(error);
    }
  }

  speak() {
    this.live.setLanguage();
    void this.names.load().catch(() => undefined);
  }

  close() {
    clearTimeout(this.#pause);
    this.stage.close();
    this.life?.close();
    this.live.close();
  }
}
