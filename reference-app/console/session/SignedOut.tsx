import { useCallback, useEffect, useState } from 'react';
import type { ConsoleConfig } from '../config.js';
import { useApi } from '../shell/ApiContext.js';
import { useChoices } from '../shell/ChoicesContext.js';
import type { ProviderReturn } from './providerReturn.js';
import type { SessionStore } from './sessionStore.js';
import { SignInPage } from './SignInPage.js';
import { addressOf, signedOutPlace, type SignedOutPlace } from './signedOutPlace.js';
import { useIdentityProvider } from './useIdentityProvider.js';
import { deferred } from 'bomdeck/ui';

const ChangePasswordPage = deferred(() =>
  import('./ChangePasswordPage.js').then((module) => module.ChangePasswordPage),
);

/** Props of {@link SignedOut}. */
export interface SignedOutProps {
  basePath: string;
  sessions: SessionStore;
  config: ConsoleConfig;
  /** Somebody who has just come back from the identity provider. */
  returned: ProviderReturn | undefined;
}

/**
 * The two pages of somebody who is not signed in. They need no router: whatever the address is, it leads here, and it is
 * remembered as the page to go on to.
 */
export function SignedOut({ basePath, sessions, config, returned }: SignedOutProps) {
  const [place, go] = usePlace(basePath);
  const [username, setUsername] = useState('');
  const [hasChanged, setHasChanged] = useState(false);
  const { identityProvider, problem } = useIdentityProvider({
    api: useApi(),
    config,
    basePath,
    locale: useChoices().locale,
    redirect: place.redirect,
    returned,
    onSignedIn: (session) => sessions.signIn(session),
  });

  if (place.page === 'changePassword') {
    return (
      <ChangePasswordPage
        isRequired={username !== ''}
        defaultUsername={username}
        onPasswordChanged={(event) => {
          setUsername(event.username);
          setHasChanged(true);
          go({ ...place, page: 'signIn' });
        }}
        onCancel={() => go({ ...place, page: 'signIn' })}
      />
    );
  }
  return (
    <SignInPage
      defaultUsername={username}
      hasChangedPassword={hasChanged}
      redirect={place.redirect}
      // Who has just changed a password came with one.
      identityProvider={username === '' ? identityProvider : undefined}
      providerProblem={username === '' ? problem : undefined}
      onSignedIn={(event) => sessions.signIn(event)}
      onPasswordChangeRequired={(event) => {
        setUsername(event.username);
        setHasChanged(false);
        go({ ...place, page: 'changePassword' });
      }}
    />
  );
}

/** The place of the address bar, which is put in order when it shows a page that cannot be seen yet. */
function usePlace(basePath: string): [SignedOutPlace, (place: SignedOutPlace) => void] {
  const [place, setPlace] = useState(() => signedOutPlace(location, basePath));
  useEffect(() => {
    const settle = () => {
      const next = signedOutPlace(location, basePath);
      history.replaceState(null, '', addressOf(next, basePath));
      setPlace(next);
    };
    settle();
    window.addEventListener('popstate', settle);
    return () => window.removeEventListener('popstate', settle);
  }, [basePath]);
  const go = useCallback(
    (next: SignedOutPlace) => {
      history.pushState(null, '', addressOf(next, basePath));
      setPlace(next);
    },
    [basePath],
  );
  return [place, go];
}
