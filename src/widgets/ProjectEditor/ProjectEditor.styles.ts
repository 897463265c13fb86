import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';

/** Two fields beside each other where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: 3fr 2fr;
  gap: ${theme.space.md};
  align-items: start;
  @container (max-width: 480px) {
    grid-template-columns: 1fr;
  }
`;

export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
  padding-block: ${theme.space.sm};
`;

export const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${theme.space.sm};
`;
