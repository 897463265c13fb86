import { darken, lighten, type Theme } from '@mui/material';
import { type ThemeChoice } from 'bomdeck/theme';

/** The kit's tokens for a theme of MUI. What is left out keeps the kit's own value: severities mean the same in every portal. */
export function kitThemeOf({ palette, shape, typography }: Theme): ThemeChoice {
  const { main, contrastText } = palette.primary;
  return {
    base: palette.mode,
    overrides: {
      font: { family: { sans: typography.fontFamily! } },
      radius: { md: `${shape.borderRadius}px` },
      color: {
        accent: {
          solid: main,
          solidHover: darken(main, 0.15),
          solidActive: darken(main, 0.3),
          onSolid: contrastText,
          text: main,
          surface: lighten(main, 0.9),
          border: lighten(main, 0.4),
        },
        focus: main,
        text: { link: main },
        surface: {
          canvas: palette.background.default,
          base: palette.background.paper,
          raised: palette.background.paper,
          overlay: palette.background.paper,
          selected: lighten(main, 0.92),
          selectedHover: lighten(main, 0.86),
        },
      },
    },
  };
}
