/** The form of a new table: pure, so that it can be tested. The server knows the rules; we only gather wishes. */
import type { Clock, Late } from '../../life/clock';
import type { NewTable, OptionForm, TableDetail, TitleInfo, WantedSeat } from '../../api/client';

export type Kind = WantedSeat['kind'];
export type Value = NewTable['options'][string];
export interface Wish {
  kind: Kind;
  level: WantedSeat['level'];
  name: string;
}

export const KINDS: Kind[] = ['me', 'here', 'bot', 'invite', 'open'];
/** Options that have their own place in the form; all others are listed as they come. */
export const PLACED = ['edition', 'teams', 'map'];
/** Options that belong to a module: offered with it, and gone without it. */
export const OF_MODULE: Record<string, string> = {
  hecate: 'favours',
  printed_prices: 'favours',
  manticore: 'heroes',
};
/** Options that are chosen among the modules. */
export const MODULAR = ['modules', ...Object.keys(OF_MODULE)];

export const chosenModules = (values: Record<string, Value | undefined>): string[] =>
  Array.isArray(values.modules) ? values.modules.map(String) : [];

/** The values with these modules, and without what needs another one. */
export function withModules(
  values: Record<string, Value | undefined>,
  modules: string[],
): Record<string, Value | undefined> {
  const kept = Object.entries(values).filter(
    ([name]) => !(name in OF_MODULE) || modules.includes(OF_MODULE[name] ?? ''),
  );
  return { ...Object.fromEntries(kept), modules: modules.length ? modules : undefined };
}

/** Whether people play in teams: never, always, or as they like. More seats than players is a duel of pairs. */
export function teamChoice(title: TitleInfo, players: number): 'never' | 'always' | 'free' {
  if (!(`${players}-teams` in title.seats)) return 'never';
  if ((title.seats[players] ?? players) > players) return 'always';
  return players >= 6 ? 'always' : 'free';
}

export function seatCount(title: TitleInfo, players: number, teams: boolean): number {
  return title.seats[teams ? `${players}-teams` : String(players)] ?? title.seats[players] ?? players;
}

/** The seats that one person plays, as groups; in a duel the second half of the seats mirrors the first. */
export function groups(seats: number, players: number): number[][] {
  const hands = Math.min(players, seats);
  return Array.from({ length: hands }, (_, hand) =>
    Array.from({ length: seats / hands }, (_, turn) => hand + turn * hands),
  );
}

/** Partners of team play: again half the seats apart. */
export const partner = (seat: number, seats: number) => (seat + seats / 2) % seats;

export function firstWishes(count: number): Wish[] {
  return Array.from({ length: count }, (_, at) => ({
    kind: at === 0 ? 'me' : 'bot',
    level: 'medium',
    name: '',
  }));
}

/** As many wishes as there are hands, keeping what was said before. */
export function fitted(wishes: Wish[], count: number): Wish[] {
  const fresh = firstWishes(count).map((wish): Wish => ({ ...wish, kind: 'bot' }));
  const kept = [...wishes.slice(0, count), ...fresh.slice(wishes.length)];
  if (wishes.some((wish) => wish.kind === 'me') && !kept.some((wish) => wish.kind === 'me') && kept[0])
    kept[0] = { ...kept[0], kind: 'me' };
  return kept;
}

/** I sit once: taking another seat leaves the old one to a bot. */
export function seated(wishes: Wish[], at: number, kind: Kind): Wish[] {
  return wishes.map((wish, other) => {
    if (other === at) return { ...wish, kind };
    return kind === 'me' && wish.kind === 'me' ? { ...wish, kind: 'bot' } : wish;
  });
}

/** What differs from the server's default; null there means that the edition decides. */
export function changed(
  forms: OptionForm[],
  values: Record<string, Value | undefined>,
): Record<string, Value> {
  const out: Record<string, Value> = {};
  for (const form of forms) {
    const value = values[form.name];
    if (value === undefined || value === null || value === form.default) continue;
    out[form.name] = value;
  }
  return out;
}

export interface Draft {
  title: TitleInfo;
  players: number;
  teams: boolean;
  edition: string | null;
  map: string | null;
  values: Record<string, Value | undefined>;
  wishes: Wish[];
  open: boolean;
  name: string;
  /** Seconds until a bot plays for who is away; 0 is never. */
  away: number;
  clock: Clock;
  late: Late;
}

/** What is sent. `botName` gives bots a name in the user's language. */
export function table(draft: Draft, botName: (faction: string) => string): NewTable {
  const { title, players, wishes } = draft;
  const choice = teamChoice(title, players);
  const seats = seatCount(title, players, draft.teams && choice === 'free');
  const options: NewTable['options'] = { players };
  if (draft.edition) options.edition = draft.edition;
  if (choice === 'free' && draft.teams) options.teams = true;
  if (draft.map) options.map = draft.map;
  Object.assign(
    options,
    changed(
      title.options.filter((form) => !PLACED.includes(form.name)),
      draft.values,
    ),
  );
  const wanted: WantedSeat[] = Array.from({ length: seats }, () => ({
    kind: 'open',
    level: 'medium',
    name: '',
  }));
  groups(seats, players).forEach((group, hand) => {
    const wish = wishes[hand];
    if (!wish) return;
    for (const seat of group) {
      const name =
        wish.kind === 'bot'
          ? botName(title.factions[seat] ?? '')
          : wish.kind === 'here'
            ? wish.name.trim()
            : '';
      wanted[seat] = { kind: wish.kind, level: wish.level, name };
    }
  });
  return {
    title: title.id,
    options,
    seats: wanted,
    public: draft.open,
    name: draft.name.trim(),
    ways: { start: 'host', away: draft.away, clock: draft.clock, late: draft.late }, // a table that waits for nobody begins at once all the same
  };
}

/** A table once more, to be changed: everybody who sat there keeps a seat, bots their level. */
export function draftOf(detail: TableDetail): Omit<Draft, 'title' | 'map' | 'open'> {
  const asked = detail.asked ?? {};
  const apart = [...PLACED, 'players', 'seed'];
  const values = Object.fromEntries(Object.entries(asked).filter(([name]) => !apart.includes(name)));
  const hands = groups(detail.seats.length, detail.players);
  const wishes = hands.map((group): Wish => {
    const seat = detail.seats[group[0] ?? 0];
    const kind = seat?.yours ? 'me' : seat?.person ? 'open' : 'bot';
    const level = kind === 'bot' && seat?.level ? (seat.level as Wish['level']) : 'medium';
    return { kind, level, name: '' };
  });
  return {
    players: detail.players,
    teams: asked.teams === true,
    edition: detail.edition,
    values: values,
    wishes,
    name: detail.name,
    away: detail.ways?.away ?? 0,
    clock: detail.ways?.clock ?? { kind: 'none', main: 0, step: 0 },
    late: detail.ways?.late ?? 'bot',
  };
}
