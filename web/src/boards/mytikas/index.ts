/** Mytikas at the table. */
import type { Names } from '../../api/names.svelte';
import type { Extras } from '../../table/extras';
import { medals } from '../../table/medals';
import { partsBy } from '../../table/parts';
import { t } from '../../words/words.svelte';
import type { TitleTable } from '../title';
import Board from './Board.svelte';
import Players from './Players.svelte';
import Side from './Side.svelte';
import Standings from './Standings.svelte';
import TextView from './TextView.svelte';
import Coin from './art/Coin.svelte';
import { saidDangers } from './dangerWords';
import { ROMAN, aboutTokens, followed, shortShift, splitSpace, wholesOf } from './reading';
import type { View } from './view';
import { lineOf } from '../../cards/lines';

for (const kind of [
  'patron',
  'space',
  'deity',
  'construction',
  'slot',
  'resource',
  'yield',
  'cube',
  'shift',
  'token',
  'level',
  'player',
  'end',
])
  medals.set(kind, Coin);

/** Building and offering are asked in parts. */
const PARTS: Parameters<typeof partsBy>[0] = {
  construct: [
    [/^construct\.slot$/, 'part-what'],
    [/^construct\.level$/, 'part-where'],
    [/^construct\.pay$/, 'part-price'],
  ],
  altar: [
    [/^altar\.choice$/, 'part-deed'],
    [/^altar\.card$/, 'part-card'],
    [/^altar\.value$/, 'part-price'],
  ],
};
/** Which resource, which token, whether the turn is over: those options say all there is by themselves. */
const FORETOLD = /^(setup\.keep|step\.(side|main|bonus)|construct\.|altar\.)/;
/** What such an option brings is played out on the server. */
const RECKONED = /^(step\.(main|bonus)|construct\.|altar\.)/;
/** Asked where the builder goes: all of it lies open on the action board. */
const ASIDE = new Set(['step.start', 'step.side', 'follow.side']);
/** What somebody does there. */
const GOINGS = new Set(['builder', 'builder_on_god', 'followed']);
const STEPS = ['start', 'main', 'bonus', 'follow', 'reveal'];

/** What whoever follows may do: the main action of the space, for two players either one of the god. */
function followable(view: View, names: Names): string {
  const main = (space: string) => names.help(`space:${space}`)?.text.split(/(?<=[.!?…])\s/)[0] ?? '';
  const patron = aboutTokens(view.decision?.about ?? []).find((token) => token.startsWith('patron:'));
  if (!patron) return view.space ? main(view.space) : '';
  const god = patron.slice('patron:'.length);
  return t('mytikas-follow-either', { day: main(`${god}-day`), night: main(`${god}-night`) });
}

/** Every city is asked about in the same words: which of them it is. */
function whichCity(view: View): string {
  const slot = aboutTokens(view.decision?.about ?? []).find((token) => token.startsWith('slot:'));
  const built = view.seat === null ? {} : (view.players[view.seat]?.slots ?? {});
  const cities = Object.keys(built).filter((one) => /^[sl]c/.test(one) && built[one]);
  const number = cities.indexOf(slot?.slice(5) ?? '') + 1;
  if (number === 0 || cities.length < 2) return '';
  return t('mytikas-context-city', { number, count: cities.length });
}

