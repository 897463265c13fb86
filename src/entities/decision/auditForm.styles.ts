import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';

/** The fields and what ends the form, below each other. */
export const AuditFields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
`;
