/** Styles around the fields of a decision about a finding or a policy violation. */
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';

/** The fields and what ends the form, below each other. */
export const AuditFields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
`;

/** The switch that suppresses, and the buttons. */
export const AuditFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.sm};
  > label {
    align-self: center;
  }
`;

/** At the end of the foot. */
export const AuditButtons = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.sm};
  margin-inline-start: auto;
`;
