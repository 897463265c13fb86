import { useCallback, useEffect, useState } from 'react';
import type { ConsoleConfig } from '../config.js';
import type { ProviderReturn } from './providerReturn.js';
import type { SessionStore } from './sessionStore.js';
import { SignInPage, type SignInPageProps } from './SignInPage.js';
import { addressOf, signedOutPlace, type SignedOutPlace } from './signedOutPlace.js';
import { deferred } from 'bomdeck/ui';

const ChangePasswordPage = deferred(() =>
  import('./ChangePasswordPage.js').then((module) => module.ChangePasswordPage),
);

/** Apart from the page without one, and loaded with it where the configuration names a provider. */
export const ProviderSignIn = deferred(() =>
  import('./ProviderSignIn.js').then((module) => module.ProviderSignIn),
);

/** Props of {@link SignedOut}. */
export interface SignedOutProps {
  basePath: string;
  sessions: SessionStore;
  config: ConsoleConfig;
  /** Set when the user has just come back from the identity provider. */
  returned: ProviderReturn | undefined;
}

/**
 * The two pages for signed-out users. They need no router: every URL leads here, and it is remembered as the
 * page to open next.
 */
export function SignedOut({ basePath, sessions, config, returned }: SignedOutProps) {
  const [place, go] = usePlace(basePath);
  const [username, setUsername] = useState('');
  const [hasChanged, setHasChanged] = useState(false);

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
  const page: SignInPageProps = {
    defaultUsername: username,
    hasChangedPassword: hasChanged,
    redirect: place.redirect,
    onSignedIn: (event) => sessions.signIn(event),
    onPasswordChangeRequired(event) {
      setUsername(event.username);
      setHasChanged(false);
      go({ ...place, page: 'changePassword' });
    },
  };
  // A user who was asked for a new password signed in with a password.
  if (!config.identityProvider || username !== '') return <SignInPage {...page} />;
  return (
    <ProviderSignIn
      {...page}
      basePath={basePath}
      config={config}
      returned={returned}
      fallback={<SignInPage {...page} identityProvider={{ status: 'checking', onChoose: () => {} }} />}
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
