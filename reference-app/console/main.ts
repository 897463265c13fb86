import { loadMessages } from 'bomdeck';
import { basePathOf } from './basePath.js';
import { loadConfig } from './config.js';
import { loadConsoleMessages } from './i18n/consoleMessages.js';
import { preferences, THEME_KEY, themeOf, wantedLocale } from './preferences.js';
import { showThemeOnPage } from './shell/pageTheme.js';
import { RETURN_PATH } from './session/returnPath.js';
import { createSessionStore, type SessionStore } from './session/sessionStore.js';
import { tabStorage } from './session/tabStorage.js';

void start();

/**
 * Asks at once for everything that the first screen needs. This file is small and knows nothing of React, so that it
 * asks while the code that draws is still on its way.
 */
async function start() {
  const basePath = basePathOf(document.baseURI);
  const theme = themeOf(preferences.get(THEME_KEY));
  showThemeOnPage(theme);
  const locale = wantedLocale();
  const sessions = createSessionStore({
    storage: tabStorage(),
    name: `bomdeck${basePath}`,
    reload: () => location.reload(),
  });
  const [drawConsole, returned, config, messages] = await Promise.all([
    loadCode(sessions),
    location.pathname === basePath + RETURN_PATH ? takeReturn(basePath) : undefined,
    loadConfig(basePath).catch((error: unknown) => error as Error),
    // Words that cannot be loaded are English ones.
    Promise.all([loadMessages(locale), loadConsoleMessages(locale)]).catch(() => [{}, {}]),
    sessions.adopt(),
  ]);
  // In another tab somebody was quicker: nothing waits for what came back any more.
  if (returned && sessions.getState().status === 'signedIn')
    (await import('./session/providerReturn.js')).keptSignIns.clear();
  const words = Object.assign({}, ...messages);
  await drawConsole({
    basePath,
    config,
    sessions,
    initialTheme: theme,
    initialLanguage: { locale, messages: words },
    returned,
  });
}

/** Somebody comes back from the identity provider. */
async function takeReturn(basePath: string) {
  return (await import('./session/providerReturn.js')).takeProviderReturn(basePath);
}

/** React is started before the console, each in a task of its own: together they would stop the page for longer. */
async function loadCode(sessions: SessionStore) {
  // Only asked for here; a failure is said when the screen is drawn.
  const screen =
    sessions.getState().status === 'signedIn' ? import('./SignedIn.js') : import('./session/SignedOut.js');
  screen.catch(() => {});
  await import('react-dom/client');
  return (await import('./drawConsole.js')).drawConsole;
}
