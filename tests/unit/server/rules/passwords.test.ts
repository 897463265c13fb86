import { describe, expect, it } from 'vitest';

import {
  DEFAULT_HASH_COST,
  hashPassword,
  isPassword,
} from '../../../../reference-app/server/rules/passwords.js';

const LOW = 4;

describe('passwords', () => {
  it('are recognised by their hash, and only they', async () => {
    const hash = await hashPassword('Grüße 😀', LOW);

    expect(await isPassword('Grüße 😀', hash, LOW)).toBe(true);
    expect(await isPassword('grüße 😀', hash, LOW)).toBe(false);
    expect(await isPassword('', hash, LOW)).toBe(false);
  });

  it('are others when NUL follows', async () => {
    expect(await isPassword('secret\0', await hashPassword('secret', LOW), LOW)).toBe(false);
    expect(await isPassword('secret', await hashPassword('secret\0', LOW), LOW)).toBe(false);
    expect(await isPassword('a\0b\0', await hashPassword('a\0b\0', LOW), LOW)).toBe(true);
  });

  it('are the same in any Unicode form', async () => {
    expect(await isPassword('Gru\u0308ße', await hashPassword('Gr\u00fcße', LOW), LOW)).toBe(true);
  });

  it('have another hash each time', async () => {
    expect(await hashPassword('same', LOW)).not.toBe(await hashPassword('same', LOW));
  });

  it('are wrong where there is no hash', async () => {
    expect(await isPassword('x', undefined, LOW)).toBe(false);
    expect(await isPassword('', null, LOW)).toBe(false);
  });

  it('are not compared with a hash of another kind', async () => {
    await expect(isPassword('x', 'plain$x', LOW)).rejects.toThrow(/unknown kind/);
  });

  it('are compared at the cost that they were hashed with, which servers keep high', async () => {
    const hash = await hashPassword('secret', DEFAULT_HASH_COST);

    expect(hash).toMatch(/^scrypt\$32768\$8\$1\$/);
    expect(await isPassword('secret', hash, LOW)).toBe(true);
    expect(await isPassword('secret', await hashPassword('secret', LOW), DEFAULT_HASH_COST)).toBe(true);
  });
});
