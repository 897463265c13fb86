import type { PreferenceStore, ThemeName } from 'bomdeck';
import { LOCALES, kitLocaleOf } from 'bomdeck';

/** Choices of the user, in this browser, under the names of the original console. */
export const preferences: PreferenceStore = {
  get(key) {
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  set(key, value) {
    try {
      if (value === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // Blocked or full: the choice lasts as long as the page.
    }
  },
};

/** Names of the choices that the console itself keeps. */
export const LOCALE_KEY = 'Locale';
export const SERVER_LOCALE_KEY = 'ServerLocale';
export const THEME_KEY = 'Theme';
export const SIDEBAR_KEY = 'isSidebarMinimized';
export const SERVER_NOTICE_KEY = 'ServerNotice';

const THEMES: readonly ThemeName[] = ['auto', 'light', 'dark', 'highContrast'];

/** Returns the theme that the user chose, or else that of the system. */
export function themeOf(kept: string | undefined): ThemeName {
  return THEMES.find((name) => name === kept) ?? 'auto';
}

/** The language of the console: chosen by the user, else by the operator, else by the browser. */
export function wantedLocale(byOperator = preferences.get(SERVER_LOCALE_KEY)): string {
  return localeOf(preferences.get(LOCALE_KEY), [...(byOperator ? [byOperator] : []), ...navigator.languages]);
}

/** The language: the one chosen, else the first of the wanted ones that there is. */
export function localeOf(kept: string | undefined, wanted: readonly string[]): string {
  if (kept !== undefined && LOCALES.includes(kept)) return kept;
  for (const tag of wanted) {
    const locale = kitLocaleOf(tag);
    if (locale !== 'en' || /^en\b/i.test(tag)) return locale;
  }
  return 'en';
}

/** The tag for dates and numbers: that of the browser whose language it is, with its region, such as `en-GB`. */
export function formatLocaleOf(locale: string, wanted: readonly string[]): string {
  const languageOf = (tag: string) => tag.split('-')[0];
  return wanted.find((tag) => languageOf(tag) === languageOf(locale)) ?? locale;
}
