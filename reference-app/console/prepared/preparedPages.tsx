import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { LOCALES, loadMessages } from 'bomdeck';
import type { ConsoleConfig } from '../config.js';
import { Console } from '../Console.js';
import { loadConsoleMessages } from '../i18n/consoleMessages.js';
import type { SessionStore } from '../session/sessionStore.js';
import { SignedOut } from '../session/SignedOut.js';
import { addressOf, type SignedOutPlace } from '../session/signedOutPlace.js';
import { nameOfPrepared } from './takePrepared.js';

/** A page by its name in index.html. */
export interface PreparedPage {
  name: string;
  html: string;
}

/**
 * The pages that the console shows before its code has loaded, in each language, with their styles: the
 * sign-in page as it is first drawn, and the page that reports that the code does not load. The build puts
 * them into index.html.
 */
export const prepared = await drawPages();

async function drawPages(): Promise<{ pages: PreparedPage[]; styles: string }> {
  const sheet = new ServerStyleSheet();
  const pages: PreparedPage[] = [];
  for (const locale of LOCALES) {
    const messages = Object.assign(
      {},
      await loadMessages(locale),
      await loadConsoleMessages(locale),
    ) as object;
    const draw = (place: SignedOutPlace, config: ConsoleConfig | Error) => {
      const page = sheet.collectStyles(
        <Console
          basePath=""
          config={config}
          sessions={signedOutSessions()}
          SignedOut={SignedOut}
          initialTheme="auto"
          initialLanguage={{ locale, messages: { ...messages } }}
        />,
      );
      return inBrowserAt(place, () => renderToString(page));
    };
    for (const redirect of [undefined, '/projects']) {
      const place: SignedOutPlace = { page: 'signIn', redirect };
      const html = draw(place, { apiBaseUrl: '', withCredentials: false });
      pages.push({ name: nameOfPrepared(locale, place), html });
    }
    const html = draw({ page: 'signIn', redirect: undefined }, new Error());
    pages.push({ name: nameOfPrepared(locale, 'stopped'), html });
  }
  return { pages, styles: stylesOf(sheet) };
}

function signedOutSessions(): SessionStore {
  const signedOut = { status: 'signedOut' } as const;
  return {
    getState: () => signedOut,
    subscribe: () => () => {},
    adopt: () => Promise.resolve(),
    signIn: () => {},
    recognize: () => {},
    open: () => {},
    signOut: () => {},
    refuse: () => {},
  };
}

/**
 * Replaces the few browser features that the first drawing needs. None of them depends on the build
 * environment.
 */
function inBrowserAt<T>(place: SignedOutPlace, draw: () => T): T {
  const standIns = {
    location: new URL(addressOf(place, ''), 'https://console.invalid'),
    navigator: { languages: [] },
  };
  const names = Object.keys(standIns) as (keyof typeof standIns)[];
  const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  for (const name of names)
    Object.defineProperty(globalThis, name, { value: standIns[name], configurable: true });
  try {
    return draw();
  } finally {
    names.forEach((name, i) => {
      Reflect.deleteProperty(globalThis, name);
      if (before[i]) Object.defineProperty(globalThis, name, before[i]);
    });
  }
}

/** The rules alone: what styled-components notes between them is for style elements, which the policy of the page forbids. */
function stylesOf(sheet: ServerStyleSheet): string {
  return sheet
    .getStyleTags()
    .replace(/^<style[^>]*>|<\/style>$/g, '')
    .replace(/data-styled\.[^{]*\{content:"[^"]*"\}/g, '')
    .replaceAll('/*!sc*/', '')
    .trim();
}
