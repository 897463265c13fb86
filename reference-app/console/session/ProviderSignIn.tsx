import type { ConsoleConfig } from '../config.js';
import { useApi } from '../shell/ApiContext.js';
import { useChoices } from '../shell/ChoicesContext.js';
import { ProviderNotice } from './ProviderNotice.js';
import type { ProviderReturn } from './providerReturn.js';
import { SignInPage, type SignInPageProps } from './SignInPage.js';
import { useIdentityProvider } from './useIdentityProvider.js';

/** Props of {@link ProviderSignIn}. */
export interface ProviderSignInProps extends SignInPageProps {
  basePath: string;
  config: ConsoleConfig;
  /** Set when the user has just come back from the identity provider. */
  returned: ProviderReturn | undefined;
}

/** The sign-in page of a console with an identity provider; most have none, and do without this code. */
export function ProviderSignIn(props: ProviderSignInProps) {
  const { basePath, config, returned, ...page } = props;
  const { identityProvider, problem } = useIdentityProvider({
    api: useApi(),
    config,
    basePath,
    locale: useChoices().locale,
    redirect: page.redirect,
    returned,
    onSignedIn: page.onSignedIn,
  });
  return (
    <SignInPage
      {...page}
      identityProvider={identityProvider}
      notice={problem && <ProviderNotice problem={problem} />}
    />
  );
}
