import { describe, expect, it, vi } from 'vitest';
import { entries, tellerAt } from './fixtures/table';
import { blocks } from './blocks';
import { tell } from './tell';
import { setLanguage } from '../words/words.svelte';

const teller = tellerAt('legendary');
const at = (lines: string[], before: string[] = []) =>
  tell(entries(lines, before.length), teller, entries(before));

describe('a deed in words', () => {
  it('has its subject in the caption and none in the line', () => {
    const told = at([
      'paid faction=dolphin amount=1',
      'fleets_moved faction=dolphin origin=klima-bay sea=ornos-bay count=2',
    ]);
    expect(told.caption).toBe('Theo sails two fleets from Klima Bay to Ornos Bay.');
    expect(told.context).toBe('Price 1 gold.');
    expect(told.line).toBe('Sailed two fleets from Klima Bay to Ornos Bay for 1 gold.');
    expect(told.places).toEqual(['sea:klima-bay', 'sea:ornos-bay']);
    expect(told.faction).toBe('dolphin');
  });
  it('is "you" for oneself', () => {
    const told = at(['bid faction=bull god=zeus bid=5', 'ousted faction=bee god=zeus']);
    expect(told.caption).toBe('You bid 5 for Zeus and drive Iris off.');
    expect(told.disc).toBe('god:zeus');
    expect(at(['bid faction=bee god=zeus bid=5', 'ousted faction=bull god=zeus']).caption).toBe(
      'Iris bids 5 for Zeus and drives you off.',
    );
  });
  it('knows the price that was paid a step before', () => {
    const before = ['turn faction=owl god=hera', 'paid faction=owl amount=3'];
    expect(at(['mercenaries_placed faction=owl land=tinos count=1'], before).line).toBe(
      'Bought a mercenary on Tinos for 3 gold.',
    );
    expect(at(['paid faction=owl amount=3'], before.slice(0, 1)).caption).toBe('Maren pays 3 gold.');
  });
  it('buys no fleet that a card brought', () => {
    const before = [
      'turn faction=bull god=zeus',
      'creature_bought faction=bull creature=siren price=2',
      'paid faction=bull amount=2',
      'creature_played faction=bull creature=siren',
    ];
    const lured = [
      'fleets_destroyed faction=bee sea=klima-bay count=1',
      'fleets_placed faction=bull sea=klima-bay count=1',
    ];
    const cheaper = before.map((one) => one.replace('amount=2', 'amount=1')); // by a temple
    for (const earlier of [before, cheaper])
      expect(
        blocks(entries([...earlier, ...lured]), teller)
          .flatMap((one) => one.lines)
          .map(({ text }) => text)
          .join(' '),
      ).toBe(
        'Bought the Siren for 2 gold and launched a fleet in Klima Bay; Iris lost a fleet in Klima Bay.',
      );
  });
  it('flies where Pegasus carries', () => {
    const bought = [
      'creature_bought faction=bee creature=pegasus price=4',
      'paid faction=bee amount=4',
      'creature_played faction=bee creature=pegasus',
    ];
    const flown = 'units_moved origin=naxos land=tinos troops=2 mercenaries=0';
    const lines = blocks(entries(['turn faction=bee god=zeus', ...bought, flown]), teller);
    expect(lines.flatMap((one) => one.lines).map(({ text }) => text)).toEqual([
      'Bought the Pegasus for 4 gold and flew two troops from Naxos to Tinos.',
    ]);
  });
  it('takes the gains of a march as its clauses', () => {
    const told = at(
      [
        'paid faction=bull amount=1',
        'units_moved origin=kea land=ios troops=2 mercenaries=0',
        'hero_moved hero=hector origin=kea land=ios',
        'land_taken faction=bull land=ios loser=bee',
        'priestess faction=bull',
      ],
      ['turn faction=bull god=ares'],
    );
    expect(told.line).toBe(
      'Marched with two troops and Hector from Kea to Ios for 1 gold, took it from Iris and gained its priestess.',
    );
  });
  it('names the creature that a priestess keeps', () => {
    const told = at(
      ['priestess_spent faction=bee count=1', 'figure_kept faction=bee creature=kraken'],
      ['phase phase=upkeep cycle=2'],
    );
    expect(told.line).toBe('Gave up a priestess to keep the Kraken.');
    expect(told.disc).toBe('creature:kraken');
  });
  it('tells what was kept by which card at the beginning of a turn, too', () => {
    const kept = ['cerberus', 'minotaur'].flatMap((creature) => [
      'priestess_spent faction=bee count=1',
      `figure_kept faction=bee creature=${creature}`,
    ]);
    const told = at(kept, ['turn faction=bee god=athena']);
    expect(told.line).toBe(
      'Gave up a priestess to keep the Cerberus and gave up a priestess to keep the Minotaur.',
    );
    expect(told.disc).toBe('creature:minotaur');
    const before = ['turn faction=bee god=athena', kept[0]!];
    expect(at(kept.slice(1, 2), before).line).toBe('Kept the Cerberus.'); // a step of its own
  });
  it('names the hero that a priestess keeps, and no cards where none were turned', () => {
    const kept = ['priestess_spent faction=bee count=1', 'hero_kept faction=bee hero=hector gold=0'];
    const told = at(kept, ['phase phase=upkeep cycle=2']);
    expect(told.line).toBe('Gave up a priestess to keep Hector.');
    expect(told.disc).toBe('hero:hector');
    const none = at(['turn faction=bee god=ares', 'cards_turned faction=bee count=0']);
    expect(none.caption).not.toContain('0');
  });
  it('tells what a sacrifice cost, where the log begins within a turn', () => {
    const told = at(['hero_sacrificed faction=bee hero=hector', 'priests_spent faction=bee count=2'], []);
    expect(told.line).not.toContain('Kept');
    expect(told.line).toContain('Hector');
  });
  it('says that fleets are driven off in the turn of somebody else', () => {
    const told = at(
      [
        'creature_bought faction=bee creature=polyphemus price=4',
        'paid faction=bee amount=4',
        'creature_played faction=bee creature=polyphemus',
        'fleets_moved faction=bull origin=klima-bay sea=ornos-bay count=1',
      ],
      ['turn faction=bee god=zeus'],
    );
    expect(told.line).toBe(
      'Bought the Polyphemus for 4 gold; you had to sail a fleet from Klima Bay to Ornos Bay.',
    );
  });
  it('tells in a line for each what befalls several others', () => {
    const driven = [
      'turn faction=owl god=zeus',
      'creature_bought faction=owl creature=polyphemus price=4',
      'paid faction=owl amount=4',
      'creature_played faction=owl creature=polyphemus',
      'fleets_moved faction=bull origin=klima-bay sea=ornos-bay count=1',
      'fleets_moved faction=bee origin=klima-bay sea=ornos-bay count=1',
    ];
    const lines = blocks(entries(driven), teller).flatMap((one) => one.lines.map(({ text }) => text));
    expect(lines).toEqual([
      'Bought the Polyphemus for 4 gold.',
      'You had to sail a fleet from Klima Bay to Ornos Bay.',
      'Iris had to sail a fleet from Klima Bay to Ornos Bay.',
    ]);
  });
  it('draws the creature that leaves, where nobody’s deed made it go', () => {
    const gone = ['figurine_removed piece=scylla area=klima-bay', 'creature_discarded creature=charybdis'];
    expect(at(gone, ['phase phase=upkeep cycle=3'])).toMatchObject({
      faction: null,
      disc: 'creature:charybdis',
    });
  });
  describe('a figurine that is kept', () => {
    const upkeep = ['phase phase=upkeep cycle=3'];
    const stood = ['figurine_placed piece=hydra area=klima-bay', ...upkeep];
    const kept = ['priestess_spent faction=owl count=1', 'figure_kept faction=owl creature=hydra'];
    const moved = ['figurine_placed piece=hydra area=ornos-bay'];
    const fed = ['troop_destroyed faction=bee land=kea count=1', 'cornucopia area=ornos-bay count=1'];
    const all = entries([...stood, ...kept, ...moved, ...fed]);
    const knowing = { ...teller, log: () => all };
    const step = (first: number, last: number) => tell(all.slice(first, last), knowing, all.slice(0, first));

    it('is moved by whoever keeps it, from where it stood', () => {
      expect(step(4, 5)).toMatchObject({
        caption: 'Maren moves the Hydra from Klima Bay to Ornos Bay.',
        faction: 'owl',
        disc: 'creature:hydra',
        places: ['sea:klima-bay', 'sea:ornos-bay'],
      });
    });
    it('says why its area gets something', () => {
      expect(step(5, 6)).toMatchObject({
        caption: 'Maren feeds the Hydra.',
        context: 'Iris loses a troop on Kea.',
        disc: 'creature:hydra',
      });
      expect(step(6, 7)).toMatchObject({
        caption: 'Maren puts a cornucopia in Ornos Bay.',
        context: 'The Hydra was fed: its area gains a cornucopia.',
      });
    });
    it('is named in the log', () => {
      const lines = blocks(all, knowing).flatMap((one) => one.lines.map(({ text }) => text));
      expect(lines.join(' ')).toContain('moved the Hydra from Klima Bay to Ornos Bay');
      expect(lines.join(' ')).toContain('Iris lost a troop on Kea');
      expect(lines.join(' ')).not.toMatch(/put it|appeared in Ornos/);
    });
    it('does not appear where it only moves', () => {
      const alone = entries([...stood, ...moved]);
      const told = tell(alone.slice(2), { ...teller, log: () => alone }, alone.slice(0, 2));
      expect(told.caption).toBe('The Hydra moves from Klima Bay to Ornos Bay.');
    });
    it('appears once it has left the map', () => {
      const gone = entries([...stood, 'figurine_removed piece=hydra area=klima-bay', ...upkeep, ...moved]);
      const told = tell(gone.slice(4), { ...teller, log: () => gone }, gone.slice(0, 4));
      expect(told.caption).toBe('The Hydra appears in Ornos Bay.');
    });
  });
  it('says that one’s own fleets are driven off by one’s own Polyphemus', () => {
    const bought = [
      'creature_bought faction=bull creature=polyphemus price=4',
      'paid faction=bull amount=4',
      'creature_played faction=bull creature=polyphemus',
      'figurine_placed piece=polyphemus area=kea',
    ];
    const driven = [
      'fleets_moved faction=bull origin=klima-bay sea=ornos-bay count=1',
      'fleets_moved faction=bull origin=ornos-bay sea=klima-bay count=1',
    ];
    const turn = ['turn faction=bull god=zeus'];
    const both = at([...bought, ...driven], turn).line;
    expect(both).toContain('had to sail a fleet from Klima Bay to Ornos Bay');
    expect(both).not.toMatch(/sailed/i);
    // and step by step, as it is shown
    expect(at(driven.slice(0, 1), [...turn, ...bought]).caption).toBe(
      'You have to sail a fleet from Klima Bay to Ornos Bay.',
    );
    expect(at(driven, [...turn, ...bought]).line).not.toMatch(/sailed/i);
    // What is paid for afterwards is sailed again.
    const paid = ['paid faction=bull amount=1', driven[0]!];
    expect(at(paid, [...turn, ...bought, ...driven]).line).toBe(
      'Sailed a fleet from Klima Bay to Ornos Bay for 1 gold.',
    );
  });
  it('says that a fleet that goes outside of all turns has to', () => {
    const moved = ['fleets_moved faction=bull origin=klima-bay sea=ornos-bay count=1'];
    expect(at(moved, ['phase phase=upkeep cycle=3']).caption).toBe(
      'You have to sail a fleet from Klima Bay to Ornos Bay.',
    );
  });
  it('names who has won, oneself as you', () => {
    const over = entries(['game_over']);
    const won = (...seats: number[]) => tell(over, { ...teller, won: () => seats }).line;
    const seatOf = (faction: string) => teller.people.find((one) => one.faction === faction)!.seat;
    expect(won()).toBe('The game is over.');
    expect(won(seatOf('bull'))).toBe('The game is over. You won.');
    expect(won(seatOf('bee'))).toBe('The game is over. Iris won.');
    expect(won(seatOf('bee'), seatOf('dolphin'))).toBe('The game is over. Theo and Iris won together.');
    expect(won(seatOf('bull'), seatOf('bee'))).toBe('The game is over. You and Iris won together.');
  });
  it('marks the things it names', () => {
    const told = at([
      'creature_bought faction=bee creature=harpy price=3',
      'paid faction=bee amount=3',
      'creature_played faction=bee creature=harpy',
      'troop_destroyed faction=bull land=ios',
    ]);
    expect(told.line).toBe('Bought the Harpy for 3 gold; you lost a troop on Ios.');
    expect(told.parts.filter((part) => part.token).map((part) => part.token)).toEqual([
      'creature:harpy',
      'land:ios',
    ]);
    expect(told.context).toBe('You lose a troop on Ios. Price 3 gold.');
  });
  it('says one thing for all seats', () => {
    expect(at(['income faction=dolphin amount=6', 'income faction=bull amount=3']).caption).toBe(
      'Income: you 3, Theo 6.',
    );
    expect(
      at(['paid faction=bee amount=5', 'paid faction=bull amount=3'], ['phase phase=offerings cycle=2'])
        .caption,
    ).toBe('The offerings are paid: you 3, Iris 5.');
  });
  it('does not list the many voyages of the Sylph', () => {
    const sail = 'fleets_moved faction=bee origin=klima-bay sea=ornos-bay count=1';
    const told = at(['creature_bought faction=bee creature=sylph price=2', sail, sail, sail, sail, sail]);
    expect(told.line).toBe('Bought the Sylph for 2 gold and moved fleets five times.');
  });
  it('says whose units the Boar drives out', () => {
    const before = ['turn faction=bull god=zeus', 'creature_bought faction=bull creature=boar price=3'];
    const out = ['driven_out faction=bee land=kea', 'units_moved origin=kea land=ios troops=1 mercenaries=0'];
    expect(at(out, before).caption).toBe('Iris has to move a troop from Kea to Ios.');
    expect(at([...before.slice(1), ...out], before.slice(0, 1)).line).toBe(
      'Bought the Boar for 3 gold; Iris had to move a troop from Kea to Ios.',
    );
  });
  it('takes an income within a turn as an effect', () => {
    const before = ['turn faction=bee god=zeus', 'creature_bought faction=bee creature=graeae price=1'];
    const told = at(['income faction=bee amount=5'], before);
    expect(told.line).toBe('Gained 5 gold.');
    expect(told.disc).toBe('creature:graeae');
  });
  it('founds a metropolis from what was given', () => {
    const given = [
      'removed building=port site=ios-1',
      'removed building=temple site=ios-2',
      'removed building=fortress site=kea-1',
      'removed building=university site=kea-2',
    ];
    const told = at(
      ['metropolis faction=bull site=ios-1 bonus=gold', 'bonus faction=bull bonus=gold'],
      ['turn faction=bull god=ares', ...given],
    );
    expect(told.line).toBe('Founded a metropolis on Ios from four buildings.');
  });
});

