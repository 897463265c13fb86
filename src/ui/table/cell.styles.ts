/** Texts in the cells of lists, so that all lists look alike. */
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { cut, monospace, onPhone } from '../layout/mixins.js';

/** Two lines in a cell: what it is, and what explains it. */
export const TwoLines = styled.span`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  /* As high as a row of one line, so that rows stay equally high when the second one comes. */
  margin-block: -1px;
  line-height: 17px;
  table[data-density='compact'] & {
    margin-block: -2px;
    line-height: 14px;
  }
  ${onPhone} {
    /* More than the rule for compact tables above. */
    &&& {
      margin-block: 0;
      line-height: 17px;
    }
    [data-end] > & {
      align-items: end;
    }
  }
`;

/** In a cell: what the row is, and a small link after it, on wide screens at the end of the column. */
export const Beside = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  > :first-child {
    flex: 1;
  }
  ${onPhone} {
    > :first-child {
      flex: 0 1 auto;
    }
  }
`;

/** In a cell: a name, and what belongs to it in smaller letters after it, such as a version. */
export const Named = styled.span`
  display: flex;
  align-items: baseline;
  gap: ${theme.space.xs};
  min-inline-size: 0;
`;

export const SecondLine = styled.span`
  ${cut}
  color: ${theme.color.text.subtle};
  font-size: ${theme.font.size.small};
  &[data-number] {
    font-variant-numeric: tabular-nums;
  }
`;

export const TextLine = styled.span`
  ${cut}
  display: block;
  font-variant-numeric: tabular-nums;
  &[data-code] {
    ${monospace}
  }
  &[data-wraps] {
    white-space: normal;
  }
`;

export const NumberText = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-strong] {
    font-weight: ${theme.font.weight.strong};
  }
`;

export const Note = styled.span`
  ${cut}
  color: ${theme.color.text.subtle};
  font-size: ${theme.font.size.small};
  &[data-wraps] {
    white-space: normal;
  }
`;

/** Not known. */
export const Dash = styled.span.attrs({ children: '–' })`
  color: ${theme.color.text.subtle};
`;

/** Content that has its own column on wider screens. */
export const PhoneOnly = styled.span`
  display: none;
  font-weight: ${theme.font.weight.regular};
  ${onPhone} {
    display: inline;
    min-inline-size: 0;
    &[data-line] {
      display: flex;
    }
  }
`;
