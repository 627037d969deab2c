/** What the prompt says now: the question, the line below it, the disc before it. */
import type { Choice } from '../api/client';
import type { TheTable } from './theTable.svelte';
import type { Parts } from './parts';
import { drivenOff } from '../telling/drivenOff';
import { nameOf } from '../telling/teller';
import { headline } from './ending';
import { screenSize } from './screen.svelte';
import { t } from '../words/words.svelte';

const AREA = /^(land|sea|site):/;

/** god=god:zeus → god:zeus */
const aboutOf = (about: string[], key: string) =>
  about.find((part) => part.startsWith(`${key}=`))?.slice(key.length + 1);

export class Question {
  constructor(readonly table: TheTable) {}

  /** A thing the question is about (god, creature, hero), for the disc. */
  get disc(): { token: string | null; faction: string | null; over: boolean } {
    const decision = this.table.view?.decision;
    const about = decision?.about ?? [];
    const token =
      aboutOf(about, 'god') ??
      aboutOf(about, 'creature') ??
      aboutOf(about, 'hero') ??
      aboutOf(about, 'item') ??
      aboutOf(about, 'favour') ??
      aboutOf(about, 'building') ??
      (this.table.view ? (this.table.extras.subject?.(this.table.view) ?? null) : null);
    return {
      token,
      faction: this.table.decider?.faction ?? null,
      over: this.table.state?.status === 'over',
    };
  }

  get text(): string {
    const state = this.table.state;
    if (!state) return '';
    if (this.table.mine) return this.whichGod ?? this.table.inPersons(state.prompt);
    if (state.status === 'over') return headline(this.table.people, state.winners, this.table.detail.title);
    const who = this.table.decider;
    if (!who) return t('table-fate');
    const kind = this.table.view?.decision?.kind ?? '';
    const id = this.table.extras.doing?.(kind);
    const name = who.kind === 'bot' ? t('table-bot-name', { name: who.name }) : who.name;
    return id ? t(id, { who: name }) : t('table-doing', { who: name });
  }

  /** Who stands now where one stood, and that one must choose again; or that one god alone is left. */
  private get whichGod(): string | null {
    const { view, stage, decider, teller, names, chooser } = this.table;
    if (view?.decision?.kind !== 'offering.god' || !decider) return null;
    const found = drivenOff(stage.log, decider.faction);
    const [token, ...others] = chooser.options.flatMap((option) => option.tokens);
    const only = token && !others.length ? names.of(token) : null;
    if (!found) return only && t('table-one-god', { only });
    const lost = { who: nameOf(teller, found.by), god: names.of(`god:${found.god}`), bid: found.bid };
    return only ? t('table-driven-off-to', { ...lost, only }) : t('table-driven-off', lost);
  }

  /** Where one is in a question of several parts; a map that narrows by places is one, too. */
  get parts(): Parts | null {
    const { chooser, view, extras, mine, taught } = this.table;
    if (!mine || !view) return null;
    return extras.parts?.(view, taught ? null : chooser.options, chooser.taken) ?? null;
  }

  /** The hint that is told: that of the option pointed at, else the best. */
  private get hint() {
    const { chooser, hints, hinted } = this.table;
    const pointed = hints.find((one) => one.action === chooser.hovered?.id);
    return pointed ?? hints.find((one) => one.action === hinted?.id) ?? null;
  }

  get context(): string {
    const { chooser, view } = this.table;
    if (!this.table.mine) return this.table.state?.you.length ? '' : t('table-watching');
    if (this.table.thinking) return t('table-hint-thinking');
    // The hints are listed beside it with their reasons, where long names are cut; a phone lying on its side
    // has no room for the list, one that stands has room for whole names.
    if (this.hint && screenSize.lying) return t('table-hint', { label: this.hint.label, why: this.hint.why });
    if (this.hint && !screenSize.phone) return this.hint.label;
    if (chooser.picked.length) {
      const things = chooser.picked.map((token) => this.table.nameOf(token)).join(', ');
      return t('table-picked', { things, keys: screenSize.phone ? 'no' : 'yes' });
    }
    const parts: string[] = [];
    // Without a hand-over a shared screen must say whose turn it is.
    const here = this.table.people.filter((person) => person.yours);
    if (this.table.open && here.length > 1)
      parts.push(t('open-turn-of', { who: this.table.decider?.name ?? '' }));
    const said = (view && this.table.extras.context?.(view, chooser.options, this.table.names)) ?? '';
    parts.push(said);
    if (view) parts.push(this.table.extras.purse?.(view) ?? '');
    // A phone's head has no room for it; while all are set up there is nothing else to say.
    if (screenSize.phone && !screenSize.lying && view && this.settingUp && this.table.extras.goal)
      parts.push(`${this.table.extras.goal(view)}.`);
    if (screenSize.phone && this.onSide && !said) parts.push(t('table-tap-space'));
    // Beside the steps of a question there is room for what one has, not for how one clicks as well; the list
    // of a phone that lies stays open, and has no room for that at all.
    const crowded = !screenSize.phone && parts.some(Boolean) && this.parts !== null;
    if (
      !screenSize.lying &&
      chooser.options.length > 1 &&
      !crowded &&
      chooser.options.some((option) => option.tokens.some((token) => AREA.test(token)))
    )
      parts.push(
        t(!screenSize.phone ? 'table-click-area' : this.laidOut ? 'table-tap-area' : 'table-tap-choose'),
      );
    return parts.filter(Boolean).join(' ');
  }

  /** Before the first cycle or turn there are no steps to be in. */
  private get settingUp(): boolean {
    const { view, title } = this.table;
    return view !== null && title.steps(view).length < 2;
  }

  /** What the confirming button says: the deed, and an attack by its name. */
  get deed(): string {
    const { chooser, forecasts } = this.table;
    if (!chooser.chosen) return t('table-choose');
    const battle = forecasts.known(this.table.state?.index ?? -1, chooser.chosen);
    const me = this.table.people.find((person) => person.seat === this.table.state?.seat)?.faction;
    if (!battle || battle.attacker !== me) return chooser.chosen.label;
    return t('table-attack', { area: this.table.nameOf(`${battle.sea ? 'sea' : 'land'}:${battle.area}`) });
  }

  /** The options are things beside the board (gods, bids), where they say more than in a list. */
  get onSide(): boolean {
    const { options } = this.table.chooser;
    const aside = this.table.view ? (this.table.extras.aside?.(this.table.view) ?? false) : false;
    return aside && options.length > this.besides.length && this.besides.length < 2;
  }

  /** Those that lie nowhere: beside the lit things they keep a button of their own. */
  get besides(): Choice[] {
    return this.table.chooser.options.filter(
      (option) => !option.tokens.some((token) => /^(god|bid|space|patron):/.test(token)),
    );
  }

  /** The options lie open on the board or beside it: the list may stay closed on a phone. */
  get laidOut(): boolean {
    const options = this.table.chooser.options;
    if (this.onSide) return true;
    return (
      options.length > 4 &&
      options.filter((option) => option.tokens.some((token) => AREA.test(token))).length > 3
    );
  }
}