describe('a battle in words', () => {
  const march = ['turn faction=bull god=ares', 'units_moved origin=kea land=ios troops=2 mercenaries=0'];
  const begins = 'battle attacker=bull defender=bee area=ios';
  const round = [
    'muster faction=bull area=ios troops=2 total=2',
    'muster faction=bee area=ios troops=1 total=1',
    'dice attacker=3 defender=1',
    'totals attacker=5 defender=2',
  ];
  const end = [
    'troop_destroyed faction=bee land=ios',
    'land_taken faction=bull land=ios loser=bee',
    'battle_over area=ios holder=bull',
  ];

  it('tells no result before its beat', () => {
    const dice = at(round.slice(0, 3), [...march, begins]);
    expect(dice.caption).toBe('Dice: you 3, Iris 1.');
    const verdict = at(round.slice(3), [...march, begins, ...round.slice(0, 3)]);
    expect(verdict.caption).toBe('You win round 1, 5 to 2.');
    const loss = at(end.slice(0, 1), [...march, begins, ...round]);
    expect(loss.caption).toBe('Iris loses a troop.');
    const over = at(end.slice(1), [...march, begins, ...round, ...end.slice(0, 1)]);
    expect(over.caption).toBe('You take Ios.');
  });
  it('is one sentence when it is over', () => {
    expect(at([begins, ...round, ...end], march).line).toBe(
      'Took Ios from Iris in one round; Iris lost a troop.',
    );
  });
  it('stays one sentence though a creature gets its gold in the middle of it', () => {
    const laid = [...end.slice(0, 1), 'gold_laid land=kea amount=1', ...end.slice(1)];
    expect(at([begins, ...round, ...laid], march).line).toBe(
      'Took Ios from Iris in one round; Iris lost a troop and 1 gold was laid on Kea.',
    );
    const lines = blocks(entries([...march, begins, ...round, ...laid]), teller).flatMap((one) => one.lines);
    expect(lines.map(({ text }) => text).join(' ')).not.toContain('…');
  });
  it('sums up what a creature gets outside of battles, and leaves what is taken up to the income', () => {
    const lost = [
      'creature_bought faction=dolphin creature=polyphemus price=2',
      'creature_played creature=polyphemus',
    ];
    const laid = ['gold_laid land=kea amount=1', 'gold_laid land=kea amount=1'];
    expect(at([...lost, ...laid], ['turn faction=dolphin god=ares']).line).toContain(
      '2 gold was laid on Kea',
    );
    const income = [
      'phase phase=income cycle=3',
      'gold_laid land=kea amount=-2',
      'income faction=bull amount=5',
    ];
    const told = blocks(entries(income), teller).flatMap((one) => one.lines.map((line) => line.text));
    expect(told).toEqual(['You 5.']);
  });
  it('is told in the middle of a log that begins there', () => {
    expect(tell(entries(['totals attacker=5 defender=2']), teller).caption).toBe('');
    expect(tell(entries(['retreat faction=bee area=kea']), teller).caption).toBe('Iris retreats to Kea.');
  });
});

