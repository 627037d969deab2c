import { describe, expect, it } from 'vitest';
import { bytesOf } from './push';

describe('the key of the server', () => {
  it('is read from base64url', () => {
    expect([...bytesOf('AP-_')]).toEqual([0, 255, 191]);
  });
});
