import type { IntlShape } from 'react-intl';
import { msg } from 'bomdeck';
import type { ThemeName } from 'bomdeck';

const messages = {
  auto: msg('console.themeAuto', 'System', 'Choice of a theme: what the operating system asks for'),
  light: msg('console.themeLight', 'Light', 'Choice of a theme'),
  dark: msg('console.themeDark', 'Dark', 'Choice of a theme'),
  highContrast: msg('console.themeHighContrast', 'High contrast', 'Choice of a theme'),
} satisfies Record<ThemeName, unknown>;

/** The themes with their names, as choices. */
export function themeNames(intl: IntlShape): { value: ThemeName; label: string }[] {
  return (Object.keys(messages) as ThemeName[]).map((value) => ({
    value,
    label: intl.formatMessage(messages[value]),
  }));
}
