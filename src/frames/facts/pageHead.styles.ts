import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';

/** The head of a page about one thing: what it is, and beside it, or below where there is no room, what can be done. */
export const PageHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space.md} ${theme.space.lg};
`;

/** Name and facts, one below the other. */
export const HeadFacts = styled.div`
  display: flex;
  flex: 1 1 420px;
  flex-direction: column;
  gap: 6px;
  min-inline-size: 0;
`;

/** The name, and the elements beside it. */
export const NameLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm};
  min-inline-size: 0;
`;

/** The name itself, the heading of the page. */
export const PageName = styled.h1`
  min-inline-size: 0;
  font-size: ${theme.font.size.title};
  font-weight: ${theme.font.weight.strong};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.012em;
  line-height: ${theme.font.line.title};
  overflow-wrap: anywhere;
`;
