import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { cut, monospace, onPhone } from '../../ui/mixins.js';

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
  min-inline-size: 0;
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm} ${theme.space.lg};
  > span {
    display: inline-flex;
  }
  > :last-child {
    display: flex;
    gap: ${theme.space.sm};
    margin-inline-start: auto;
  }
`;

export const Count = styled.span`
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  font-variant-numeric: tabular-nums;
`;

export const Two = styled.span`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  line-height: 17px;
`;

export const Second = styled.span`
  ${cut}
  color: ${theme.color.text.subtle};
  font-size: ${theme.font.size.small};
`;

export const Line = styled.span`
  ${cut}
  display: block;
`;

export const Mono = styled.span`
  ${monospace}
  ${cut}
  display: block;
`;

export const Number = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.font.weight.strong};
  white-space: nowrap;
`;

export const Note = styled.span`
  color: ${theme.color.text.subtle};
  font-size: ${theme.font.size.small};
`;

/** Not known. */
export const Dash = styled.span.attrs({ children: '–' })`
  color: ${theme.color.text.subtle};
`;

/** What has a column of its own elsewhere. */
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

/** The frame of the table, for what stands in its place. */
export const Card = styled.div`
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.lg};
`;
