import { css } from 'styled-components';

/**
 * Sets the variables that depend on the user's device, once for all blocks that read them. Adding a rule
 * inside a media query to a page in use makes Chromium recalculate the style of every element, so these rules
 * come with the first widget.
 */
export const deviceVariables = css`
  @media (pointer: coarse) {
    --bd-touch-field: 40px;
    --bd-touch-check: 32px;
    --bd-touch-text: 16px;
  }
  @media (prefers-reduced-motion: reduce) {
    --bd-endless: paused;
  }
  /* The tokens of what keeps its colours where the system forces some (forced-color-adjust: none). */
  @media (forced-colors: active) {
    --bd-color-surface-base: Canvas;
    --bd-color-surface-sunken: Canvas;
    --bd-color-text-default: CanvasText;
    --bd-color-text-subtle: GrayText;
    --bd-color-border-default: GrayText;
    --bd-color-border-control: ButtonText;
    --bd-color-accent-solid: Highlight;
    --bd-color-accent-on-solid: HighlightText;
    --bd-color-skeleton: GrayText;
  }
`;

/** Sizes for touch input. The value after the comma applies to a mouse. */
export const touch = {
  /** The least height of a field. */
  field: 'var(--bd-touch-field, auto)',
  /** The least height of a line with a box to check. */
  check: 'var(--bd-touch-check, auto)',
  /** The least size of letters in a field, for `max()`: for smaller ones some phones zoom into the page on focus. */
  text: 'var(--bd-touch-text, 0px)',
} as const;

/**
 * The last word of an endless `animation`. It pauses the animation at its start for users who prefer reduced
 * motion.
 */
export const unlessStill = 'var(--bd-endless, running)';
