import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { raise, TOP_LAYER } from '../overlay/topLayer.js';

/** Props of {@link FaultBox}. */
export interface FaultBoxProps {
  /** The message. */
  children: ReactNode;
  /** Words of the button. */
  action: ReactNode;
  onAction: () => void;
  /** Words of the button that takes the box away. */
  dismissal?: ReactNode;
  /**
   * Closes the box. If it is set, the box appears over the page, because it concerns content that would have
   * opened there.
   */
  onDismiss?: (returnsFocus: boolean) => void;
}

/**
 * Replaces content that could not be drawn. It uses as little code as possible, because code that failed to
 * load is one of the faults.
 */
export function FaultBox({ children, action, onAction, dismissal, onDismiss }: FaultBoxProps) {
  return (
    <Root ref={onDismiss && raise} role="alert" popover={onDismiss && TOP_LAYER} data-over={onDismiss && ''}>
      <p>{children}</p>
      <span>
        <button type="button" onClick={onAction}>
          {action}
        </button>
        {onDismiss && (
          <button type="button" onClick={() => onDismiss(true)}>
            {dismissal}
          </button>
        )}
      </span>
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

  /* Where toasts stand: in a bar or a table there is no room for it. */
  &[data-over] {
    position: fixed;
    inset: auto;
    margin: 0;
    color: inherit;
    inset-block-end: ${theme.space.lg};
    inset-inline-end: ${theme.space.lg};
    z-index: ${theme.z.toast};
    max-inline-size: min(420px, 80vw);
    box-shadow: ${theme.shadow.overlay};
  }

  span {
    display: flex;
    flex-wrap: wrap;
    gap: inherit;
  }
  button {
    padding: ${theme.space.sm};
    border: ${theme.border.width} solid ${theme.color.border.control};
    border-radius: ${theme.radius.md};
    background: ${theme.color.surface.base};
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
`;
