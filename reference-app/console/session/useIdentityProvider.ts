import { useEffect, useEffectEvent, useState } from 'react';
import { isIdentityProviderAvailable, signInWithIdentityProvider, type ApiClient } from 'bomdeck';
import type { SignInIdentityProvider } from 'bomdeck/SignIn';
import type { ConsoleConfig, IdentityProviderConfig } from '../config.js';
import { ProviderProblem } from './ProviderProblem.js';
import type { ProviderReturn } from './providerReturn.js';
import type { SharedSession } from './sessionSharing.js';
import { usernameOf } from './usernameOf.js';

/** The options of {@link useIdentityProvider}. */
export interface IdentityProviderOptions {
  /** Without a session. */
  api: ApiClient;
  config: ConsoleConfig;
  basePath: string;
  locale: string;
  /** The requested page, below the base path. */
  redirect: string | undefined;
  /** Set when the user has just come back from the provider. */
  returned: ProviderReturn | undefined;
  onSignedIn: (session: SharedSession) => void;
}

/** The way in through the identity provider; nothing of it where none is set up, and no code of it before it is chosen. */
export function useIdentityProvider(options: IdentityProviderOptions): {
  identityProvider: SignInIdentityProvider | undefined;
  problem: ProviderProblem | undefined;
} {
  const { api, config, basePath, locale, redirect, returned } = options;
  const provider = config.identityProvider;
  const [isAvailable, setIsAvailable] = useState<boolean>();
  const [isBusy, setIsBusy] = useState(isWaiting(returned));
  const [failure, setFailure] = useState<unknown>(
    returned && !returned.isExpected ? new ProviderProblem('lost') : undefined,
  );
  const onSignedIn = useEffectEvent(options.onSignedIn);

  useEffect(() => {
    if (!provider) return;
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), PATIENCE_MS);
    let isGone = false;
    const settle = (answer: boolean) => {
      if (!isGone) setIsAvailable(answer);
    };
    isIdentityProviderAvailable(api, controller.signal)
      .then(settle, () => settle(false))
      .finally(() => clearTimeout(timer));
    return () => {
      isGone = true;
      controller.abort();
    };
  }, [api, provider]);

  useEffect(() => {
    if (!provider || !isWaiting(returned)) return;
    used.add(returned);
    finish(api, provider, basePath, returned.address)
      .then(async (token) => {
        const connection = { baseUrl: config.apiBaseUrl, withCredentials: config.withCredentials };
        onSignedIn({ token, username: await usernameOf(connection, token) });
      })
      .catch((error: unknown) => {
        setFailure(error);
        setIsBusy(false);
      });
  }, [api, config, provider, basePath, returned]);

  // Back from the provider by the history, to a page that still thinks it is leaving.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setIsBusy(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  if (!provider) return { identityProvider: undefined, problem: undefined };
  const isOffered = isBusy || isAvailable !== false;
  const problem =
    failure instanceof ProviderProblem
      ? failure
      : isOffered || failure !== undefined
        ? undefined
        : new ProviderProblem('notAvailable');
  return {
    problem,
    identityProvider: isOffered
      ? {
          label: provider.buttonText,
          status: isBusy ? 'busy' : isAvailable === undefined ? 'checking' : 'ready',
          error: problem ? undefined : failure,
          onChoose() {
            setIsBusy(true);
            setFailure(undefined);
            leaveFor(provider, basePath, { target: redirect, locale }).catch((error: unknown) => {
              setFailure(error);
              setIsBusy(false);
            });
          },
        }
      : undefined,
  };
}

// The answer of the provider can be used once, however often the page is drawn.
const used = new WeakSet<ProviderReturn>();

function isWaiting(returned: ProviderReturn | undefined): returned is ProviderReturn {
  return returned !== undefined && returned.isExpected && !used.has(returned);
}

/** The maximum wait. A sign-in page must not wait for a server that asks another one that does not answer. */
const PATIENCE_MS = 8_000;

async function leaveFor(
  provider: IdentityProviderConfig,
  basePath: string,
  request: { target: string | undefined; locale: string },
): Promise<void> {
  const { providerAddress } = await import('./openIdConnect.js');
  location.assign(await providerAddress(provider, basePath, request));
}

async function finish(
  api: ApiClient,
  provider: IdentityProviderConfig,
  basePath: string,
  address: string,
): Promise<string> {
  const { providerTokens } = await import('./openIdConnect.js');
  const token = await signInWithIdentityProvider(api, await providerTokens(provider, basePath, address));
  if (token === undefined) throw new ProviderProblem('notAvailable');
  return token;
}
