/** Cyclades: Legendary at the table. */
import type { Extras } from '../../table/extras';
import type { TitleTable } from '../title';
import { t } from '../../words/words.svelte';
import Board from '../cyclades/Board.svelte';
import Players from './Players.svelte';
import Side from './Side.svelte';
import TextView from '../cyclades/TextView.svelte';
import { placeFacts } from '../cyclades/facts';
import { leadsOf } from '../cyclades/leads';
import { begunOffering, movingParts, settlingParts } from '../cyclades/parts';
import { saidDangers } from '../cyclades/dangerWords';
import { busyGod, godsWithheld, ownerOf, placeName, wholesOf } from '../cyclades/reading';
import type { Drawing, View } from '../cyclades/view';
import { CUSTOMS } from './customs';
import { giftPicture } from './gifts';

/** Families of decisions that have words of their own for those who wait. */
const DOINGS = new Set(
  'placement offering god build recruit turn zeus apollo creature upkeep figurine hero move sail metropolis bonus retreat battle victim displace'.split(
    ' ',
  ),
);
/** The first three kinds of question, in the order a newcomer meets them. */
const STEPS = ['initialization', 'income', 'offerings', 'upkeep', 'actions'];

const table: TitleTable<View, Drawing> & Extras<View, Drawing> = {
  Board,
  Side,
  Players,
  TextView,
  tabs: { board: 'legendary-tab-map', side: 'legendary-tab-gods', players: 'legendary-tab-players' },
  tabIcons: { board: 'ui-map', side: 'ico-logo', players: 'ui-people' },
  round: (view) => t('legendary-cycle', { cycle: view.cycle }),
  steps: (view) => {
    const ids = STEPS.includes(view.phase) ? STEPS : [view.phase];
    return ids.map((id) => ({ id, name: t(`legendary-phase-${id}`), now: id === view.phase }));
  },
  wholes: (drawing, view) => wholesOf(drawing, view),
  owner: (view) => ownerOf(view),
  place: (drawing) => (token) =>
    placeName(drawing, token, (land, site) => t('legendary-site', { land, site })),
  picture: giftPicture,
  facts: (...asked) => placeFacts(...asked, CUSTOMS),
  leads: leadsOf,
  parts: (view, options, taken) => settlingParts(view, options, taken) ?? movingParts(view),
  begun: begunOffering,
  withheld: godsWithheld,
  aside: (view) => view.phase === 'offerings',
  dangers: (...asked) => saidDangers(...asked, CUSTOMS),
  goal: (view) => t('table-goal', { count: view.goal }),
  gold: (view) => view.factions.find((_, seat) => seat === view.seat)?.gold ?? null,
  purse: (view) => {
    const own = view.factions.find((one, seat) => seat === view.seat && one.gold !== null);
    if (view.phase === 'placement' || view.battle) return '';
    return own ? t('legendary-purse', { gold: own.gold ?? 0, priestesses: own.priestesses }) : '';
  },
  scores: (view) =>
    view.factions.map((one, seat) => ({
      faction: one.faction,
      score: one.metropolises,
      active: view.decision ? view.decision.seat === seat : view.active === one.faction,
      gone: one.eliminated,
    })),
  busy: (view) => {
    const god = busyGod(view);
    return god ? t(`legendary-god-${god}`) : null;
  },
  subject: (view) => {
    const god = busyGod(view);
    return god ? `god:${god}` : null;
  },
  doing: (kind) => {
    const family = kind.split('.')[0] ?? '';
    return DOINGS.has(family) ? `legendary-doing-${family}` : null;
  },
};

export default table;
