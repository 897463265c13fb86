import type { ThemeName } from 'bomdeck';

/** Applies the current theme to the page itself, for the areas around and behind the console. */
export function showThemeOnPage(theme: ThemeName) {
  if (theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
