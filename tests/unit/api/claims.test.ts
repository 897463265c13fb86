import { describe, expect, it } from 'vitest';
import { claimsOf } from '../../../src/api/claims.js';

const token = (claims: object) =>
  ['e30', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'signature'].join('.');

describe('the claims of a token', () => {
  it('name the user and the rights', () => {
    expect(claimsOf(token({ sub: 'admin', permissions: 'BOM_UPLOAD,VIEW_PORTFOLIO', idp: 'LOCAL' }))).toEqual(
      {
        username: 'admin',
        permissions: ['BOM_UPLOAD', 'VIEW_PORTFOLIO'],
        isLocal: true,
      },
    );
  });

  it('survive names that need every letter of base64url', () => {
    const username = 'Jürgen Ÿþ ~~~ ÿÿÿ 王 🦊 ???>>>';

    expect(claimsOf(token({ sub: username }))?.username).toBe(username);
  });

  it.each([
    ['absent', {}],
    ['empty', { permissions: '' }],
  ])('grant nothing when the rights are %s', (_, claims) => {
    expect(claimsOf(token({ sub: 'a', ...claims }))?.permissions).toEqual([]);
  });

  it('say when the session ends, where they do', () => {
    expect(claimsOf(token({ sub: 'a', exp: 1_790_000_000 }))?.expiresAt).toBe(1_790_000_000_000);
    expect(claimsOf(token({ sub: 'a', exp: 'soon' }))?.expiresAt).toBeUndefined();
  });

  it.each(['LDAP', 'OPENID_CONNECT'])('tell accounts of %s from local ones', (idp) => {
    expect(claimsOf(token({ sub: 'a', idp }))?.isLocal).toBe(false);
  });

  it.each(['', 'opaque-text-of-43-characters', 'a.b', 'a.%%%.c', 'a.bm90IGpzb24.c', `a.${btoa('null')}.c`])(
    'are none in %s',
    (text) => {
      expect(claimsOf(text)).toBeUndefined();
    },
  );
});
