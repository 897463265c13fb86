import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { cut, onPhone } from '../../ui/mixins.js';

/** Two lines in a cell: what it is, and what explains it. */
export const Two = styled.span`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  line-height: 17px;
`;

export const Name = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
  > :first-child {
    ${cut}
  }
`;

export const Second = styled.span`
  ${cut}
  color: ${theme.color.text.subtle};
  font-size: ${theme.font.size.small};
  &[data-number] {
    font-variant-numeric: tabular-nums;
  }
`;

export const Line = styled.span`
  ${cut}
  display: block;
  font-variant-numeric: tabular-nums;
`;

export const Number = styled.span`
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

/** What has a column of its own elsewhere. */
export const PhoneOnly = styled.span`
  display: none;
  font-weight: ${theme.font.weight.regular};
  ${onPhone} {
    display: inline;
  }
`;

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space.md};
  > :first-child {
    display: flex;
    flex-direction: column;
    gap: ${theme.space.xs};
  }
`;

export const HeadEnd = styled.div`
  display: flex;
  gap: ${theme.space.sm};
`;

/** Figures in one line of small type. */
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
`;

export const Strong = styled.b`
  color: ${theme.color.text.default};
  font-weight: ${theme.font.weight.strong};
`;

export const Subtle = styled.span`
  color: ${theme.color.text.subtle};
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm};
`;

export const Controls = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm};
  > [data-push] {
    flex: 1;
  }
  > label {
    align-self: center;
  }
  ${onPhone} {
    flex: 1 0 100%;
    &:not([data-open]) {
      display: none;
    }
    > [data-push] {
      display: none;
    }
  }
`;

/** Filters stand behind one button where there is little room. */
export const PhoneToggle = styled.span`
  display: none;
  ${onPhone} {
    display: inline-flex;
  }
`;

export const PillsLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.sm};
  margin-block-start: ${theme.space.sm};
`;

export const Count = styled.span`
  margin-inline-start: auto;
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  font-variant-numeric: tabular-nums;
`;

export const FilterForm = styled.form`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: ${theme.space.sm};
  inline-size: 256px;
  padding: ${theme.space.sm};
  > :first-child {
    align-self: stretch;
  }
`;

/** The frame of the table, for what stands in its place. */
export const Card = styled.div`
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.lg};
`;
