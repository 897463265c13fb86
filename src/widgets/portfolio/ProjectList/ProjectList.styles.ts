import { styled } from 'styled-components';
import { theme } from '../../../theme/index.js';
import { cut, onPhone } from '../../../ui/mixins.js';

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

export const Controls = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm};
  ${onPhone} {
    flex: 1 0 100%;
    &:not([data-open]) {
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
