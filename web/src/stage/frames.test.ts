import { describe, expect, it, vi } from 'vitest';
import { Refused } from '../api/client';
import { type Frame, Frames } from './frames';

const frame = (step: number): Frame => ({ step, steps: 300, seat: null, view: {}, log: [], entries: 0 });

describe('Frames', () => {
  it('asks once for a step', async () => {
    const ask = vi.fn(async (query: Record<string, unknown>) => frame(Number(query.step)));
    const frames = new Frames('t', ask);
    const both = await Promise.all([frames.at(4, null, 'en'), frames.at(4, null, 'en')]);
    expect(both[0]).toBe(both[1]);
    await frames.at(4, 1, 'en');
    expect(ask).toHaveBeenCalledTimes(2);
  });
  it('waits when it has asked too often, and gives up on other refusals', async () => {
    const ask = vi.fn(async () => frame(1));
    ask.mockRejectedValueOnce(new Refused('too_many', '', [], 429));
    const frames = new Frames('t', ask, async () => undefined);
    await expect(frames.at(1, null, 'en')).resolves.toMatchObject({ step: 1 });
    ask.mockRejectedValueOnce(new Refused('unknown_table', '', [], 404));
    await expect(frames.at(2, null, 'en')).rejects.toThrow();
    await expect(frames.at(2, null, 'en')).resolves.toMatchObject({ step: 1 });
  });
  it('keeps a few only', async () => {
    const ask = vi.fn(async (query: Record<string, unknown>) => frame(Number(query.step)));
    const frames = new Frames('t', ask);
    for (let step = 0; step < 100; step++) await frames.at(step, null, 'en');
    expect(frames.has(99, null, 'en')).toBe(true);
    expect(frames.has(0, null, 'en')).toBe(false);
  });
});
