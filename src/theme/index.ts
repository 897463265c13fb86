export { theme } from './theme.js';
export { BREAKPOINTS } from './tokens.js';
export { tone, toneRules, type Tone } from './tones.js';
export type { ColorTokens, FontTokens, ThemeTokens, Tokens, ToneTokens } from './ThemeTokens.js';
export { themeStyleSheet, type DeepPartial, type ThemeName, type ThemeOverrides } from './themeCss.js';
export {
  ThemeScope,
  useDensity,
  type CustomTheme,
  type Density,
  type ThemeChoice,
  type ThemeScopeProps,
} from './ThemeScope.js';
export { Portal, PortalTarget, usePortalContainer, type PortalProps } from './Portal.js';
