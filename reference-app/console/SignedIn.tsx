import { useCallback, useEffect, useMemo, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  KitProvider,
  PERMISSIONS,
  createApiClient,
  getServer,
  type ApiClient,
  type AuthContext,
} from 'bomdeck';
import { useIntl } from 'bomdeck/i18n';
import { theme } from 'bomdeck/theme';
import { deferred, LoadingRows, ToastList, createToasts } from 'bomdeck/ui';
import type { ConsoleConfig } from './config.js';
import { navigationAdapter } from './routes/navigationAdapter.js';
import { createRouter } from './routes/router.js';
import { RouterContext } from './routes/RouterContext.js';
import { endSession } from './session/endSession.js';
import { isRefusal, loadPermissions } from './session/loadPermissions.js';
import { PermissionProblem } from './session/PermissionProblem.js';
import type { Session, SessionStore } from './session/sessionStore.js';
import { messages } from './session/session.messages.js';
import { useSessionExpiry } from './session/useSessionExpiry.js';
import { useUser } from './session/useUser.js';
import { ApiContext } from './shell/ApiContext.js';
import { watchConnection } from './shell/connection.js';
import { notifierOf } from './shell/notifierOf.js';
import { NotifyContext } from './shell/NotifyContext.js';
import { SessionContext, type SessionActions } from './shell/SessionContext.js';
import { setUnsaved } from './shell/unsaved.js';

// In the same chunk as the pages, which the sign-in page does without.
export { prefetchPage } from './routes/router.js';

/** Props of {@link SignedIn}. */
export interface SignedInProps {
  basePath: string;
  config: ConsoleConfig;
  sessions: SessionStore;
  session: Session;
  /**
   * True when the server no longer accepts the token. The pages remain, and a dialog asks the user to sign in
   * again.
   */
  isEnded: boolean;
}

const SessionEndedDialog = deferred(() =>
  import('./session/SessionEndedDialog.js').then((module) => module.SessionEndedDialog),
);

