import { describe, expect, it, vi } from 'vitest';
import { Frames } from '../../stage/frames';
import { Player } from './player.svelte';

/** A server whose answers come when they are let. */
function slow() {
  const waiting: (() => void)[] = [];
  const frames = new Frames('t', async (query) => {
    const step = Number(query.step);
    if (step === 66) throw new Error('lost');
    if (step > 50) await new Promise<void>((go) => waiting.push(go));
    return { step, steps: 90, seat: null, view: {}, log: [], entries: 0 };
  });
  return { player: new Player('t', frames), answer: () => waiting.splice(0).forEach((go) => go()) };
}

describe('Player', () => {
  it('knows that what is drawn is of another step than the counter', async () => {
    const { player, answer } = slow();
    await player.show(3);
    expect(player.coming).toBe(false);
    const jump = player.show(80);
    expect([player.step, player.frame?.step, player.coming]).toEqual([80, 3, true]);
    answer();
    await jump;
    expect([player.step, player.frame?.step, player.coming]).toEqual([80, 80, false]);
  });
  it('goes back to what is drawn when a step does not come', async () => {
    vi.stubGlobal('setTimeout', () => 0);
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { player } = slow();
    await player.show(3);
    await player.show(66);
    expect([player.step, player.coming]).toEqual([3, false]);
    expect(told).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
    told.mockRestore();
  });
});
