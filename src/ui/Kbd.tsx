import { styled } from 'styled-components';
import { theme } from '../theme/index.js';

/** A key of the keyboard. */
export const Kbd = styled.kbd`
  display: inline-flex;
  box-sizing: border-box;
  align-items: center;
  justify-content: center;
  min-inline-size: 18px;
  block-size: 18px;
  padding-inline: ${theme.space.xs};
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.surface.base};
  color: ${theme.color.text.muted};
  font: ${theme.font.weight.medium} ${theme.font.size.micro} / 1 ${theme.font.family.sans};
`;
