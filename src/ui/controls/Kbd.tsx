import type { HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';

/** Props of {@link Kbd}: everything of an HTML element. @public */
export type KbdProps = HTMLAttributes<HTMLElement>;

/** A key of the keyboard, or keys that are pressed together: “Ctrl K”. @public */
export function Kbd(props: KbdProps) {
  return <Key {...props} />;
}

const Key = styled.kbd`
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
