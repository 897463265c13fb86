import { describe, expect, it } from 'vitest';

import { hasCredentials, withoutCredentials } from '../../../src/domain/sameOrigin.js';

describe('an address', () => {
  it.each([
    ['https://u:p@nexus.example/x', 'https://nexus.example/x', 'u', 'p'],
    ['https://token@nexus.example/', 'https://nexus.example/', undefined, 'token'],
    ['http:\t//bob:S3CRET@nexus.example/', 'http://nexus.example/', 'bob', 'S3CRET'],
    ['ht\ntp:/\r/bob:S3\tCRET@nexus.example/', 'http://nexus.example/', 'bob', 'S3CRET'],
    ['\u0001\u0000 http://bob:S3CRET@nexus.example/', 'http://nexus.example/', 'bob', 'S3CRET'],
    ['http:\\\\bob:S3CRET@nexus.example/', 'http:\\\\nexus.example/', 'bob', 'S3CRET'],
    ['http:bob:S3CRET@nexus.example/', 'http:nexus.example/', 'bob', 'S3CRET'],
    ['npm://b\\b:S3CRET@nexus.example/', 'npm://nexus.example/', 'b\\b', 'S3CRET'],
  ])('with credentials is known, and without them: %j', (address, bare, username, password) => {
    expect(hasCredentials(address)).toBe(true);
    expect(withoutCredentials(address)).toEqual({
      address: bare,
      ...(username && { username }),
      password,
    });
    expect(hasCredentials(bare)).toBe(false);
  });

  it.each(['https://nexus.example/a@b', 'https://nexus.example/?q=u:p@x', 'nexus.example', ''])(
    'without any has none: %j',
    (address) => {
      expect(hasCredentials(address)).toBe(false);
    },
  );
});
