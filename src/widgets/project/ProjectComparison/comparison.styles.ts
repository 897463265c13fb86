import { styled } from 'styled-components';
import { theme } from '../../../theme/index.js';
import { cut, monospace } from '../../../ui/layout/mixins.js';

/** The value before, an arrow, and the value after. */
export const Step = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs};
  min-inline-size: 0;
  > svg {
    flex: none;
    color: ${theme.color.text.subtle};
  }
  [dir='rtl'] & > svg {
    transform: scaleX(-1);
  }
`;

export const Code = styled.bdi`
  ${monospace}
  ${cut}
`;

/** Several short facts in one cell. */
export const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`;

/** Between the tabs and the list. */
export const Above = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space.sm};
  max-inline-size: 100%;
  overflow-x: auto;
`;
