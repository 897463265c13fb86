import { createHash } from 'node:crypto';

import { errors, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';

/** The values against which an ID token is checked. */
export interface IdTokenExpectations {
  /** Finds the key of the provider that a token names. */
  keys: JWTVerifyGetKey;
  /** The issuer as the provider's own metadata name it. */
  issuer: string;
  clientId: string;
  /** The clock, in milliseconds. */
  now: () => number;
}

/** The claims of an ID token that holds. */
export interface IdTokenClaims extends JWTPayload {
  sub: string;
}

/** The token is not valid. The message contains the reason, and nothing from the token. */
export class IdTokenRefused extends Error {
  override readonly name = 'IdTokenRefused';
}

/** Signatures by a key pair: what only the provider can make. A shared secret would be known to each browser. */
const ALGORITHMS = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512'],
  ...['EdDSA', 'Ed25519'],
];
/** Seconds by which two clocks may differ. */
const CLOCK_TOLERANCE_S = 60;

/**
 * Returns the claims of an ID token, once it is known to be from the provider, for this client, and current
 * (OpenID Connect Core 1.0, section 3.1.3.7). The nonce is for the party that requested the token, which is
 * the console.
 * @param accessToken - checked against its hash in the ID token, if there is one
 * @throws IdTokenRefused; also any error from `keys`
 */
export async function verifyIdToken(
  idToken: string,
  accessToken: string | undefined,
  { keys, issuer, clientId, now }: IdTokenExpectations,
): Promise<IdTokenClaims> {
  const { payload, protectedHeader } = await verified();
  const { typ, alg } = protectedHeader;
  // Access tokens and logout tokens of the same provider are signed by the same keys.
  if (typ !== undefined && !/^(application\/)?jwt$/i.test(typ))
    throw new IdTokenRefused('its type is not JWT');
  if (typeof payload.sub !== 'string' || payload.sub === '')
    throw new IdTokenRefused('it does not contain a subject');
  if (payload.iat! * 1000 > now() + CLOCK_TOLERANCE_S * 1000)
    throw new IdTokenRefused('it was issued in the future');
  const { azp } = payload;
  const hasOtherAudiences = Array.isArray(payload.aud) && payload.aud.length > 1;
  if (azp === undefined ? hasOtherAudiences : azp !== clientId)
    throw new IdTokenRefused('it was issued for another client');
  if (accessToken !== undefined && payload['at_hash'] !== undefined) {
    if (payload['at_hash'] !== halfHash(accessToken, alg))
      throw new IdTokenRefused('it does not belong to the access token');
  }
  return payload as IdTokenClaims;

  async function verified() {
    try {
      return await jwtVerify(idToken, keys, {
        algorithms: ALGORITHMS,
        issuer,
        audience: clientId,
        requiredClaims: ['sub', 'exp', 'iat'],
        clockTolerance: CLOCK_TOLERANCE_S,
        currentDate: new Date(now()),
      });
    } catch (error) {
      // Keys that cannot be used are no fault of the token.
      if (!(error instanceof errors.JOSEError) || error instanceof errors.JWKSInvalid) throw error;
      throw new IdTokenRefused(error.message, { cause: error });
    }
  }
}

/** The left half of a hash that is as strong as the signature (section 3.1.3.6). */
function halfHash(text: string, alg: string): string {
  const bits = /(256|384|512)$/.exec(alg)?.[1] ?? '512';
  const isEd25519 = alg.startsWith('Ed');
  const hash = createHash(`sha${isEd25519 ? '512' : bits}`)
    .update(text)
    .digest();
  return hash.subarray(0, hash.length / 2).toString('base64url');
}
