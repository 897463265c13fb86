import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';

/** Facts with their names before them, one below the other. */
export const FactList = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${theme.space.xs} ${theme.space.lg};
  margin: 0;
  dt {
    color: ${theme.color.text.muted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
