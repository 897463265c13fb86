import { styled } from 'styled-components';
import { theme } from '../../../theme/index.js';
import { cut, onPhone } from '../../../ui/layout/mixins.js';
import { SecondLine } from '../../../ui/table/cell.styles.js';

export const Name = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
  > :first-child {
    ${cut}
  }
  /* A badge is higher than the line; the row is not to be higher for it. */
  > :not(:first-child) {
    margin-block: -2px;
  }
`;

/** Below the name. On a phone it also has the version, and wraps. */
export const About = styled(SecondLine)`
  ${onPhone} {
    white-space: normal;
  }
`;

/** Metrics on one line of small text. */
export const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.lg};
  min-block-size: 20px;
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  font-variant-numeric: tabular-nums;
  line-height: 18px;
  /* They take two lines there, and a button has no room beside them. */
  ${onPhone} {
    align-content: start;
    inline-size: 100cqi;
    min-block-size: calc(2 * 18px + ${theme.space.xs});
  }
`;

export const Strong = styled.b`
  color: ${theme.color.text.default};
  font-weight: ${theme.font.weight.strong};
`;

export const Subtle = styled.span`
  color: ${theme.color.text.subtle};
`;
