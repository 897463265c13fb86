import { styled } from 'styled-components';
import { theme } from '../../../theme/index.js';

export const Root = styled.div`
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
