/** What flies over the page at a table of Mytikas while a beat plays: builders, cubes, pieces, cards. Pure. */
import type { LogEntry } from '../../api/client';
import type { Carried, Flight } from '../../motion/flights';
import { SYMBOL, constructionOf } from './reading';
import type { View } from './view';

const word = (event: LogEntry['event'], field: string) => String(event[field] ?? '');
const board = (player: string) => `[data-board="${player}"]`;
const level = (player: string, number: unknown, resource = '') => [
  ...(resource ? [`${board(player)} [data-cube="${resource}-${String(number)}"]`] : []),
  `${board(player)} [data-level="${String(number)}"]`,
  board(player),
];
const space = (name: string) => `[data-token="space:${name}"]`;
const patron = (name: string) => `[data-token="patron:${name}"]`;
const deity = (name: string) => `[data-token="deity:${name}"]`;
const terrace = (number: unknown) => `.mountain [data-token="level:${String(number)}"]`;
const MOUNTAIN = '.mountain';

const MOST = 4;
/** So many of one kind, one after the other. */
function several(
  key: string,
  count: number,
  what: Carried,
  from: string[],
  to: string[],
  stays = false,
): Flight[] {
  const many = Math.min(MOST, Math.max(1, count));
  const step = 1 / (many + 2);
  return Array.from({ length: many }, (_, n) => ({
    ...{ key: `${key} ${n}`, what, from, to, stays },
    span: [n * step, Math.min(1, n * step + 3 * step)] as [number, number],
  }));
}
const cube = (resource: string): Carried => ({
  kind: 'icon',
  name: 'ico-cube',
  tint: `var(--${resource})`,
  size: 24,
});

type Plan = (event: LogEntry['event'], view: View) => Flight[];

const shifted: Plan = (event) => {
  const [, resource = '', from = '', to = ''] = /^(\w+)-(\d)-(\d)$/.exec(word(event, 'shift')) ?? [];
  const player = word(event, 'player');
  if (!resource) return [];
  return several(
    `shift ${player}`,
    1,
    cube(resource),
    level(player, from, resource),
    level(player, to, resource),
    true,
  );
};

const PLANS: Record<string, Plan> = {
  builder(event, view) {
    const player = word(event, 'player');
    const was = view.spaces.find((one) => one.builder === player)?.space;
    const hides = `[data-builder="${player}"]`;
    return [
      {
        key: `builder ${player}`,
        what: { kind: 'builder', player },
        from: [hides, ...(was ? [space(was)] : []), board(player)],
        to: [space(word(event, 'space'))],
        span: [0, 1],
        stays: true,
        hides,
      },
    ];
  },
  builder_on_god(event) {
    const player = word(event, 'player');
    const hides = `[data-builder="${player}"]`;
    const to = [patron(word(event, 'patron'))];
    return [
      {
        key: `builder ${player}`,
        what: { kind: 'builder', player },
        from: [hides, board(player)],
        to,
        span: [0, 1],
        stays: true,
        hides,
      },
    ];
  },
  produced(event, view) {
    const player = word(event, 'player');
    const resource = word(event, 'resource');
    const from = [...(view.space ? [space(view.space)] : []), MOUNTAIN];
    return several(
      `produced ${resource}`,
      Number(event.count),
      cube(resource),
      from,
      level(player, event.level, resource),
    );
  },
  spent(event) {
    const player = word(event, 'player');
    const resource = word(event, 'resource');
    const from = level(player, event.level, resource);
    return several(`spent ${resource}`, Number(event.count), cube(resource), from, [MOUNTAIN]);
  },
  tumbled: shifted,
  lifted: shifted,
  shifted,
  constructed(event, view) {
    const player = word(event, 'player');
    const slot = word(event, 'slot');
    const name = SYMBOL[constructionOf(view.printed, slot)] ?? 'myt-sc';
    const from = [`${board(player)} [data-token="slot:${slot}"]`, board(player)];
    const to = [terrace(event.level)];
    return [
      {
        key: `built ${slot}`,
        what: { kind: 'icon', name, faction: player, size: 48 },
        from,
        to,
        span: [0, 0.9],
        stays: true,
      },
    ];
  },
  favour(event) {
    const token = `patron:${word(event, 'patron')}`;
    return several(
      `favour ${token}`,
      1,
      { kind: 'medal', token },
      [patron(word(event, 'patron'))],
      [board(word(event, 'player'))],
    );
  },
  favour_robbed(event) {
    const token = `patron:${word(event, 'patron')}`;
    return several(
      'robbed',
      1,
      { kind: 'medal', token },
      [board(word(event, 'victim'))],
      [board(word(event, 'player'))],
    );
  },
  favour_returned(event) {
    const token = `patron:${word(event, 'patron')}`;
    return several(
      'returned',
      1,
      { kind: 'medal', token },
      [board(word(event, 'player'))],
      [patron(word(event, 'patron'))],
    );
  },
  offerings(event, view) {
    const from = [...(view.space ? [space(view.space)] : []), MOUNTAIN];
    const what: Carried = { kind: 'icon', name: 'ico-offering', size: 26 };
    return several('offerings', Number(event.count), what, from, [board(word(event, 'player'))]);
  },
  offerings_spent(event) {
    const what: Carried = { kind: 'icon', name: 'ico-offering', size: 26 };
    return several('spent offerings', Number(event.count), what, [board(word(event, 'player'))], [MOUNTAIN]);
  },
  offering(event) {
    const what: Carried = { kind: 'icon', name: 'ico-offering', size: 26 };
    const to = [deity(word(event, 'deity')), board(word(event, 'player'))];
    return several('offering', Number(event.count), what, [board(word(event, 'player'))], to);
  },
  card_taken(event) {
    const token = `deity:${word(event, 'deity')}`;
    const to = [board(word(event, 'player'))];
    return [
      {
        key: token,
        what: { kind: 'card', token },
        from: [`[data-open] ${deity(word(event, 'deity'))}`, deity(word(event, 'deity')), MOUNTAIN],
        to,
        span: [0, 1],
        way: 'lift',
      },
    ];
  },
  card_robbed(event) {
    const token = `deity:${word(event, 'deity')}`;
    const from = [
      `${board(word(event, 'victim'))} ${deity(word(event, 'deity'))}`,
      board(word(event, 'victim')),
    ];
    return [
      {
        key: token,
        what: { kind: 'card', token },
        from,
        to: [board(word(event, 'player'))],
        span: [0, 1],
        way: 'lift',
      },
    ];
  },
  card_revealed(event) {
    const token = `deity:${word(event, 'deity')}`;
    return [
      {
        key: token,
        what: { kind: 'card', token },
        from: ['[data-deck]'],
        to: [`[data-river="${word(event, 'place')}"]`, '[data-deck]'],
        span: [0, 1],
        way: 'slide',
      },
    ];
  },
};

export function flightsOf(entries: readonly LogEntry[], view: View): Flight[] {
  return entries.flatMap(({ n, event }) =>
    (PLANS[String(event.event)]?.(event, view) ?? []).map((flight) => ({
      ...flight,
      key: `${n} ${flight.key}`,
    })),
  );
}
