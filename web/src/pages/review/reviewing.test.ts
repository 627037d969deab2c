import { afterEach, expect, it, vi } from 'vitest';

const info = { status: 'working', done: 0, all: 100, review: null, chances: [] as number[][] };
vi.mock('../../api/client', () => ({
  Refused: class extends Error {},
  get: () => Promise.resolve({ ...info }),
  post: () => Promise.resolve({ ...info }),
}));
const { Reviewing } = await import('./reviewing.svelte');

afterEach(() => {
  vi.useRealTimers();
});

it('says that it takes long after a while without news, and no more once there is some', async () => {
  vi.useFakeTimers();
  const reviewing = new Reviewing('abc');
  await reviewing.start();
  expect(reviewing.late).toBe(false);
  await vi.advanceTimersByTimeAsync(4000);
  expect(reviewing.late).toBe(false);
  await vi.advanceTimersByTimeAsync(4000);
  expect(reviewing.late).toBe(true);
  info.done = 1;
  await vi.advanceTimersByTimeAsync(1000);
  expect(reviewing.late).toBe(false);
  info.status = 'waiting'; // somebody else's is made: that is said otherwise
  await vi.advanceTimersByTimeAsync(9000);
  expect(reviewing.late).toBe(false);
  reviewing.stop();
});
