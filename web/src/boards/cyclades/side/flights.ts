/** What flies over the page at a table of the Cyclades while a beat plays: bids, gold, cards. Pure. */
import type { LogEntry } from '../../../api/client';
import { coins, type Flight } from '../../../motion/flights';
import type { View } from '../view';

const row = (faction: string) => `[data-token="faction:${faction}"]`;
/** On a phone there are no rows: the discs of the bar stand for them. */
const seat = (faction: string) => [`${row(faction)} [data-purse]`, row(faction), `[data-seat="${faction}"]`];
const god = (name: string) => `[data-token="god:${name}"]`;
const space = (name: string, bid: unknown) => [
  `[data-token="god:${name}"] [data-space="${String(bid)}"]`,
  `[data-token="god:${name}"] .held`,
  god(name),
];
const pawnAt = (name: string, faction: string) => `[data-token="god:${name}"] [data-pawn="${faction}"]`;
const area = (slug: string) => [
  `[role="application"] [data-token="land:${slug}"]`,
  `[role="application"] [data-token="sea:${slug}"]`,
];
const MAP = '[role="application"]';

const word = (event: LogEntry['event'], field: string) => String(event[field] ?? '');

type Plan = (event: LogEntry['event'], view: View, entries: readonly LogEntry[]) => Flight[];

/** Lands and seas that bring a faction its income, the richest first. */
function sources(view: View, faction: string): string[] {
  return [
    ...view.lands.map((land) => ({ ...land, slug: land.land })),
    ...view.seas.map((sea) => ({ ...sea, slug: sea.sea })),
  ]
    .filter((one) => one.owner === faction && one.icons + one.cornucopias > 0)
    .sort((one, other) => other.icons + other.cornucopias - one.icons - one.cornucopias)
    .map((one) => one.slug);
}

const gain =
  (icon: string): Plan =>
  (event, view) => {
    const faction = word(event, 'faction');
    const giver = view.gods.find((one) => one.faction === faction)?.god ?? '';
    const what = { kind: 'icon', name: icon, size: 28 } as const;
    return [{ key: `${icon} ${faction}`, what, from: [god(giver), MAP], to: seat(faction), span: [0.1, 1] }];
  };

const played: Plan = (event, _view, entries) => {
  const creature = word(event, 'creature');
  const placed = entries.find((entry) => entry.event.event === 'figurine_placed');
  const to = placed ? [...area(word(placed.event, 'area')), MAP] : [MAP];
  const from = [
    `aside [data-token="creature:${creature}"]`,
    `[data-token="creature:${creature}"]`,
    ...seat(word(event, 'faction')),
  ];
  const token = `creature:${creature}`;
  return [
    {
      key: token,
      what: { kind: 'card', token },
      from,
      to,
      span: [0, placed ? 0.7 : 1],
      way: 'lift',
      hides: `aside [data-token="${token}"]`,
    },
  ];
};

const PLANS: Record<string, Plan> = {
  bid(event, view, entries) {
    const [faction, name] = [word(event, 'faction'), word(event, 'god')];
    const driven = entries.some((entry) => entry.event.event === 'ousted');
    const was = view.gods.find((one) => one.faction === faction && one.god !== name)?.god;
    return [
      {
        key: `bid ${faction}`,
        what: { kind: 'pawn', faction },
        from: was ? [pawnAt(was, faction), god(was)] : seat(faction),
        to: space(name, event.bid),
        span: [0, driven ? 0.56 : 1],
        stays: true,
      },
    ];
  },
  ousted(event, view) {
    const [faction, name] = [word(event, 'faction'), word(event, 'god')];
    const bid = view.gods.find((one) => one.god === name)?.bid;
    return [
      {
        key: `ousted ${faction}`,
        what: { kind: 'pawn', faction },
        from: [pawnAt(name, faction), ...space(name, bid)],
        to: seat(faction),
        span: [0.5, 1],
        way: 'slide',
        hides: pawnAt(name, faction),
        driven: true,
      },
    ];
  },
  paid(event, view, entries) {
    const faction = word(event, 'faction');
    // The Offerings are paid to the gods; any other price goes to whoever's turn it is.
    const giver = view.gods.find((one) => one.faction === faction)?.god ?? '';
    const alone = entries.filter((entry) => entry.event.event === 'paid').length < 2;
    const span: [number, number] = alone ? [0, 0.55] : [0, 1];
    return coins(`paid ${faction}`, Number(event.amount), () => seat(faction), [god(giver), MAP], span);
  },
  income(event, view) {
    const faction = word(event, 'faction');
    const from = sources(view, faction);
    const start = (n: number) => [...area(from[n % Math.max(1, from.length)] ?? ''), MAP];
    return coins(`income ${faction}`, Number(event.amount), start, seat(faction));
  },
  gold(event) {
    const faction = word(event, 'faction');
    return coins(`gold ${faction}`, Number(event.amount), () => [god('apollo'), MAP], seat(faction));
  },
  gold_stolen(event) {
    const [thief, victim] = [word(event, 'thief'), word(event, 'victim')];
    return coins('stolen', Number(event.amount ?? 4), () => seat(victim), seat(thief));
  },
  priestess: gain('ico-priestess'),
  priest: gain('ico-priestess'),
  philosopher: gain('ico-philosopher'),
  creature_bought: played,
  // Bought in the same beat, it flies once.
  creature_played: (event, view, entries) =>
    entries.some((entry) => entry.event.event === 'creature_bought') ? [] : played(event, view, entries),
  hero_recruited(event) {
    const token = `hero:${word(event, 'hero')}`;
    const from = [
      `aside [data-token="${token}"]`,
      `aside [data-token="creature:${word(event, 'hero')}"]`,
      ...seat(word(event, 'faction')),
    ];
    return [
      {
        key: token,
        what: { kind: 'card', token },
        from,
        to: area(word(event, 'land')),
        span: [0, 0.75],
        way: 'lift',
      },
    ];
  },
  hero_sacrificed(event) {
    const token = `hero:${word(event, 'hero')}`;
    const from = [`${MAP} [data-token="${token}"]`, MAP];
    return [
      {
        key: token,
        what: { kind: 'card', token },
        from,
        to: seat(word(event, 'faction')),
        span: [0.1, 1],
        way: 'lift',
      },
    ];
  },
  turn_over(event, view) {
    const faction = word(event, 'faction');
    const name = view.gods.find((one) => one.faction === faction || one.queue?.includes(faction))?.god ?? '';
    return [
      {
        key: `order ${faction}`,
        what: { kind: 'pawn', faction },
        from: [pawnAt(name, faction), `${god(name)} .held`, god(name)],
        to: [`[data-slot="${word(event, 'slot')}"]`],
        span: [0, 0.75],
        stays: true,
        hides: pawnAt(name, faction),
      },
    ];
  },
};

export function flightsOf(entries: readonly LogEntry[], view: View): Flight[] {
  return entries.flatMap(({ n, event }) =>
    (PLANS[String(event.event)]?.(event, view, entries) ?? []).map((flight) => ({
      ...flight,
      key: `${n} ${flight.key}`,
    })),
  );
}
