import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Withheld } from './withheld';

const { get, said } = vi.hoisted(() => ({ get: vi.fn(), said: { lang: 'en' } }));
vi.mock('../api/client', () => ({ get, lang: () => said.lang }));

const known = { 'god:zeus': 'costs 5, you have 3', 'god:ares': 'just outbid here' } as Record<string, string>;

describe('what a question passes over', () => {
  let told: [string, string][][] = [];
  const asked = () => new Withheld('7', (words) => told.push([...words]));

  beforeEach(() => {
    told = [];
    said.lang = 'en';
    get
      .mockReset()
      .mockImplementation((_: string, { thing }: { thing: string }) =>
        Promise.resolve({ reason: '', short: known[thing] ?? '' }),
      );
  });

  it('has its place at once, and its words when they come', async () => {
    await asked().ask(4, 0, ['god:zeus', 'god:ares']);
    expect(told).toEqual([
      [
        ['god:zeus', ''],
        ['god:ares', ''],
      ],
      Object.entries(known),
    ]);
  });

  it('is asked once, and anew in another language, where the words stay until then', async () => {
    const one = asked();
    await one.ask(4, 0, ['god:zeus']);
    await one.ask(4, 0, ['god:zeus']);
    expect(get).toHaveBeenCalledTimes(1);
    said.lang = 'fr';
    await one.ask(4, 0, ['god:zeus']);
    expect(get).toHaveBeenCalledTimes(2);
    expect(told).toHaveLength(3);
  });

  it('is forgotten with its question, whose late answer counts no more', async () => {
    const one = asked();
    const slow = one.ask(4, 0, ['god:zeus']);
    await one.ask(5, 0, []);
    await slow;
    expect(told.at(-1)).toEqual([]);
  });
});
