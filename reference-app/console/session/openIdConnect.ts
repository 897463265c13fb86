import { ErrorResponse, OidcClient } from 'oidc-client-ts';
import type { IdentityProviderTokens } from 'bomdeck';
import type { IdentityProviderConfig } from '../config.js';
import { ProviderProblem } from './ProviderProblem.js';
import { keptSignIns } from './providerReturn.js';
import { RETURN_PATH } from './returnPath.js';

/** A wish to sign in. */
export interface ProviderRequest {
  /** The page to go to afterwards, below the base path. */
  target: string | undefined;
  /** The language of the console, for the provider's page. */
  locale: string;
}

/**
 * Returns the URL of the provider where the user signs in, for a code that only this tab can turn into tokens
 * (PKCE).
 * @throws ProviderProblem
 */
export async function providerAddress(
  provider: IdentityProviderConfig,
  basePath: string,
  { target, locale }: ProviderRequest,
): Promise<string> {
  if (!window.isSecureContext) throw new ProviderProblem('insecure');
  // Removes everything left from an abandoned attempt.
  keptSignIns.clear();
  return asking(async () => {
    const request = await clientOf(provider, basePath).createSigninRequest({
      state: { target },
      nonce: crypto.randomUUID(),
      ui_locales: locale,
    });
    if (!/^https?:$/.test(new URL(request.url).protocol)) throw new Error('It names no page to sign in at.');
    return request.url;
  });
}

/**
 * Returns the provider's tokens for the code in the URL to which it sent the user back. None of it is kept.
 * @throws ProviderProblem
 */
export async function providerTokens(
  provider: IdentityProviderConfig,
  basePath: string,
  address: string,
): Promise<IdentityProviderTokens> {
  try {
    return await asking(async () => {
      // It compares state, client and nonce; who it is, the server finds out.
      const answer = await clientOf(provider, basePath).processSigninResponse(address);
      if (!answer.id_token) throw new Error('It gave no ID token.');
      return { idToken: answer.id_token, accessToken: answer.access_token || undefined };
    });
  } finally {
    keptSignIns.clear();
  }
}

function clientOf({ issuer, clientId, scope }: IdentityProviderConfig, basePath: string): OidcClient {
  return new OidcClient({
    authority: issuer,
    client_id: clientId,
    scope,
    redirect_uri: location.origin + basePath + RETURN_PATH,
    response_type: 'code',
    loadUserInfo: false,
    requestTimeoutInSeconds: 20,
    stateStore: {
      set: async (state, text) => keptSignIns.set(state, text),
      get: async (state) => keptSignIns.get(state) ?? null,
      async remove(state) {
        const text = keptSignIns.get(state) ?? null;
        keptSignIns.remove(state);
        return text;
      },
      getAllKeys: async () => keptSignIns.states(),
    },
  });
}

/** Asks the provider, and says what went wrong. */
async function asking<Result>(ask: () => Promise<Result>): Promise<Result> {
  let blocked: string | undefined;
  const onViolation = ({ blockedURI, effectiveDirective, disposition }: SecurityPolicyViolationEvent) => {
    if (disposition === 'enforce' && effectiveDirective === 'connect-src' && URL.canParse(blockedURI))
      blocked = new URL(blockedURI).origin;
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ErrorResponse) {
      const kind = error.error === 'access_denied' ? 'cancelled' : 'refused';
      throw new ProviderProblem(kind, shortened(error.error_description ?? error.error), { cause: error });
    }
    // The browser reports a policy violation only after the request has failed.
    await new Promise((resolve) => setTimeout(resolve));
    if (blocked !== undefined) throw new ProviderProblem('blocked', blocked, { cause: error });
    throw new ProviderProblem('unreachable', shortened((error as Error).message), { cause: error });
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation);
  }
}

const shortened = (text: string | null) =>
  text && text.length > 300 ? `${text.slice(0, 300)}…` : (text ?? '');
