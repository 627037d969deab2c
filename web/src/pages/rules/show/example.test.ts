import { describe, expect, it } from 'vitest';
import { type Example, type ExampleFrame, framesOf } from './example';

const frame = (step: number): ExampleFrame => ({
  ...{ step, steps: 1, seat: 0, view: {}, log: [], entries: 0, refused: '', reason: '' },
});
const example = { frames: [frame(0), frame(1)] } as unknown as Example;

describe('framesOf', () => {
  it('gives the steps that came with the example', async () => {
    const frames = framesOf(example);
    expect((await frames.at(1, 0, 'fr')).step).toBe(1);
    expect((await frames.at(0, 0, 'en')).step).toBe(0);
  });
  it('refuses a step beyond the end', async () => {
    await expect(framesOf(example).at(2, 0, 'en')).rejects.toThrow('no such step');
  });
});
