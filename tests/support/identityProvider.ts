import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey, JWTHeaderParameters, JWTPayload } from 'jose';
import { Provider } from 'oidc-provider';

/** A person known to the provider, with their claims. */
export interface KnownPerson {
  /** Subject. */
  sub: string;
  [claim: string]: unknown;
}

/** A real OpenID Connect provider on this machine. Who comes to it chooses on its page who to be. */
export interface TestIdentityProvider {
  readonly issuer: string;
  readonly clientId: string;
  /** Returns the tokens of a complete sign-in of a person, as a browser gets them. */
  signIn(sub: string): Promise<{ idToken: string; accessToken: string }>;
  /** An ID token with other claims than usual; undefined ones are left out. Signed with the provider's key unless another is given. */
  mint(claims: JWTPayload, how?: { key?: CryptoKey; header?: Partial<JWTHeaderParameters> }): Promise<string>;
  /** Returns the URLs requested since the last call, without the part after a question mark. */
  asked(): string[];
  close(): Promise<void>;
}

/** The options of the test provider. */
export interface TestIdentityProviderOptions {
  people: readonly KnownPerson[];
  /** The URLs to which browsers may be redirected. @defaultValue a URL where nothing listens */
  redirectUris?: readonly string[];
  /**
   * True when ID tokens hold all claims. When false, all but the subject are in the user info. @defaultValue
   * true
   */
  hasClaimsInIdToken?: boolean;
  /** @defaultValue any free one */
  port?: number;
}

const CLIENT_ID = 'console';
const SCOPE = 'openid profile email groups';
const KEY_ID = 'the key of the tests';
const NOWHERE = 'https://console.example/static/oidc-callback.html';

/** Starts it; close it when the test is over. */
export async function testIdentityProvider(
  options: TestIdentityProviderOptions,
): Promise<TestIdentityProvider> {
  const { people, redirectUris = [NOWHERE], hasClaimsInIdToken = true, port = 0 } = options;
  // Elliptic-curve keys are generated immediately.
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  let asked: string[] = [];
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider: Provider = quietly(
    () =>
      new Provider(issuer, {
        clients: [
          {
            client_id: CLIENT_ID,
            token_endpoint_auth_method: 'none',
            id_token_signed_response_alg: 'ES256',
            redirect_uris: [...redirectUris],
            response_types: ['code'],
            grant_types: ['authorization_code'],
          },
        ],
        jwks: { keys: [{ ...jwk, kid: KEY_ID, use: 'sig', alg: 'ES256' } as never] },
        cookies: { keys: ['a secret of the tests'] },
        scopes: SCOPE.split(' '),
        claims: {
          openid: ['sub'],
          profile: ['name', 'preferred_username'],
          email: ['email', 'email_verified'],
          groups: ['groups'],
        },
        conformIdTokenClaims: !hasClaimsInIdToken,
        features: { devInteractions: { enabled: false } },
        interactions: { url: (_, { uid }) => `/interaction/${uid}` },
        clientBasedCORS: () => true,
        findAccount: (_, id) => {
          const person = people.find(({ sub }) => sub === id);
          return person && { accountId: id, claims: () => Promise.resolve(person) };
        },
        // The people of the tests have no objection.
        async loadExistingGrant({ oidc }) {
          const grant = new provider.Grant({ clientId: CLIENT_ID, accountId: oidc.session!.accountId! });
          grant.addOIDCScope(SCOPE);
          await grant.save();
          return grant;
        },
        ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      }),
  );
  const answer = provider.callback();
  server.on('request', (request, response) => {
    const { pathname } = new URL(request.url ?? '/', issuer);
    asked.push(pathname);
    if (pathname.startsWith('/interaction/')) void interact(provider, people, request, response);
    else answer(request, response);
  });

  async function mint(claims: JWTPayload, how: Parameters<TestIdentityProvider['mint']>[1] = {}) {
    const now = Math.floor(Date.now() / 1000);
    const all = { iss: issuer, aud: CLIENT_ID, iat: now, exp: now + 300, ...claims };
    return new SignJWT(JSON.parse(JSON.stringify(all)) as JWTPayload)
      .setProtectedHeader({ alg: 'ES256', kid: KEY_ID, ...how.header })
      .sign(how.key ?? privateKey);
  }

  return {
    issuer,
    clientId: CLIENT_ID,
    mint,
    signIn: (sub) => signInAt(issuer, sub, redirectUris[0]!),
    asked() {
      const since = asked;
      asked = [];
      return since;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Serves the page of the provider: a button for each person it knows, and one to leave. */
async function interact(
  provider: Provider,
  people: readonly KnownPerson[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'POST') {
    const sub = new URL(request.url ?? '/', provider.issuer).searchParams.get('as');
    const result = sub === null ? { error: 'access_denied' } : { login: { accountId: sub } };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    return;
  }
  const button = (label: string, query: string) =>
    `<form method="post" action="${query}"><button>${label}</button></form>`;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
    `<!doctype html><html lang="en"><title>Test provider</title><link rel="icon" href="data:,"><h1>Who are you?</h1>
     ${people.map(({ sub }) => button(`I am ${sub}`, `?as=${encodeURIComponent(sub)}`)).join('')}
     ${button('Cancel', '?')}`,
  );
}

/** Performs the steps of a browser and the console in it, without either. */
async function signInAt(issuer: string, sub: string, redirectUri: string) {
  const cookies = new Map<string, string>();
  const visit = async (address: string, method = 'GET') => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { method, headers: { cookie }, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return new URL(answer.headers.get('location') ?? '', issuer).href;
  };
  const verifier = 'v'.repeat(64);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const query = new URLSearchParams({
    client_id: CLIENT_ID,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: SCOPE,
    code_challenge: Buffer.from(hash).toString('base64url'),
    code_challenge_method: 'S256',
  });
  const interaction = await visit(`${issuer}/auth?${query}`);
  const resumed = await visit(`${interaction}?as=${encodeURIComponent(sub)}`, 'POST');
  const code = new URL(await visit(resumed)).searchParams.get('code') ?? '';
  const answer = await fetch(`${issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: CLIENT_ID,
      redirect_uri: redirectUri,
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
    }),
  });
  if (!answer.ok) throw new Error(`The test provider answered ${answer.status}: ${await answer.text()}`);
  const tokens = (await answer.json()) as { id_token: string; access_token: string };
  return { idToken: tokens.id_token, accessToken: tokens.access_token };
}

/** It warns of Node 20 and of keys in memory, each time. */
function quietly<Result>(make: () => Result): Result {
  const { warn, info } = console;
  console.warn = console.info = () => {};
  try {
    return make();
  } finally {
    Object.assign(console, { warn, info });
  }
}
