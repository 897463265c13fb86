import { defineMessage, type IntlShape } from 'react-intl';
import type { ThemeName } from 'bomdeck';

const messages: Record<ThemeName, ReturnType<typeof defineMessage>> = {
  auto: defineMessage({
    id: 'console.themeAuto',
    defaultMessage: 'System',
    description: 'Choice of a theme: what the operating system asks for',
  }),
  light: defineMessage({
    id: 'console.themeLight',
    defaultMessage: 'Light',
    description: 'Choice of a theme',
  }),
  dark: defineMessage({
    id: 'console.themeDark',
    defaultMessage: 'Dark',
    description: 'Choice of a theme',
  }),
  highContrast: defineMessage({
    id: 'console.themeHighContrast',
    defaultMessage: 'High contrast',
    description: 'Choice of a theme',
  }),
};

/** The themes with their names, as choices. */
export function themeNames(intl: IntlShape): { value: ThemeName; label: string }[] {
  return (Object.keys(messages) as ThemeName[]).map((value) => ({
    value,
    label: intl.formatMessage(messages[value]),
  }));
}
