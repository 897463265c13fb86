import { createRemoteJWKSet, customFetch } from 'jose';
import type { JWTVerifyGetKey } from 'jose';

import { IdTokenRefused, verifyIdToken } from '../rules/idToken.js';
import { limitedText } from '../rules/limitedText.js';
import type { OidcSettings } from '../rules/oidcSettings.js';
import type { Ask } from './outbound.js';
import { withDeadline } from './withDeadline.js';

/** The provider through which people sign in. */
export interface IdentityProvider {
  readonly settings: OidcSettings;
  /**
   * Returns whether sign-in through the provider is possible now: it is available, and its metadata are
   * sufficient.
   */
  isAvailable(): Promise<boolean>;
  /**
   * Returns the identity that the tokens of a sign-in belong to.
   * @throws IdentityUnknown
   */
  identify(tokens: { idToken: string; accessToken: string | undefined }): Promise<Identity>;
}

/** A person as the provider knows them. */
export interface Identity {
  /** The identifier of the person. It is never assigned to anyone else. */
  subject: string;
  /** The username. It can be reassigned to someone else. */
  username: string;
  email: string | undefined;
  /** `undefined` when the provider says nothing of groups. */
  groups: readonly string[] | undefined;
}

/** No user was identified; `word` is what the API says of it. */
export class IdentityUnknown extends Error {
  override readonly name = 'IdentityUnknown';

  constructor(
    readonly word: 'INVALID_CREDENTIALS' | 'OTHER',
    options?: ErrorOptions,
  ) {
    super(`Could not identify the user: ${word}.`, options);
  }
}

interface Metadata {
  issuer: string;
  keys: JWTVerifyGetKey;
  userInfo: string | undefined;
}

const TIMEOUT_MS = 5_000;
const MOST_BYTES = 1_000_000;
const METADATA_LAST_MS = 3_600_000;
/**
 * The delay before a provider that does not answer is asked again: every user who opens a sign-in page causes
 * a request.
 */
const FAILURE_LASTS_MS = 10_000;

/**
 * @param ask - should not follow redirects: the answer must come from the address that the provider declares
 */
