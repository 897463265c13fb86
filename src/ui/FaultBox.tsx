import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/index.js';

/** Props of {@link FaultBox}. */
export interface FaultBoxProps {
  /** What happened. */
  children: ReactNode;
  /** Words of the button. */
  action: ReactNode;
  onAction: () => void;
}

/** In the place of what could not be drawn. Made of as little code as possible: code that did not come is one of the faults. */
export function FaultBox({ children, action, onAction }: FaultBoxProps) {
  return (
    <Root role="alert">
      <p>{children}</p>
      <button type="button" onClick={onAction}>
        {action}
      </button>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.sm};
  padding: ${theme.space.lg};
  border: ${theme.border.width} solid ${theme.color.border.default};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface.base};

  button {
    min-block-size: ${theme.size.control};
    padding-inline: ${theme.space.md};
    border: ${theme.border.width} solid ${theme.color.border.control};
    border-radius: ${theme.radius.md};
    background: ${theme.color.surface.base};
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
`;
