import { describe, expect, it } from 'vitest';

import { hashPassword, isPassword } from '../../../../reference-app/server/rules/passwords.js';

describe('passwords', () => {
  it('are recognised by their hash, and only they', async () => {
    const hash = await hashPassword('Grüße 😀');

    expect(await isPassword('Grüße 😀', hash)).toBe(true);
    expect(await isPassword('grüße 😀', hash)).toBe(false);
    expect(await isPassword('', hash)).toBe(false);
  });

  it('are others when NUL follows', async () => {
    expect(await isPassword('secret\0', await hashPassword('secret'))).toBe(false);
    expect(await isPassword('secret', await hashPassword('secret\0'))).toBe(false);
    expect(await isPassword('a\0b\0', await hashPassword('a\0b\0'))).toBe(true);
  });

  it('are the same in any Unicode form', async () => {
    expect(await isPassword('Gru\u0308ße', await hashPassword('Gr\u00fcße'))).toBe(true);
  });

  it('have another hash each time', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
  });

  it('are wrong where there is no hash', async () => {
    expect(await isPassword('x', undefined)).toBe(false);
    expect(await isPassword('', null)).toBe(false);
  });

  it('are not compared with a hash of another kind', async () => {
    await expect(isPassword('x', 'plain$x')).rejects.toThrow(/unknown kind/);
  });
});