export function identityProviderOf(
  settings: OidcSettings,
  { ask, now, log }: { ask: Ask; now: () => number; log: (message: string) => void },
): IdentityProvider {
  const home = new URL(settings.issuer);
  let known: { until: number; metadata: Promise<Metadata | undefined> } | undefined;

  /** Returns the metadata of the provider; `undefined` when they cannot be loaded. */
  function metadata(): Promise<Metadata | undefined> {
    if (known && now() < known.until) return known.metadata;
    const asked = { until: Infinity, metadata: Promise.resolve<Metadata | undefined>(undefined) };
    asked.metadata = readMetadata().then(
      (found) => {
        asked.until = now() + METADATA_LAST_MS;
        return found;
      },
      (error: unknown) => {
        asked.until = now() + FAILURE_LASTS_MS;
        log(`No one can sign in through the identity provider: ${reasonOf(error)}`);
        return undefined;
      },
    );
    known = asked;
    return asked.metadata;
  }

  async function readMetadata(): Promise<Metadata> {
    const address = `${settings.issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`;
    const { issuer, jwks_uri: jwksUri, userinfo_endpoint: userInfo } = membersOf(await read(address));
    // Some write a slash at the end and some do not; tokens hold it as the provider itself does.
    if (typeof issuer !== 'string' || withoutSlash(issuer) !== withoutSlash(settings.issuer))
      throw new Error('its metadata belongs to another issuer.');
    return {
      issuer,
      keys: createRemoteJWKSet(new URL(addressIn(jwksUri)), {
        [customFetch]: async (url) => Response.json(await read(url)),
        timeoutDuration: TIMEOUT_MS * 2,
      }),
      userInfo: userInfo === undefined ? undefined : addressIn(userInfo),
    };
  }

  /** Returns an address from the metadata. If the provider uses TLS, the address must use it, too. */
  function addressIn(value: unknown): string {
    if (typeof value !== 'string' || !URL.canParse(value))
      throw new Error('its metadata contains no valid URL.');
    const { protocol } = new URL(value);
    if (protocol !== 'https:' && protocol !== home.protocol)
      throw new Error('its metadata contains a URL without https.');
    return value;
  }

  async function read(address: string, authorization?: string): Promise<unknown> {
    const text = await withDeadline(TIMEOUT_MS, undefined, async (signal) => {
      const headers = { accept: 'application/json', ...(authorization && { authorization }) };
      const answer = await ask(address, { headers, signal });
      if (!answer.ok) {
        await answer.body?.cancel();
        throw new Error(`${new URL(address).host} answered ${answer.status}.`);
      }
      return limitedText((answer.body ?? []) as AsyncIterable<Uint8Array>, MOST_BYTES);
    });
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw new Error(`${new URL(address).host} did not answer with JSON.`);
    }
  }

  async function identify(
    provider: Metadata,
    idToken: string,
    accessToken: string | undefined,
  ): Promise<Identity> {
    const { issuer, keys, userInfo } = provider;
    const claims = await verifyIdToken(idToken, accessToken, {
      keys,
      issuer,
      clientId: settings.clientId,
      now,
    });
    const said = identityIn(claims);
    if (isComplete(said)) return { ...said, subject: claims.sub };
    if (accessToken === undefined || userInfo === undefined)
      throw new Error(`the ID token lacks ${missingIn(said)}.`);
    const more = membersOf(await read(userInfo, `Bearer ${accessToken}`));
    // Section 5.3.2: without this check, another user's access token would be accepted.
    if (more['sub'] !== claims.sub) throw new IdTokenRefused('the access token belongs to another subject');
    const merged = mergeOf(said, identityIn(more));
    if (isComplete(merged)) return { ...merged, subject: claims.sub };
    throw new Error(`neither the ID token nor the user info contains ${missingIn(merged)}.`);
  }

  type Said = Partial<Pick<Identity, 'username' | 'email' | 'groups'>>;

  function identityIn(claims: Readonly<Record<string, unknown>>): Said {
    const { usernameClaim, teamsClaim } = settings;
    // People can write any address into their account: one that is not verified must not name a user here.
    const isUnverified = claims['email_verified'] === false || claims['email_verified'] === 'false';
    return {
      username: usernameClaim === 'email' && isUnverified ? undefined : lineOf(claims[usernameClaim]),
      email: lineOf(claims['email']),
      groups: groupsOf(claims[teamsClaim]),
    };
  }

  const isComplete = (said: Said): said is Identity =>
    said.username !== undefined && (!settings.syncsTeams || said.groups !== undefined);

  const missingIn = (said: Said) =>
    said.username === undefined
      ? `a usable claim ${settings.usernameClaim}`
      : `the claim ${settings.teamsClaim}`;

  return {
    settings,
    isAvailable: async () => (await metadata()) !== undefined,
    async identify({ idToken, accessToken }) {
      try {
        const provider = await metadata();
        if (!provider) throw new Error('the provider does not respond.');
        return await identify(provider, idToken, accessToken);
      } catch (error) {
        log(`A sign-in through the identity provider was rejected: ${reasonOf(error)}`);
        throw new IdentityUnknown(error instanceof IdTokenRefused ? 'INVALID_CREDENTIALS' : 'OTHER', {
          cause: error,
        });
      }
    },
  };
}

function mergeOf<Said extends object>(first: Said, second: Said): Said {
  const known = Object.entries(first).filter(([, value]) => value !== undefined);
  return { ...second, ...Object.fromEntries(known) };
}

/** A name as an account may have it. */
function lineOf(value: unknown): string | undefined {
  return typeof value === 'string' &&
    value.length <= 255 &&
    /^\P{Cc}+$/u.test(value) &&
    value.trim() === value
    ? value
    : undefined;
}

/** Some providers write a single group without a list. */
function groupsOf(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((group) => typeof group === 'string') : undefined;
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null)
    throw new Error('the provider did not answer with a JSON object.');
  return value as Record<string, unknown>;
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/** For the operator. What jose and we say of a token quotes nothing of it. */
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