it('melts the articles of French seas', async () => {
  const phrases: Record<string, string> = {
    'sea:amorgos-strait': 'le détroit d’Amorgos',
    'sea:klima-bay': 'la baie de Klima',
  };
  const there = {
    ...tellerAt('legendary'),
    place: (token: string) => (phrases[token] ?? token).replace(/^l[ea] /, ''),
    inside: (token: string) => phrases[token] ?? token,
    sea: () => true,
  };
  vi.stubGlobal('document', { documentElement: {} });
  await setLanguage('fr');
  const won = (...seats: number[]) => tell(entries(['game_over']), { ...teller, won: () => seats }).line;
  expect(won(0, 2)).toBe('La partie est finie. Vous et Iris avez gagné ensemble.');
  expect(won(2)).toBe('La partie est finie. Iris a gagné.');
  const sailed = (origin: string, sea: string) =>
    tell(entries([`fleets_moved faction=dolphin origin=${origin} sea=${sea} count=2`]), there, []).caption;
  expect(sailed('amorgos-strait', 'klima-bay')).toBe(
    'Theo mène deux Flottes du détroit d’Amorgos vers la baie de Klima.',
  );
  expect(sailed('klima-bay', 'amorgos-strait')).toBe(
    'Theo mène deux Flottes de la baie de Klima vers le détroit d’Amorgos.',
  );
  await setLanguage('en');
  vi.unstubAllGlobals();
});
