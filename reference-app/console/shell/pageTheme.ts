import type { ThemeName } from 'bomdeck';

/** Tells the page itself which theme is on, for what lies around and behind the console. */
export function showThemeOnPage(theme: ThemeName) {
  if (theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