/** Everything behind the sign-in: what the widgets need from their host, and the pages. */
export function SignedIn(props: SignedInProps) {
  const { basePath, config, sessions, session, isEnded } = props;
  // One client for as long as one user is signed in: its cache must not outlive them.
  const [api] = useState(() =>
    watchConnection(
      createApiClient({
        baseUrl: config.apiBaseUrl,
        withCredentials: config.withCredentials,
        getToken: () => {
          const state = sessions.getState();
          // A server may still take the token of a user who signed out.
          return state.status === 'signedIn' && !state.isEnded ? state.session.token : undefined;
        },
      }),
    ),
  );
  const [router] = useState(() => createRouter(basePath));
  useEffect(() => () => router.dispose(), [router]);
  const navigation = useMemo(() => navigationAdapter(router, basePath), [router, basePath]);
  const [toasts] = useState(createToasts);
  const notify = useMemo(() => notifierOf(toasts), [toasts]);

  const { token } = session;
  const intl = useIntl();
  useSessionExpiry(session, {
    onNear: (at) =>
      toasts.show({
        id: EXPIRY,
        tone: 'warning',
        durationMs: Infinity,
        title: intl.formatMessage(messages.endsSoon, { time: intl.formatTime(at) }),
        description: intl.formatMessage(messages.endsSoonAdvice),
        actions: [
          { label: intl.formatMessage(messages.signInAgain), onSelect: () => sessions.refuse(token) },
        ],
      }),
    onDue: () => {
      toasts.dismiss(EXPIRY);
      api.send({ path: '/api/v1/user/self' }).catch((error: unknown) => {
        if (isRefusal(error)) sessions.refuse(token);
      });
    },
    onOver: () => toasts.dismiss(EXPIRY),
  });
  const [permissions, problem, askAgain] = usePermissions(api, session);
  const [user, onUserChanged] = useUser(api, () => sessions.refuse(token));
  const username = session.username || user?.username || '';
  useEffect(() => {
    if (user?.username) sessions.recognize(user.username);
  }, [sessions, user]);
  const name = user?.fullname;
  const leave = useCallback(() => {
    // Users who sign out on purpose are not sent back to this page.
    history.replaceState(null, '', `${basePath}/login`);
    sessions.signOut();
  }, [basePath, sessions]);
  const actions = useMemo<SessionActions>(() => {
    const rights = permissions ?? [];
    if (token === undefined) return { permissions: rights, isLocal: false };
    return {
      permissions: rights,
      signOut() {
        const connection = { baseUrl: config.apiBaseUrl, withCredentials: config.withCredentials };
        void canEndSessions(api).then((can) => {
          if (can) endSession(connection, token);
        });
        leave();
      },
      user: { username, name },
      isLocal: session.isLocal ?? user?.isLocal ?? false,
      onUserChanged,
    };
  }, [api, config, token, leave, username, name, permissions, session.isLocal, user?.isLocal, onUserChanged]);
  const auth = useMemo<AuthContext>(
    () => ({
      user: actions.user,
      permissions: actions.permissions,
      signOut: actions.signOut,
      onUnauthorized: () => sessions.refuse(token),
    }),
    // A new token is a new context, so that rejected requests are sent again.
    [token, sessions, actions],
  );

  return (
    <ApiContext value={api}>
      <SessionContext value={actions}>
        <KitProvider
          api={api}
          auth={auth}
          navigation={navigation}
          notify={notify}
          onUnsavedChange={setUnsaved}
        >
          <NotifyContext value={notify}>
            {problem !== undefined ? (
              <PermissionProblem error={problem} onRetry={askAgain} />
            ) : permissions === undefined ? (
              <Waiting>
                <LoadingRows />
              </Waiting>
            ) : (
              <RouterContext value={router}>
                <RouterProvider router={router} />
              </RouterContext>
            )}
          </NotifyContext>
          <ToastList toasts={toasts} />
          {isEnded && (
            // A password is nothing to lose.
            <KitProvider onUnsavedChange={ignore}>
              <SessionEndedDialog
                username={username}
                onSignedIn={(event) => sessions.signIn(event)}
                identityProvider={actions.isLocal ? undefined : inNewTab(config, basePath)}
                onLeave={leave}
              />
            </KitProvider>
          )}
        </KitProvider>
      </SessionContext>
    </ApiContext>
  );
}

const EXPIRY = 'sessionExpiry';
const ignore = () => {};

/**
 * Returns the action that opens the sign-in page in another tab, for users who did not sign in with a
 * password of the server: leaving this page for the provider would lose what was typed. Once a user signs in
 * there, this tab is notified.
 */
function inNewTab({ identityProvider }: ConsoleConfig, basePath: string) {
  if (!identityProvider) return undefined;
  return {
    label: identityProvider.buttonText,
    onChoose: () => void window.open(`${basePath}/login`, '_blank', 'noopener'),
  };
}

/**
 * Returns whether the server ends a session on request. A server that does not identify itself might, so the
 * answer is true.
 */
function canEndSessions(api: ApiClient): Promise<boolean> {
  return getServer(api).then(
    ({ capabilities }) => capabilities.endsSessions,
    () => true,
  );
}

/**
 * Returns the permissions of the user, as given by the token, or else by the server. A server without sign-in
 * allows everything.
 */
function usePermissions(api: ReturnType<typeof createApiClient>, session: Session) {
  const [asked, setAsked] = useState<{ token: string; permissions?: readonly string[]; problem?: unknown }>();
  const [attempt, setAttempt] = useState(0);
  const { token, permissions } = session;
  useEffect(() => {
    if (permissions || token === undefined) return;
    const controller = new AbortController();
    loadPermissions(api, controller.signal).then(
      (loaded) => setAsked({ token, permissions: loaded }),
      (problem: unknown) => {
        if (!controller.signal.aborted) setAsked({ token, problem });
      },
    );
    return () => controller.abort();
  }, [api, token, permissions, attempt]);
  const known = token === undefined ? PERMISSIONS : (permissions ?? asked?.permissions);
  const problem = !known && asked?.token === token ? asked?.problem : undefined;
  return [known, problem, () => setAttempt((count) => count + 1)] as const;
}

const Waiting = styled.main`
  padding: ${theme.space['3xl']};
`;
