import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  randomBytes,
  randomUUID,
  webcrypto,
} from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';

import { jwtVerify, SignJWT } from 'jose';

import type { Database } from './database.js';
import { saveSetting, settingOf } from './settings.js';

/** Everything that needs the key of this server. */
export interface Secrets {
  /** Makes the token of a session; valid for seven days. */
  makeToken(claims: TokenClaims): Promise<string>;
  /** Returns the owner of a token of this server that has not expired; `undefined` for any other text. */
  readToken(token: string): Promise<ReadToken | undefined>;
  /** Encrypts a text that has to be read again (AES-256-GCM). */
  encrypt(text: string): string;
  /** @throws Error when the text was not encrypted with this key */
  decrypt(encrypted: string): string;
  /** Returns the hash that an API key is found by. Keys are random and long, so one round is enough. */
  hashKey(key: string): string;
}

export interface TokenClaims {
  username: string;
  permissions: readonly string[];
  identityProvider: (typeof IDENTITY_PROVIDERS)[keyof typeof IDENTITY_PROVIDERS];
  /** The session mark of the account at sign-in. */
  sessionMark: string;
}

export interface ReadToken extends Omit<TokenClaims, 'permissions'> {
  /** Another one for each token; those of older releases have none. */
  tokenId?: string;
  /** The time when the token expires, in milliseconds since 1970. */
  expiresAt: number;
}

/** The identity provider of each kind of user. */
export const IDENTITY_PROVIDERS = { managed: 'LOCAL', ldap: 'LDAP', oidc: 'OPENID_CONNECT' } as const;

const KEY_BYTES = 32;
const TOKEN_DAYS = 7;
const ISSUER = 'Dependency-Track';

/** The key of a server that keeps its data in a directory: made at the first start, readable by its owner only. */
export function keyInFile(file: string): Buffer {
  if (existsSync(file)) {
    const key = Buffer.from(textOf(file).trim(), 'base64');
    if (key.byteLength !== KEY_BYTES)
      throw new Error(`${file} does not contain a key of ${KEY_BYTES} bytes.`);
    return key;
  }
  const key = randomBytes(KEY_BYTES);
  writeFileSync(file, `${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  return key;
}

// A pipe would be waited for.
function textOf(file: string): string {
  if (!statSync(file).isFile()) throw new Error(`${file} is not a file.`);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Makes sure that a database was written with this key.
 * @throws Error where another one encrypted what is in it
 */
export function requireKeyOf(db: Database, secrets: Secrets, names: { key: string; database: string }): void {
  const proof =
    settingOf(db, KEY_PROOF) ??
    db.first(db.build.selectFrom('apiKey').select('keySecret').limit(1))?.keySecret;
  try {
    if (proof !== undefined) secrets.decrypt(proof);
  } catch (error) {
    throw new Error(
      `${names.key} is not the key that ${names.database} was written with. Restore the key that belongs to it.`,
      { cause: error },
    );
  }
  if (settingOf(db, KEY_PROOF) === undefined) saveSetting(db, KEY_PROOF, secrets.encrypt('This is the key.'));
}

const KEY_PROOF = 'keyProof';

/** The key of a server that keeps nothing. */
export function keyInMemory(): Buffer {
  return randomBytes(KEY_BYTES);
}

/**
 * @param key - 32 random bytes; signing and encrypting use keys derived from it
 * @param now - the clock, in milliseconds
 */
export function secretsOf(key: Buffer, now: () => number): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, KEY_BYTES));
  const signing = signingKey(derive('bomdeck session tokens'));
  const encryption = derive('bomdeck stored secrets');
  return {
    async makeToken({ username, permissions, identityProvider, sessionMark }) {
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT({ permissions: permissions.join(','), idp: identityProvider, session: sessionMark })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(username)
        .setIssuer(ISSUER)
        .setJti(randomUUID())
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + TOKEN_DAYS * 24 * 60 * 60)
        .sign(await signing);
    },
    async readToken(token) {
      try {
        const { payload } = await jwtVerify(token, await signing, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          requiredClaims: ['sub', 'exp'],
          currentDate: new Date(now()),
        });
        return {
          username: payload.sub ?? '',
          identityProvider: payload['idp'] as TokenClaims['identityProvider'],
          sessionMark: (payload['session'] as string | undefined) ?? '',
          tokenId: payload.jti,
          expiresAt: (payload.exp ?? 0) * 1000,
        };
      } catch {
        // The reason why a token is invalid is not reported, and not needed here.
        return undefined;
      }
    },
    encrypt(text) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', encryption, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
    },
    decrypt(encrypted) {
      const bytes = Buffer.from(encrypted, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', encryption, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
    },
    hashKey: (apiKey) => createHash('sha256').update(apiKey).digest('hex'),
  };
}

/** Returns whether a stored text is encrypted. Earlier releases stored some texts in clear. */
export function isEncrypted(secrets: Secrets, text: string): boolean {
  try {
    secrets.decrypt(text);
    return true;
  } catch {
    return false;
  }
}

// As an object the key is known as one everywhere; its bytes are not where a test has put a DOM around Node.
function signingKey(bytes: Uint8Array): Promise<webcrypto.CryptoKey> {
  return webcrypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
}
