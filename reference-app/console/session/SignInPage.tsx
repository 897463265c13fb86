import { useEffect, type ReactNode } from 'react';
import { Message, TextSpan, useIntl, whenIdle } from 'bomdeck/i18n';
import { InlineNotice } from 'bomdeck/ui';
import { SignIn, type SignInProps } from 'bomdeck/SignIn';
import { WelcomeMessage } from 'bomdeck/WelcomeMessage';
import { START_PAGE } from '../startPage.js';
import { SessionCard } from './SessionCard.js';
import { messages } from './session.messages.js';

/** Props of {@link SignInPage}. */
export interface SignInPageProps extends Pick<
  SignInProps,
  'onSignedIn' | 'onPasswordChangeRequired' | 'identityProvider'
> {
  defaultUsername: string;
  /** True when a new password was just set. */
  hasChangedPassword: boolean;
  /** The path, below the base path, of the requested page that needs a sign-in. */
  redirect: string | undefined;
  /** Above the form. */
  notice?: ReactNode;
}

/** The sign-in page. */
export function SignInPage(props: SignInPageProps) {
  const { defaultUsername, hasChangedPassword, redirect, notice } = props;
  const { onSignedIn, onPasswordChangeRequired, identityProvider } = props;
  const intl = useIntl();
  useEffect(() => {
    document.title = intl.formatMessage(messages.signInTitle);
  }, [intl]);
  useEffect(() => prefetchWhenIdle(redirect ?? START_PAGE), [redirect]);
  return (
    <SessionCard title={<Message {...messages.signIn} />} above={<WelcomeMessage />}>
      {hasChangedPassword && (
        <InlineNotice tone="success" role="status" title={<Message {...messages.passwordChanged} />} />
      )}
      <TextSpan>{notice}</TextSpan>
      <SignIn
        key={defaultUsername}
        defaultUsername={defaultUsername}
        onSignedIn={onSignedIn}
        onPasswordChangeRequired={onPasswordChangeRequired}
        identityProvider={identityProvider}
      />
      {redirect !== undefined && (
        <p>
          <Message {...messages.willReturn} />
        </p>
      )}
    </SessionCard>
  );
}

/**
 * Fetches the resources needed right after signing in while the user types, and only once the page has
 * nothing else to do. It fetches them no later than when the server checks the password.
 */
function prefetchWhenIdle(address: string) {
  const fetchNext = () => {
    // A failure here is of no matter: the same request is made when the page is needed.
    // eslint-disable-next-line layers/restricted-later -- The page that follows is fetched here, and nothing of it is used.
    import('../SignedIn.js').then(({ prefetchPage }) => prefetchPage(address)).catch(() => {});
  };
  let cancel = () => {};
  const timer = setTimeout(() => (cancel = whenIdle(fetchNext)), 1000);
  document.addEventListener('submit', fetchNext, { capture: true });
  return () => {
    clearTimeout(timer);
    cancel();
    document.removeEventListener('submit', fetchNext, { capture: true });
  };
}
