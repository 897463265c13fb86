import { css, keyframes, styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { bare, onTouch } from '../layout/mixins.js';

const appear = keyframes`
  from { opacity: 0; }
`;

/** Resets styles that browsers give to elements of the top layer and that a floating part must not have. */
export const topLayer = css`
  inset: auto;
  margin: 0;
  color: inherit;
`;

/** A surface that floats over the page. */
export const FloatingSurface = styled.div`
  ${topLayer}
  z-index: ${theme.z.menu};
  box-sizing: border-box;
  inline-size: max-content;
  min-inline-size: 216px;
  max-inline-size: min(420px, calc(100vw - 16px));
  padding: ${theme.space.xs};
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface.overlay};
  box-shadow: ${theme.shadow.overlay};
  overflow: auto;
  overscroll-behavior: contain;
  outline: 0;
  animation: ${appear} ${theme.motion.normal} ${theme.motion.ease};
  --bd-field-surface: ${theme.color.surface.overlay};
`;

/** One line of a menu or of a list to choose from. */
/** A line with something else at its end. */
export const MenuRow = styled.div`
  display: flex;
  align-items: stretch;
  gap: ${theme.space.xs};
`;

export const MenuLine = styled.div`
  ${bare}
  display: flex;
  align-items: center;
  gap: ${theme.space.sm};
  inline-size: 100%;
  min-block-size: 30px;
  padding: ${theme.space.xs} ${theme.space.sm};
  border-radius: ${theme.radius.md};
  overflow-wrap: anywhere;
  outline: 0;

  &:is(:hover, :focus, [data-active]) {
    background: ${theme.color.surface.sunken};
  }
  &:is(:focus-visible, [data-active]) {
    box-shadow: inset 0 0 0 2px ${theme.color.focus};
  }
  &[data-beside] {
    flex: none;
    inline-size: auto;
    color: ${theme.color.text.muted};
    font-size: ${theme.font.size.small};
  }
  > svg {
    color: ${theme.color.text.muted};
  }
  > [data-end] {
    margin-inline-start: auto;
    padding-inline-start: ${theme.space.md};
    color: ${theme.color.text.subtle};
    font-size: ${theme.font.size.small};
    font-variant-numeric: tabular-nums;
  }
  &[data-danger] {
    color: ${theme.color.danger.text};
  }
  &[data-danger] > svg {
    color: inherit;
  }
  &[aria-disabled='true'] {
    color: ${theme.color.text.disabled};
    cursor: not-allowed;
  }
  &[aria-disabled='true'] > svg {
    color: inherit;
  }
  ${onTouch} {
    min-block-size: ${theme.size.touch};
  }
  @media (forced-colors: active) {
    &:is(:focus, [data-active]) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** Words over a group of lines. */
export const MenuHeading = styled.div`
  padding: 6px ${theme.space.sm} ${theme.space.xs};
  color: ${theme.color.text.subtle};
  font-size: ${theme.font.size.micro};
  font-weight: ${theme.font.weight.medium};
  line-height: ${theme.font.line.micro};
`;

/** A line between groups. */
export const MenuRule = styled.hr`
  margin: ${theme.space.xs} 0;
  border: 0;
  border-block-start: 1px solid ${theme.color.border.subtle};
`;
