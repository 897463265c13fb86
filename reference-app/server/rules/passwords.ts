import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

/**
 * The default cost: 32 MiB and 60 to 100 ms for each attempt, off the main thread. Every hash contains its
 * cost, so it can be raised later.
 */
export const DEFAULT_HASH_COST = 15;
const BLOCK_SIZE = 8;
const PARALLEL = 1;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/**
 * Hashes a password as `scrypt$N$r$p$salt$key`; salt and key are base64.
 * @param hashCost - binary logarithm of `N`: each step doubles time and memory
 */
export async function hashPassword(password: string, hashCost: number): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const cost = costOf(hashCost);
  const key = await derive(normalized(password), salt, KEY_BYTES, optionsOf(cost));
  return hashOf(cost, salt, key);
}

/**
 * Returns whether a password belongs to a hash. Without a hash, the check takes equally long and returns
 * false, so that the time of an answer does not reveal which users exist.
 * @param hashCost - the cost of hashes here, see {@link hashPassword}; used where there is no hash
 * @throws Error when the hash is not one of {@link hashPassword}
 */
export async function isPassword(
  password: string,
  hash: string | null | undefined,
  hashCost: number,
): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = (hash ?? absentHash(hashCost)).split('$');
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

function absentHash(hashCost: number): string {
  return hashOf(costOf(hashCost), Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));
}

interface Cost {
  N: number;
  r: number;
  p: number;
}

function costOf(hashCost: number): Cost {
  return { N: 2 ** hashCost, r: BLOCK_SIZE, p: PARALLEL };
}

function hashOf({ N, r, p }: Cost, salt: Buffer, key: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$');
}

// The same password typed on another keyboard may arrive in another Unicode form. NUL gets company, because scrypt fills short
// passwords up with it (RFC 2104, section 2), and one that ends with it would be the same as one without.
function normalized(password: string): string {
  return password.normalize('NFC').replaceAll('\0', '\0\u0001');
}

function optionsOf({ N, r, p }: Cost): ScryptOptions {
  return { N, r, p, maxmem: 256 * N * r };
}
