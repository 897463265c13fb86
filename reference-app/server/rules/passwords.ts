import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

// 32 MiB and 60 to 100 ms for each attempt, off the main thread. The cost stands in every hash, so it can be raised later.
const COST = { N: 2 ** 15, r: 8, p: 1 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Hashes a password as `scrypt$N$r$p$salt$key`; salt and key are base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(normalized(password), salt, KEY_BYTES, optionsOf(COST));
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), key.toString('base64')].join('$');
}

/**
 * Whether a password belongs to a hash. Without a hash it takes as long and is false, so that the time an answer takes
 * does not tell which users exist.
 * @throws Error when the hash is not one of {@link hashPassword}
 */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = (hash ?? ABSENT).split('$');
  if (scheme !== 'scrypt' || !salt || !key)
    throw new Error('The stored password hash is of an unknown kind.');
  const expected = Buffer.from(key, 'base64');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(
    normalized(password),
    Buffer.from(salt, 'base64'),
    expected.byteLength,
    optionsOf(cost),
  );
  return timingSafeEqual(actual, expected) && typeof hash === 'string';
}

const ABSENT = `scrypt$${COST.N}$${COST.r}$${COST.p}$${Buffer.alloc(SALT_BYTES).toString('base64')}$${Buffer.alloc(KEY_BYTES).toString('base64')}`;

// The same password typed on another keyboard may arrive in another Unicode form. NUL gets company, because scrypt fills short
// passwords up with it (RFC 2104, section 2), and one that ends with it would be the same as one without.
function normalized(password: string): string {
  return password.normalize('NFC').replaceAll('\0', '\0\u0001');
}

function optionsOf({ N, r, p }: typeof COST): ScryptOptions {
  return { N, r, p, maxmem: 256 * N * r };
}
