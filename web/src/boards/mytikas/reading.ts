/** Questions to the view and the options that several panels ask. Pure. */
import type { Choice, LogEntry } from '../../api/client';
import type { God, PlayerView, Printed, Standing, View } from './view';

export const ROMAN = ['I', 'II', 'III', 'IV'];
export const SYMBOL: Record<string, string> = {
  'small-city': 'myt-sc',
  'large-city': 'myt-lc',
  'small-temple': 'myt-st',
  'large-temple': 'myt-lt',
};

const SHIFT = /^shift:(stone|marble|gold)-(\d)-(\d)$/;
const SPACE = /^(\w+)-(day|night)$/;

/** A shift starts at a cube and ends on a level: pointing at either narrows. */
export function wholesOf(token: string): string[] {
  const [, type, from, to] = SHIFT.exec(token) ?? [];
  return type ? [`cube:${type}-${from}`, `level:${to}`] : [];
}

/** The way of a cube that is raised, beside its picture: "I → II". */
export function shortShift(tokens: string[]): string | null {
  const shift = tokens.find((token) => token.startsWith('shift:')) ?? '';
  const [, , from, to] = SHIFT.exec(shift) ?? [];
  return from && to ? `${ROMAN[Number(from) - 1]} → ${ROMAN[Number(to) - 1]}` : null;
}

/** The seat whose board lies in front: one's own, or of whoever is busy. */
export function frontSeat(view: View): number {
  if (view.seat !== null) return view.seat;
  const active = view.players.findIndex((player) => player.player === view.active);
  return Math.max(0, active);
}

/** Whose deed plays: nobody's where nobody is named. */
export function actingSeat(view: View, entries: readonly LogEntry[]): number | null {
  const names = entries.map(({ event }) => event.player);
  const seat = view.players.findIndex(({ player }) => names.includes(player));
  return seat < 0 ? null : seat;
}

export const playerOf = (view: View, name: string): PlayerView | undefined =>
  view.players.find((player) => player.player === name);
export const standingOf = (view: View, seat: number): Standing | undefined =>
  view.standings.find((one) => one.seat === seat);
export const constructionOf = (printed: Printed, slot: string) =>
  printed.slots.find((one) => one.slot === slot)?.construction ?? 'small-city';
export const costOf = (printed: Printed, construction: string) =>
  printed.constructions.find((one) => one.construction === construction)?.cost;

export function splitSpace(space: string): { god: God; side: 'day' | 'night' } {
  const [, god = 'zeus', side = 'day'] = SPACE.exec(space) ?? [];
  return { god: god as God, side: side as 'day' | 'night' };
}

const word = (options: Choice[], name: string) =>
  options.find((option) => option.tokens.length === 1 && option.tokens[0] === `word:${name}`) ?? null;
const aboutOf = (view: View, key: string) =>
  view.decision?.about.find((part) => part.startsWith(`${key}=`))?.slice(key.length + 1) ?? null;

/**
 * The option a space stands for where the engine's option is only a word: the side of a god, the main
 * action of the space, its bonus action.
 */
export function spaceChoice(view: View, space: string, options: Choice[]): Choice | null {
  const kind = view.decision?.kind;
  const { god, side } = splitSpace(space);
  if (kind === 'step.side' || kind === 'follow.side')
    return aboutOf(view, 'patron') === `patron:${god}` ? word(options, side) : null;
  if (aboutOf(view, 'space') !== `space:${space}`) return null;
  if (kind === 'step.main') return word(options, 'act');
  return kind === 'step.bonus' ? word(options, 'bonus') : null;
}

/** The combinations on offer at a producing space, by what they are named after. */
export function yieldsAt(view: View, space: string, options: Choice[]): Map<string, Choice> {
  const kind = view.decision?.kind;
  const wanted = kind === 'produce.city' ? 'zeus-day' : kind === 'produce.ground' ? 'demeter-day' : null;
  const found = new Map<string, Choice>();
  if (wanted !== space) return found;
  for (const option of options)
    for (const token of option.tokens) if (token.startsWith('yield:')) found.set(token.slice(6), option);
  return found;
}

/** What the question is about, whatever it is called there: `slot=slot:sc1` → `slot:sc1`. */
export const aboutTokens = (about: string[]) =>
  about.map((part) => part.slice(part.indexOf('=') + 1)).filter((token) => token.includes(':'));

/** The god whose follow question this is. */
export function followed(view: View): God | null {
  if (view.decision?.kind !== 'follow.pay') return null;
  const space = aboutOf(view, 'space');
  const patron = aboutOf(view, 'patron');
  if (patron) return patron.slice(7) as God;
  return space ? splitSpace(space.slice(6)).god : null;
}

/** Things that an event of the log has changed, as tokens. */
export function changedBy(entries: LogEntry[]): string[] {
  const found: string[] = [];
  for (const entry of entries) {
    const event = entry.event as Record<string, unknown>;
    const add = (kind: string, value: unknown) =>
      typeof value === 'string' && value !== 'none' && found.push(`${kind}:${value}`);
    if (event.event === 'builder' || event.event === 'followed') add('space', event.space);
    if (event.event === 'builder_on_god') add('patron', event.patron);
    if (event.event === 'constructed') add('level', String(event.level));
    if (String(event.event).startsWith('favour')) add('patron', event.patron);
    add('deity', event.deity);
    // Everybody has cubes of the same kinds: whose they are is told too.
    const whose = String(event.player ?? '');
    if (event.event === 'produced') add('cube', `${String(event.resource)}-${String(event.level)} ${whose}`);
    if (typeof event.shift === 'string') {
      const [, type, , to] = SHIFT.exec(`shift:${event.shift}`) ?? [];
      if (type) add('cube', `${type}-${to} ${whose}`);
    }
  }
  return found;
}
