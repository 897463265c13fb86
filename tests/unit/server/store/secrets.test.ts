import { hkdfSync } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';

import { keyInFile, keyInMemory, secretsOf } from '../../../../reference-app/server/store/secrets.js';

const DAY = 24 * 60 * 60 * 1000;
const claims = {
  username: 'ann',
  permissions: ['BOM_UPLOAD', 'VIEW_PORTFOLIO'],
  identityProvider: 'LOCAL',
  sessionMark: 'm',
} as const;

describe('session tokens', () => {
  it('carry the claims clients read', async () => {
    const now = 1_700_000_000_000;

    const token = await secretsOf(keyInMemory(), () => now).makeToken(claims);

    expect(decodeJwt(token)).toEqual({
      sub: 'ann',
      iss: 'Dependency-Track',
      permissions: 'BOM_UPLOAD,VIEW_PORTFOLIO',
      idp: 'LOCAL',
      session: 'm',
      jti: expect.any(String) as string,
      iat: now / 1000,
      exp: (now + 7 * DAY) / 1000,
    });
  });

  it('are good for seven days', async () => {
    let now = 1_700_000_000_000;
    const secrets = secretsOf(keyInMemory(), () => now);
    const token = await secrets.makeToken(claims);

    now += 7 * DAY - 1000;
    expect(await secrets.readToken(token)).toMatchObject({ username: 'ann' });
    now += 2000;
    expect(await secrets.readToken(token)).toBeUndefined();
  });

  it('are worth nothing without an end, even of the same key', async () => {
    const key = keyInMemory();
    const derived = hkdfSync('sha256', key, '', 'bomdeck session tokens', 32);
    const endless = new SignJWT({ idp: 'LOCAL', session: 'm' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('ann')
      .setIssuer('Dependency-Track')
      .setIssuedAt();
    const sign = () => endless.sign(new Uint8Array(derived));
    const secrets = secretsOf(key, Date.now);

    expect(await secrets.readToken(await sign())).toBeUndefined();
    endless.setExpirationTime('1 day');
    expect(await secrets.readToken(await sign())).toMatchObject({ username: 'ann' });
  });

  it('of another key, without a signature or of another kind are worth nothing', async () => {
    const secrets = secretsOf(keyInMemory(), Date.now);
    const other = await secretsOf(keyInMemory(), Date.now).makeToken(claims);
    const unsigned = new UnsecuredJWT({}).setSubject('ann').setIssuer('Dependency-Track').encode();
    const guessed = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('ann')
      .sign(new Uint8Array(32));

    for (const token of [other, unsigned, guessed, 'x', '', 'a.b.c']) {
      expect(await secrets.readToken(token)).toBeUndefined();
    }
  });
});

describe('stored secrets', () => {
  it('come back as they were and look different each time', () => {
    const secrets = secretsOf(keyInMemory(), Date.now);

    expect(secrets.decrypt(secrets.encrypt('Grüße'))).toBe('Grüße');
    expect(secrets.encrypt('same')).not.toBe(secrets.encrypt('same'));
  });

  it('are noticed when they were tampered with', () => {
    const secrets = secretsOf(keyInMemory(), Date.now);
    const bytes = Buffer.from(secrets.encrypt('text'), 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;

    expect(() => secrets.decrypt(bytes.toString('base64'))).toThrow();
  });
});

describe('keyInFile', () => {
  it('makes a key once, for the owner alone, and refuses a broken one', () => {
    const directory = mkdtempSync(join(tmpdir(), 'bomdeck-key-'));
    const file = join(directory, 'secret.key');
    const key = keyInFile(file);

    expect(keyInFile(file)).toEqual(key);
    expect(statSync(file).mode & 0o077).toBe(0);
    writeFileSync(file, 'short');
    expect(() => keyInFile(file)).toThrow(/does not contain a key/);
    rmSync(directory, { recursive: true });
  });
});
