import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { whenNarrowerThan } from '../layout/mixins.js';

/** Two fields beside each other where there is room; `data-wide` gives the first one more. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space.md};
  align-items: start;
  &[data-wide] {
    grid-template-columns: 3fr 2fr;
  }
  ${whenNarrowerThan('phone')} {
    &,
    &[data-wide] {
      grid-template-columns: 1fr;
    }
  }
`;

/** Fields below each other. */
export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
  min-inline-size: 0;
`;
