import { createRoot } from 'react-dom/client';
import { loadMessages } from 'bomdeck';
import { basePathOf } from './basePath.js';
import { loadConfig } from './config.js';
import { Console, loadFirstScreen } from './Console.js';
import { loadConsoleMessages } from './i18n/consoleMessages.js';
import { LOCALE_KEY, localeOf, preferences, THEME_KEY, themeOf } from './preferences.js';
import { showThemeOnPage } from './shell/pageTheme.js';
import { createSessionStore } from './session/sessionStore.js';
import { tabStorage } from './session/tabStorage.js';

void start();

/** Everything that the first screen needs is asked for at once. */
async function start() {
  const basePath = basePathOf(document.baseURI);
  const theme = themeOf(preferences.get(THEME_KEY));
  showThemeOnPage(theme);
  const locale = localeOf(preferences.get(LOCALE_KEY), navigator.languages);
  const sessions = createSessionStore({
    storage: tabStorage(),
    name: `bomdeck${basePath}`,
    reload: () => location.reload(),
  });
  const [config, messages] = await Promise.all([
    loadConfig(basePath).catch((error: unknown) => error as Error),
    // Words that cannot be loaded are English ones.
    Promise.all([loadMessages(locale), loadConsoleMessages(locale)]).catch(() => [{}, {}]),
    loadFirstScreen(sessions),
    // Another tab may be signed in; then it is another screen.
    sessions.adopt().then(() => loadFirstScreen(sessions)),
  ]);
  const words = Object.assign({}, ...messages);
  createRoot(document.getElementById('app')!).render(
    <Console
      basePath={basePath}
      config={config}
      sessions={sessions}
      initialTheme={theme}
      initialLanguage={{ locale, messages: words }}
    />,
  );
}
