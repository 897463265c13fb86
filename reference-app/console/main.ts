import { basePathOf } from './basePath.js';
import { loadConfig } from './config.js';
import { loadWords } from './i18n/consoleMessages.js';
import { preferences, THEME_KEY, themeOf, wantedLocale } from './preferences.js';
import { showThemeOnPage } from './shell/pageTheme.js';
import { showPrepared } from './prepared/showPrepared.js';
import { showStopped } from './prepared/showStopped.js';
import { RETURN_PATH } from './session/returnPath.js';
import { createSessionStore, type SessionStore } from './session/sessionStore.js';
import { signedOutPlace } from './session/signedOutPlace.js';
import { tabStorage } from './session/tabStorage.js';
import { hasUnsaved, setUnsaved } from './shell/unsaved.js';

start().catch((error: unknown) => {
  console.error('Bomdeck console did not start.', error);
  showStopped(wantedLocale(), error);
});

/**
 * Immediately requests everything that the first screen needs. This file is small and does not depend on
 * React, so that it sends requests while the drawing code is still loading.
 */
async function start() {
  const basePath = basePathOf(document.baseURI);
  const theme = themeOf(preferences.get(THEME_KEY));
  showThemeOnPage(theme);
  const locale = wantedLocale();
  document.documentElement.lang = locale;
  const sessions = createSessionStore({
    storage: tabStorage(),
    name: `bomdeck${basePath}`,
    hasUnsaved,
    reload: () => {
      // Another user has signed in: what was typed is of the one before, and the dialog said that it is lost.
      setUnsaved({ hasUnsaved: false });
      location.reload();
    },
  });
  const asked = Promise.all([
    location.pathname === basePath + RETURN_PATH ? takeReturn(basePath) : undefined,
    loadConfig(basePath).catch((error: unknown) => error as Error),
    sessions.adopt(),
  ]);
  // Words that cannot be loaded are English ones.
  const words = loadWords(locale, sessions.getState().status === 'signedIn' ? [] : ['SignIn']).catch(
    () => ({}),
  );
  // Drawn for what the file and the other tabs say, so nothing has to change when React takes it over.
  const showSignIn = async () => {
    const [returned, config] = await asked;
    if (returned || config instanceof Error || config.identityProvider) return undefined;
    const place = signedOutPlace(location, basePath);
    if (sessions.getState().status === 'signedIn' || place.page !== 'signIn') return undefined;
    const release = showPrepared(locale, place, theme);
    if (release) await isPainted();
    return release;
  };
  const release = sessions.getState().status === 'signedIn' ? undefined : await showSignIn();
  const [drawConsole, [returned, config], messages] = await Promise.all([loadCode(sessions), asked, words]);
  // Another tab signed in first, so nothing waits for the provider's answer.
  if (returned && sessions.getState().status === 'signedIn')
    (await import('./session/providerReturn.js')).keptSignIns.clear();
  await drawConsole(
    {
      basePath,
      config,
      sessions,
      initialTheme: theme,
      initialLanguage: { locale, messages },
      returned,
    },
    release,
  );
}

/**
 * Resolves when the screen has been painted, so that it can be used before the next script blocks the page. A
 * page in the background is not painted.
 */
function isPainted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 200);
  });
}

/** Handles the return of a user from the identity provider. */
async function takeReturn(basePath: string) {
  return (await import('./session/providerReturn.js')).takeProviderReturn(basePath);
}

/** Starts React before the console, each in its own task: together they would block the page for longer. */
async function loadCode(sessions: SessionStore) {
  // Only starts loading here. A failure is reported when the screen is drawn.
  const screen =
    sessions.getState().status === 'signedIn' ? import('./SignedIn.js') : import('./session/SignedOut.js');
  screen.catch(() => {});
  await import('react-dom/client');
  return (await import('./drawConsole.js')).drawConsole;
}
