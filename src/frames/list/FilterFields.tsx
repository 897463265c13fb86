import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';

/** The fields that open from the button of a filter, with the button that applies them at their end. */
export const FilterFields = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.sm};
  inline-size: 256px;
  padding: ${theme.space.sm};
  > :last-child {
    align-self: flex-end;
  }
`;
