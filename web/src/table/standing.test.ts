import { describe, expect, it } from 'vitest';
import { ordersOf, Standing, toldOf } from './standing.svelte';

const questions = [
  {
    id: 'follow',
    kind: 'follow.pay',
    answer: 'decline',
    about: (view: { god?: string }) => view.god ?? null,
    said: 'x',
  },
];
const options = [
  { id: 1, text: 'decline', label: 'No', tokens: ['word:decline'] },
  { id: 2, text: 'follow zeus', label: 'Yes', tokens: ['word:follow', 'patron:zeus'] },
];
const view = (god: string, kind = 'follow.pay') => ({ god, decision: { kind } });

describe('answers given beforehand', () => {
  it('asks until told otherwise', () => {
    const standing = new Standing('t', questions);
    standing.sit(0);
    expect(standing.answer(view('zeus'), options)).toBeNull();
    standing.settle('follow', true);
    expect(standing.answer(view('zeus'), options)?.choice.id).toBe(1);
    expect(standing.answer(view('zeus', 'step.start'), options)).toBeNull();
  });

  it('still asks about exceptions', () => {
    const standing = new Standing('t', questions);
    standing.sit(0);
    standing.settle('follow', true);
    standing.except('follow', 'zeus', true);
    expect(standing.answer(view('zeus'), options)).toBeNull();
    expect(standing.answer(view('hades'), options)?.thing).toBe('hades');
    standing.except('follow', 'zeus', false);
    expect(standing.answer(view('zeus'), options)).not.toBeNull();
  });

  it('asks where another answer is on offer that was not meant', () => {
    const act = { id: 'act', kind: 'step.main', answer: 'act', unless: ['skip', 'tumble'], said: 'x' };
    const standing = new Standing('t', [act]);
    const words = (...texts: string[]) => texts.map((text, id) => ({ id, text, label: '', tokens: [] }));
    standing.sit(0);
    standing.settle('act', true);
    const main = { decision: { kind: 'step.main' } };
    expect(standing.answer(main, words('act', 'nothing'))?.choice.text).toBe('act');
    expect(standing.answer(main, words('act', 'skip', 'nothing'))).toBeNull();
    expect(standing.answer(main, words('act', 'tumble', 'nothing'))).toBeNull();
    expect(standing.answer(main, words('tumble', 'nothing'))).toBeNull();
  });

  it('holds for the cycle in which it was given', () => {
    const standing = new Standing('t', [
      {
        id: 'girdle',
        kind: 'girdle.player',
        answer: 'girdle pass',
        until: (view: { cycle: number }) => view.cycle,
        said: 'x',
      },
    ]);
    const both = [
      { id: 1, text: 'girdle red', label: '', tokens: [] },
      { id: 2, text: 'girdle pass', label: '', tokens: [] },
    ];
    const moment = (cycle: number) => ({ cycle, decision: { kind: 'girdle.player' } });
    standing.sit(0);
    standing.settleFor('girdle', moment(3));
    expect(standing.answer(moment(3), both)?.choice.id).toBe(2);
    expect(standing.answer(moment(4), both)).toBeNull();
    standing.settle('girdle', true);
    expect(standing.answer(moment(9), both)?.choice.id).toBe(2);
    standing.settle('girdle', false);
    expect(standing.answer(moment(3), both)).toBeNull();
  });

  it('gives the only answer of a discreet question by itself, unless told not to', () => {
    const standing = new Standing('t', [
      { id: 'helm', kind: 'helm.use', answer: 'helm pass', discreet: true, said: 'x' },
    ]);
    const pass = { id: 2, text: 'helm pass', label: '', tokens: [] };
    const moment = { decision: { kind: 'helm.use' } };
    standing.sit(0);
    expect(standing.answer(moment, [pass])).toMatchObject({ said: '', discreet: true });
    expect(standing.answer(moment, [{ ...pass, id: 1, text: 'helm use' }, pass])).toBeNull();
    standing.alone = false;
    expect(standing.answer(moment, [pass])).toBeNull();
  });

  it('is silent when the answer is not on offer', () => {
    const standing = new Standing('t', questions);
    standing.sit(0);
    standing.settle('follow', true);
    expect(standing.answer(view('zeus'), options.slice(1))).toBeNull();
  });
});

describe('orders that the server plays', () => {
  const orders = {
    bids: { wishes: [{ god: 'ares', limit: 4 }], apollo: true, at_once: false, keep: false, cycle: 2 },
    answers: [
      { id: 'helm', how: 'pass' as const, last: 3, but: [] },
      { id: 'follow', how: 'always' as const, last: null, but: ['zeus'] },
    ],
    alone: false,
  };

  it('are the same there and here', () => {
    expect(ordersOf(toldOf(orders), orders.bids)).toEqual(orders);
    expect(ordersOf({}, null)).toEqual({ bids: null, answers: [], alone: true });
  });

  it('are kept by the server and told once when they were played', async () => {
    const kept = { orders, gods: ['ares'], played: [{ index: 4, text: 'old' }] };
    const saved: unknown[] = [];
    const standing = new Standing('t', questions, {
      load: () => Promise.resolve(kept),
      save: (seat, given) => {
        saved.push([seat, given]);
        return Promise.resolve({ ...kept, orders: given });
      },
    });
    const told: string[] = [];
    standing.told = (text) => told.push(text);
    standing.sit(1);
    expect(standing.alone).toBe(false);
    await Promise.resolve();
    await Promise.resolve();
    expect(standing.always('follow')).toBe(true);
    expect(standing.answer(view('hades'), options)).toBeNull();
    kept.played = [...kept.played, { index: 9, text: 'new' }];
    standing.refresh();
    await Promise.resolve();
    await Promise.resolve();
    expect(told).toEqual(['new']);
    await standing.bid(null);
    expect(saved).toEqual([[1, { ...orders, bids: null }]]);
  });

  it('leave a question undrawn that the server is about to answer', async () => {
    const given = { orders: { ...orders, bids: null }, gods: [], played: [] };
    const kept = { load: () => Promise.resolve(given), save: () => Promise.resolve(given) };
    const standing = new Standing('t', questions, kept);
    standing.sit(1);
    expect(standing.ordered(view('hades'), options)).toBe(false); // not known yet
    await Promise.resolve();
    await Promise.resolve();
    expect(standing.ordered(view('hades'), options)).toBe(true);
    expect(standing.ordered(view('hades'), [...options, ...options.slice(1)])).toBe(false); // two ways to pay
    expect(standing.ordered(view('hades', 'step.start'), options)).toBe(false);
    expect(new Standing('t', questions).ordered(view('hades'), options)).toBe(false);
  });
});
