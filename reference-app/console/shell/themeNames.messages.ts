import type { IntlShape } from 'react-intl';
import { msg } from 'bomdeck';
import type { ThemeName } from 'bomdeck';

const messages = {
  auto: msg('console.themeAuto', 'System', 'Option of frame.theme: follows the operating system'),
  light: msg('console.themeLight', 'Light', 'Option of frame.theme'),
  dark: msg('console.themeDark', 'Dark', 'Option of frame.theme'),
  highContrast: msg('console.themeHighContrast', 'High contrast', 'Option of frame.theme'),
} satisfies Record<ThemeName, unknown>;

/** The themes with their names, as choices. */
export function themeNames(intl: IntlShape): { value: ThemeName; label: string }[] {
  return (Object.keys(messages) as ThemeName[]).map((value) => ({
    value,
    label: intl.formatMessage(messages[value]),
  }));
}
