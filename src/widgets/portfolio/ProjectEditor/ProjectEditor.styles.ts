import { styled } from 'styled-components';
import { theme } from '../../../theme/index.js';

export const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${theme.space.sm};
`;
