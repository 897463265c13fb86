/** The frame of the calculators of scores: what is chosen beside the result, which comes first where there is less room. */
import { css, styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { whenNarrowerThan } from '../../ui/layout/mixins.js';

const card = css`
  box-sizing: border-box;
  min-inline-size: 0;
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface.base};
`;

const oneColumn = css`
  grid-template-columns: minmax(0, 1fr);
  > :last-child {
    position: static;
    order: -1;
  }
`;

/** Around both; `data-layout="compact"` has one column at any width. */
export const CalculatorRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 330px;
  gap: ${theme.space.lg};
  align-items: start;
  ${whenNarrowerThan('laptop')} {
    ${oneColumn}
  }
  &[data-layout='compact'] {
    ${oneColumn}
  }
`;

/** The choices, in sections. */
export const CalculatorForm = styled.div`
  ${card}
  > section + section {
    border-block-start: 1px solid ${theme.color.border.subtle};
  }
`;

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding: ${theme.space.sm} ${theme.space.lg};
`;

/** Above the sections. */
export const CalculatorToolbar = styled.div`
  ${bar}
  gap: ${theme.space.sm} ${theme.space.lg};
  min-block-size: 32px;
  border-block-end: 1px solid ${theme.color.border.subtle};
  > label {
    align-self: center;
  }
  > label + button {
    margin-inline-start: auto;
  }
`;

/** The place for changes that can be undone, above the sections. */
export const NoticePlace = styled.div`
  padding: ${theme.space.md} ${theme.space.lg} 0;
`;

/** The result and the vector; stays in view while one chooses. */
export const CalculatorResult = styled.section`
  ${card}
  display: grid;
  position: sticky;
  inset-block-start: ${theme.space.lg};
  gap: ${theme.space.lg};
  padding: ${theme.space.lg};
`;

/** Head of a section. */
export const SectionHead = styled.div`
  ${bar}
  gap: ${theme.space.xs} ${theme.space.sm};
  min-block-size: 44px;
  box-sizing: border-box;
  > :is(h2, h3, h4) {
    margin: 0;
    font-size: ${theme.font.size.heading};
    font-weight: ${theme.font.weight.strong};
    line-height: ${theme.font.line.heading};
  }
  > :not(button) + button {
    margin-inline-start: auto;
  }
`;

/** Below the head of a section. */
export const SectionBody = styled.div`
  display: grid;
  gap: ${theme.space.lg};
  padding: ${theme.space.lg};
  border-block-start: 1px solid ${theme.color.border.subtle};
`;

/** A remark in a head or a section. */
export const SectionNote = styled.span`
  color: ${theme.color.text.subtle};
  font-size: ${theme.font.size.small};
  line-height: ${theme.font.line.small};
`;
