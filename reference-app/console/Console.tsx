import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { styled } from 'styled-components';
import { KitProvider, createApiClient, getDefaultLocale, type ThemeName } from 'bomdeck';
import { IntlScope } from 'bomdeck/i18n';
import { ThemeScope, theme as tokens } from 'bomdeck/theme';
import { deferred } from 'bomdeck/ui';
import { type ConsoleConfig } from './config.js';
import { loadWords } from './i18n/consoleMessages.js';
import {
  formatLocaleOf,
  LOCALE_KEY,
  preferences,
  SERVER_LOCALE_KEY,
  THEME_KEY,
  wantedLocale,
} from './preferences.js';
import { isOpenServer } from './session/isOpenServer.js';
import type { ProviderReturn } from './session/providerReturn.js';
import type { SessionStore } from './session/sessionStore.js';
import type { SignedOutProps } from './session/SignedOut.js';
import { ApiContext } from './shell/ApiContext.js';
import { ChoicesContext, type Choices, type Language } from './shell/ChoicesContext.js';
import { ConsoleBoundary } from './shell/ConsoleBoundary.js';
import { showThemeOnPage } from './shell/pageTheme.js';
import { StartProblem } from './shell/StartProblem.js';
import { useBlockedApi } from './shell/useBlockedApi.js';

/** The information collected while the page starts. */
export interface ConsoleProps {
  basePath: string;
  /** The configuration. If it is an error, the console reports it instead of guessing. */
  config: ConsoleConfig | Error;
  sessions: SessionStore;
  initialTheme: ThemeName;
  initialLanguage: Language;
  /** Set when the user has just come back from the identity provider. */
  returned?: ProviderReturn;
  /**
   * The pages for signed-out users, for a console that starts with them on a prepared page. If absent, they
   * are loaded.
   */
  SignedOut?: ComponentType<SignedOutProps>;
  /** Called when the first screen has been drawn. */
  onDrawn?: () => void;
}

// Signed-in users need no sign-in page, and signed-out users need nothing behind it.
const SignedIn = deferred(() => import('./SignedIn.js').then((module) => module.SignedIn), 'throw');
const DeferredSignedOut = deferred(
  () => import('./session/SignedOut.js').then((module) => module.SignedOut),
  'throw',
);

/** Loads the code of what the console shows first; never rejects, see `deferred`. */
export async function loadFirstScreen({ sessions, config }: ConsoleProps): Promise<void> {
  if (sessions.getState().status === 'signedIn') return SignedIn.load();
  await DeferredSignedOut.load();
  if ('identityProvider' in config && config.identityProvider)
    await (await import('./session/SignedOut.js')).ProviderSignIn.load();
}

/** The console: choices of the user, then either the sign-in page or the pages behind it. */
export function Console(props: ConsoleProps) {
  const { basePath, config, sessions, initialTheme, initialLanguage, returned, onDrawn } = props;
  const { SignedOut = DeferredSignedOut } = props;
  const session = useSyncExternalStore(sessions.subscribe, sessions.getState, sessions.getState);
  const [theme, setTheme] = useState(initialTheme);
  const [language, setLanguage] = useLanguage(initialLanguage);
  const choices = useMemo<Choices>(
    () => ({
      theme,
      setTheme(next) {
        preferences.set(THEME_KEY, next);
        showThemeOnPage(next);
        setTheme(next);
      },
      locale: language.locale,
      setLocale(next) {
        preferences.set(LOCALE_KEY, next);
        setLanguage(next);
      },
    }),
    [theme, language.locale, setLanguage],
  );
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  useEffect(() => {
    document.documentElement.lang = language.locale;
  }, [language.locale]);
  // The kit takes its words from the language of a tag, its dates and numbers from all of it.
  const locale = formatLocaleOf(language.locale, navigator.languages);
  const isConfigured = !(config instanceof Error);
  const publicApi = useMemo(
    () =>
      isConfigured
        ? createApiClient({ baseUrl: config.apiBaseUrl, withCredentials: config.withCredentials })
        : undefined,
    [config, isConfigured],
  );
  const blocked = useBlockedApi(config);
  // Asked once the sign-in page is there, which nearly every server needs.
  useEffect(() => {
    if (!publicApi || sessions.getState().status === 'signedIn') return;
    const controller = new AbortController();
    void isOpenServer(publicApi, controller.signal).then((isOpen) => {
      if (isOpen && !controller.signal.aborted) sessions.open();
    });
    getDefaultLocale(publicApi, controller.signal).then(
      (locale) => {
        preferences.set(SERVER_LOCALE_KEY, locale);
        if (locale !== undefined) setLanguage(wantedLocale(locale));
      },
      // The next start asks again.
      () => {},
    );
    return () => controller.abort();
  }, [publicApi, sessions, setLanguage]);

  return (
    <ChoicesContext value={choices}>
      <IntlScope locale={locale} messages={language.messages}>
        {/* The theme is set at the root of the page, see page.css. */}
        <ThemeScope theme="inherit">
          <Surface>
            <KitProvider
              api={publicApi}
              locale={locale}
              messages={language.messages}
              preferences={preferences}
            >
              <ConsoleBoundary>
                {!isConfigured || blocked ? (
                  <StartProblem error={blocked ?? config} />
                ) : session.status === 'signedIn' ? (
                  <SignedIn
                    basePath={basePath}
                    config={config}
                    sessions={sessions}
                    session={session.session}
                    isEnded={session.isEnded}
                  />
                ) : (
                  <ApiContext value={publicApi}>
                    <SignedOut basePath={basePath} sessions={sessions} config={config} returned={returned} />
                  </ApiContext>
                )}
              </ConsoleBoundary>
            </KitProvider>
          </Surface>
        </ThemeScope>
      </IntlScope>
    </ChoicesContext>
  );
}

/** The language on screen; a new one is shown when its words are there, a late one of an older choice is not. */
function useLanguage(initial: Language): [Language, (locale: string) => void] {
  const [language, setLanguage] = useState(initial);
  const wanted = useRef(initial.locale);
  const choose = useCallback((locale: string) => {
    wanted.current = locale;
    loadWords(locale).then(
      (messages) => {
        if (wanted.current === locale) setLanguage({ locale, messages });
      },
      // The choice is kept; the words come with the next start.
      () => {},
    );
  }, []);
  return [language, choose];
}

// The full window belongs to the console: surfaces and heights are set here, once.
const Surface = styled.div`
  min-block-size: 100vh;
  background: ${tokens.color.surface.canvas};
`;
