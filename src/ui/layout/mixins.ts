/** Pieces of style that several blocks share. */
import { css, keyframes } from 'styled-components';
import { BREAKPOINTS, theme } from '../../theme/index.js';

/** Two pixels in the focus colour around what the keyboard is on. */
export const focusRing = css`
  &:focus-visible {
    outline: ${theme.border.focusWidth} solid ${theme.color.focus};
    outline-offset: ${theme.border.focusOffset};
  }
`;

/** A button or link without the looks of the browser or of the host. */
export const bare = css`
  appearance: none;
  box-sizing: border-box;
  min-inline-size: auto;
  min-block-size: auto;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  box-shadow: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: start;
  text-decoration: none;
  text-transform: none;
  cursor: pointer;
`;

/** One line, cut with an ellipsis. */
export const cut = css`
  overflow: hidden;
  min-inline-size: 0;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/**
 * The same for a link whose only child is a name, which is cut itself, so that no part of it lies below the
 * content beside the link.
 */
export const cutName = css`
  ${cut}
  > bdi {
    /* A block would begin a line of its own where the link stands in a line of text. */
    display: inline-block;
    max-inline-size: 100%;
    vertical-align: bottom;
    ${cut}
  }
`;

/**
 * Shrinks before the other content in its row. The number is so large because the loss of the other content
 * is then less than a browser can draw. With 1,000, that content was cut by a twentieth of a pixel.
 */
export const givesWay = css`
  flex: 0 1000000 auto;
`;

/** As many lines as there is room for, the last one with an ellipsis; one long word breaks. */
export const lines = (count: number) => css`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${count};
`;

/** Read aloud, not seen. */
export const hiddenText = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Technical strings: fixed width, always left to right. */
export const monospace = css`
  direction: ltr;
  unicode-bidi: isolate;
  font-family: ${theme.font.family.mono};
  font-size: ${theme.font.size.small};
`;

export const spin = keyframes`
  to { transform: rotate(360deg); }
`;

/** Larger targets under a finger. */
export const onTouch = '@media (pointer: coarse)';

/** Disables movement for users who prefer reduced motion. */
export const whenStill = '@media (prefers-reduced-motion: reduce)';

type Breakpoint = keyof typeof BREAKPOINTS;

// Widths have fractions on screens that are enlarged.
const below = (breakpoint: Breakpoint) => `(max-width: ${parseInt(BREAKPOINTS[breakpoint], 10) - 0.02}px)`;

/** A widget narrower than a breakpoint, wherever on the page it is. */
export const whenNarrowerThan = (breakpoint: Breakpoint) => `@container ${below(breakpoint)}`;

/** A window narrower than a breakpoint, for what covers the page. */
export const whenWindowNarrowerThan = (breakpoint: Breakpoint) => `@media ${below(breakpoint)}`;

/** A widget narrower than a tablet, wherever on the page it is. */
export const onPhone = whenNarrowerThan('tablet');