const table: TitleTable<View> & Extras<View, unknown> = {
  Board,
  Side,
  Players,
  TextView,
  Standings,
  tabs: { board: 'mytikas-tab-mountain', side: 'mytikas-tab-actions', players: 'mytikas-tab-boards' },
  tabIcons: { board: 'ui-mountain', side: 'ico-sun', players: 'ui-people' },
  width: { side: '384px', small: '330px' },
  round: (view) => (view.step === 'setup' ? t('mytikas-step-setup') : t('mytikas-turn', { turn: view.turn })),
  steps: (view) => {
    if (view.step === 'setup') return [];
    const step = view.step === 'last' ? 'bonus' : view.step;
    return STEPS.map((id) => ({ id, name: t(`mytikas-step-${id}`), now: id === step }));
  },
  // The builder's way is chosen on the action board; whoever looks on is not led there and back every turn.
  aside: (view) => ASIDE.has(view.decision?.kind ?? '') && view.decision?.seat === view.seat,
  playsAside: (entries) => entries.some(({ event }) => GOINGS.has(String(event.event))),
  standsFor: (view, tokens) => {
    const side = tokens.find((token) => /^word:(day|night)$/.test(token))?.slice(5);
    const god = aboutTokens(view.decision?.about ?? []).find((token) => token.startsWith('patron:'));
    return side && god ? `space:${god.slice(7)}-${side}` : null;
  },
  // There is no money here, so no coin to pay with.
  picture: (view, tokens) => {
    // "Bonus action only" does something; the cross is for doing nothing.
    if (view.decision?.kind === 'step.main' && tokens.includes('word:skip')) return 'ui-star';
    return tokens.some((token) => /^word:pay/.test(token)) ? 'ui-tick' : null;
  },
  wholes: () => wholesOf,
  foretells: (view) => FORETOLD.test(view.decision?.kind ?? ''),
  reckoned: (view) => RECKONED.test(view.decision?.kind ?? ''),
  short: ({ tokens }) => {
    const way = shortShift(tokens);
    return way && tokens.includes('word:exalt') ? t('mytikas-exalted', { way }) : way;
  },
  leads: (_view, tokens, names) =>
    tokens.filter((token) => /^(space|deity):/.test(token)).map((token) => lineOf(names, token)),
  goal: () => t('mytikas-goal'),
  dangers: saidDangers,
  scores: (view) =>
    view.players.map((one, seat) => ({
      faction: one.player,
      score: one.points,
      active: view.decision ? view.decision.seat === seat : view.active === one.player,
      gone: false,
    })),
  busy: (view) => {
    if (!view.space) return null;
    const god = view.space.includes('-') ? splitSpace(view.space).god : view.space;
    return t('mytikas-god-name', { god });
  },
  subject: (view) =>
    aboutTokens(view.decision?.about ?? []).find((token) => /^(space|patron|deity|slot):/.test(token)) ??
    null,
  place: () => (token) => {
    const [, type = '', level = ''] = /^cube:(\w+)-(\d)$/.exec(token) ?? [];
    return type
      ? t('mytikas-cube', {
          type: t(`mytikas-count-${type}`, { count: 1 }),
          level: ROMAN[Number(level) - 1] ?? '',
        })
      : null;
  },
  doing: (kind) => {
    const id = `mytikas-doing-${kind.replace('.', '-')}`;
    return t(id, { who: '' }) === id ? `mytikas-doing-${kind.split('.')[0]}` : id;
  },
  context: (view, options, names) => {
    const lit = options.filter((option) =>
      option.tokens.some((token) => /^(space|patron):/.test(token)),
    ).length;
    if (view.decision?.kind === 'produce.city') return whichCity(view);
    if (view.decision?.kind === 'step.start') return t('mytikas-context-start', { count: lit });
    const own = view.seat === null ? undefined : view.players[view.seat];
    if (view.decision?.kind === 'altar.value' || view.decision?.kind === 'altar.card')
      return own ? t('mytikas-context-reserve', { count: own.reserve }) : '';
    // What one would do stands here: on a phone the spaces lie on another tab.
    if (view.decision?.kind === 'follow.pay')
      return t('mytikas-context-follow', { action: followable(view, names) }).trim();
    if (view.decision?.kind === 'step.last')
      return t(view.step === 'follow' ? 'mytikas-context-late' : 'mytikas-context-last');
    return options.some((option) => option.tokens.some((token) => token.startsWith('shift:')))
      ? t('mytikas-context-shift')
      : '';
  },
  parts: (view) => partsBy(PARTS, view.decision?.kind ?? ''),
  open: (detail) => detail.options.two_cards !== true,
  standing: [
    { id: 'follow', kind: 'follow.pay', answer: 'decline', about: followed, said: 'mytikas-not-followed' },
    { id: 'act', kind: 'step.main', answer: 'act', unless: ['skip', 'tumble'], said: 'mytikas-acted' },
    {
      id: 'end',
      kind: 'step.last',
      answer: 'end',
      said: 'mytikas-turn-ended',
      offer: 'mytikas-end-always',
    },
  ],
};

export default table;
