import { describe, expect, it, vi } from 'vitest';
import type { Choice } from '../api/client';
import { Chooser } from './chooser.svelte';

const option = (id: string, ...tokens: string[]) =>
  ({ id, tokens, label: id, text: id }) as unknown as Choice;

describe('Chooser', () => {
  it('takes no answer that was meant for the question before', () => {
    const chooser = new Chooser();
    const commit = vi.fn();
    chooser.commit = commit;
    let stale = true;
    chooser.stale = () => stale;
    const [naxos, delos] = [option('a', 'land:naxos'), option('b', 'land:delos')];
    chooser.ask([naxos, delos]);
    chooser.pick('land:naxos');
    void chooser.choose(delos);
    chooser.chosen = delos;
    chooser.confirm();
    expect(commit).not.toHaveBeenCalled();
    stale = false;
    chooser.confirm();
    expect(commit).toHaveBeenCalledExactlyOnceWith(delos);
  });
});
