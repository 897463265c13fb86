import { styled } from 'styled-components';
import { theme } from '../../../theme/index.js';
import { placeOfRows } from '../../../ui/layout/states.js';

/** Rows of the placeholder, whose place everything else takes. */
export const ROWS = 12;

export const Place = styled.div`
  ${placeOfRows(ROWS)}
`;

export const Root = styled(Place)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.md};
  max-inline-size: 960px;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm} ${theme.space.md};
`;

/** Short facts in one line. */
export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.lg};
  margin: 0;
  padding: 0;
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  list-style: none;
`;
