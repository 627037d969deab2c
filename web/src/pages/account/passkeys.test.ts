import { describe, expect, it } from 'vitest';
import { bytes, written } from './passkeys';

describe('bytes between the browser and the server', () => {
  it('are written without letters that addresses or padding need', () => {
    const all = Uint8Array.from({ length: 256 }, (_, at) => at);
    const text = written(all.buffer);
    expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
    expect([...bytes(text)]).toEqual([...all]);
  });

  it('are nothing where there are none', () => {
    expect(written(null)).toBe('');
    expect([...bytes('')]).toEqual([]);
  });
});
