import { styled } from 'styled-components';
import { theme } from '../../../theme/index.js';

/** The effect of one decision in a file. */
export const StatementItem = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${theme.space['2xs']};
  font-size: ${theme.font.size.small};
  line-height: ${theme.font.line.small};
  overflow-wrap: anywhere;
`;

export const Remark = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.xs};
  color: ${theme.color.text.muted};
  > svg {
    margin-block-start: ${theme.space['2xs']};
    color: ${theme.color.warning.text};
  }
`;
