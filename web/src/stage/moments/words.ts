/** The words of a moment: a title that is spoken, and a sentence or two below it. */
import type { Names } from '../../api/names.svelte';
import type { Person } from '../../boards/title';
import type { SaidDanger } from '../../table/extras';
import { youSeats } from '../../table/people';
import { elided } from '../../words/french';
import { allOf as list } from '../../words/lists';
import { t } from '../../words/words.svelte';
import type { Danger, Metropolis, Moment, NewCycle } from './moment';

export interface Said {
  title: string;
  text: string;
}
export interface Sayer {
  people: Person[];
  names: Names;
  /** The name of a thing, lands included. */
  nameOf: (token: string) => string;
  /** Who could win after the step, in the title's own words. */
  dangers: SaidDanger[];
  /** Who rules and why, where no poster tells it. */
  victory?: Said;
}

/** A faction as the subject of a sentence: $who, and whether that is the reader. */
function subject(sayer: Sayer, faction: string | null) {
  const person = sayer.people.find((one) => one.faction === faction);
  const you = person ? youSeats(sayer.people).includes(person.seat) : false;
  return { who: person?.name ?? '', you: String(you) };
}

export function said(moment: Moment, sayer: Sayer): Said {
  const about = subject(sayer, moment.faction);
  switch (moment.kind) {
    case 'cycle':
      return { title: t('moment-cycle', { cycle: moment.cycle }), text: opening(moment, sayer) };
    case 'income':
      return { title: t('moment-income'), text: t('moment-income-all') };
    case 'metropolis':
      return city(moment, sayer);
    case 'danger':
      return danger(moment, sayer);
    case 'elimination': {
      const by = subject(sayer, moment.by);
      const land = moment.land ? sayer.nameOf(`land:${moment.land}`) : '';
      const how = moment.by && land ? `${t('moment-gone-land', { ...by, land })} ` : '';
      return { title: t('moment-gone', about), text: how + t('moment-gone-text', about) };
    }
    case 'last': {
      const { count } = moment;
      const text = t(`moment-last-${moment.why}`, { ...about, count });
      return { title: t('moment-last'), text };
    }
    case 'victory':
      return sayer.victory ?? { title: '', text: '' };
    case 'round': {
      const names = moment.cards.map((card) => sayer.names.of(`deity:${card}`));
      const news = names.length
        ? ` ${t('moment-round-cards', { names: list(names), count: names.length })}`
        : '';
      return {
        title: t('mytikas-turn', { turn: (moment.round - 1) * moment.points.length + 1 }),
        text: t('moment-round-text', about) + news,
      };
    }
    case 'lock': {
      const deity = sayer.names.of(`deity:${moment.deity}`);
      return {
        title: t('moment-lock', { ...about, deity, elided: elided(deity) }),
        text: t('moment-lock-text', { value: moment.value, left: moment.left }),
      };
    }
    case 'near':
      return { title: t('moment-near'), text: t(`moment-near-${moment.end}`, about) };
    case 'final':
      return {
        title: t('moment-final'),
        text: `${t(`moment-final-${moment.end}`)} ${t('moment-final-text')}`,
      };
  }
}

/** Who could win, and by what; several at once are told one after the other. */
function danger({ seats, faction, now }: Danger, sayer: Sayer): Said {
  const nameOf = (seat: number) => sayer.people.find((one) => one.seat === seat)?.name ?? '';
  const dangerOf = (seat: number) => sayer.dangers.find((one) => one.seat === seat);
  const sentenceOf = (seat: number) => dangerOf(seat)?.sentence ?? '';
  const when = now ? 'now' : 'next';
  if (seats.length === 1) {
    const contested = String(dangerOf(seats[0] ?? 0)?.contested ?? false);
    return {
      title: t('moment-danger', { ...subject(sayer, faction), when, contested }),
      text: `${sentenceOf(seats[0] ?? 0)}.`,
    };
  }
  return {
    title: t('moment-dangers', { who: list(seats.map(nameOf)), when }),
    text: seats.map((seat) => t('moment-danger-of', { who: nameOf(seat), what: sentenceOf(seat) })).join(' '),
  };
}

/** Who wakes, who rests, what is new. */
function opening({ wake, rest, gods, creatures, heroes, income }: NewCycle, { names }: Sayer): string {
  const called = (kind: string, words: string[]) => words.map((word) => names.of(`${kind}:${word}`));
  const parts: string[] = [];
  const [up, down] = [called('god', wake), called('god', rest)];
  if (up.length && down.length)
    parts.push(
      t('moment-gods-change', { wake: list(up), wakes: up.length, rest: list(down), rests: down.length }),
    );
  else if (up.length) parts.push(t('moment-gods-wake', { wake: list(up), wakes: up.length }));
  else parts.push(t('moment-gods-order', { gods: list(called('god', gods)) }));
  const news = [...called('creature', creatures), ...called('hero', heroes)];
  if (news.length) parts.push(t('moment-news', { names: list(news), count: news.length }));
  else if (income.length) parts.push(t('moment-income-all'));
  return parts.join(' ');
}

function city(moment: Metropolis, sayer: Sayer): Said {
  const about = subject(sayer, moment.faction);
  const land = moment.land ? sayer.nameOf(`land:${moment.land}`) : '';
  const hero = moment.hero ? sayer.names.of(`hero:${moment.hero}`) : '';
  const way = moment.from ? 'taken' : moment.hero ? 'hero' : 'founded';
  const { count, goal } = moment;
  const parts = [t(count > goal ? 'moment-city-beyond' : 'moment-city-count', { count, goal })];
  if (moment.from) {
    const loser = subject(sayer, moment.from);
    parts.push(t('moment-city-from', { loser: loser.who, you: loser.you, elided: elided(loser.who) }));
  } else if (moment.bonus)
    parts.push(t('moment-city-bonus', { bonus: sayer.names.of(`bonus:${moment.bonus}`) }));
  return { title: t(`moment-city-${way}`, { ...about, land, hero }), text: parts.join(' ') };
}
