/** The offerings of a cycle in a few sentences: what you hold, who holds what, who was driven off. */
import { sharesOf } from './cycle';
import { type Deed, past } from './deed';
import { number, word } from './reading';
import { capital } from './rich';
import { type Teller, isYou, nameOf, thing } from './teller';
import { listed, say } from './words';

interface Bidder {
  faction: string;
  god: string | null;
  gold: number;
  /** The gods one had to leave, in order. */
  left: string[];
  paid: number | null;
}

export interface Auction {
  bids: number;
  /** Each a sentence, one's own first. */
  lines: string[];
  /** Every bid, in order. */
  all: string[];
}

function biddersOf(deeds: Deed[]): Bidder[] {
  const found = new Map<string, Bidder>();
  const of = (faction: string) => {
    const known = found.get(faction) ?? {
      faction,
      god: null,
      gold: 0,
      left: [],
      paid: null,
    };
    found.set(faction, known);
    return known;
  };
  for (const { event } of deeds.flatMap((deed) => deed.entries)) {
    const bidder = of(word(event, 'faction'));
    if (event.event === 'bid') {
      bidder.god = word(event, 'god');
      bidder.gold = number(event, 'bid');
    } else if (event.event === 'ousted') {
      bidder.god = null;
      bidder.left.push(word(event, 'god'));
    } else if (event.event === 'fined') {
      // All take their offerings back.
      for (const one of found.values()) Object.assign(one, { god: null, gold: 0, left: [] });
    }
  }
  for (const deed of deeds.filter((one) => one.kind === 'paid'))
    for (const share of sharesOf(deed)) of(share.faction).paid = share.gold;
  found.delete('');
  return [...found.values()];
}

export function auctionOf(deeds: Deed[], teller: Teller): Auction {
  const bidders = biddersOf(deeds);
  const own = bidders.filter((one) => isYou(teller, one.faction));
  const others = bidders.filter((one) => !own.includes(one));
  const paid = deeds.some((deed) => deed.kind === 'paid');
  const told = (one: Bidder) => holding(one, teller, paid);
  const bids = deeds.filter((deed) => deed.kind === 'bid' || deed.kind === 'fined');
  return {
    bids: bids.length,
    lines: [...own.map(told), others.map(told).join(' ')].filter(Boolean),
    all: bids.map((deed) => `${capital(past(deed.actor, deed.clauses, teller))}.`),
  };
}

/** "Maren, driven off Poseidon and Zeus, holds Hera for 7." */
function holding(one: Bidder, teller: Teller, paid: boolean): string {
  const you = isYou(teller, one.faction);
  const gods = [...new Set(one.left)].map((god) => thing(teller, `god:${god}`));
  const args = {
    you: String(you),
    name: you ? '' : nameOf(teller, one.faction),
    god: one.god ? thing(teller, `god:${one.god}`) : '',
    gold: one.gold,
    off: gods.length ? say('off', { gods: listed(gods) }) : '',
    paid: you && paid ? say('paid-clause', { gold: one.paid ?? 0 }) : '',
  };
  if (!one.god) return gods.length ? say('holds-nothing', args) : '';
  return say(one.gold ? 'holds' : 'holds-free', args);
}
