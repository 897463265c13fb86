import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Message } from '../../../i18n/index.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import type { IconName } from '../../../ui/controls/Icon.js';
import { usePassFocusOn } from '../../../ui/focus/usePassFocusOn.js';
import { messages } from './scan.messages.js';

/** Props of {@link ScanButtons}. */
export interface ScanButtonsProps {
  isRunning: boolean;
  icon: IconName;
  /** The label of the button that starts the scan. */
  children: ReactNode;
  /** The reason why it cannot start. */
  disabledReason?: string;
  onBegin: () => void;
  onStop: () => void;
}

/**
 * Starts and stops a scan. It takes the initial focus, because the button that opened it is no longer there.
 */
export function ScanButtons(props: ScanButtonsProps) {
  const { isRunning, icon, children, disabledReason, onBegin, onStop } = props;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  // Pressing Stop as the scan ends, by click or key, must not start another scan. Stop is therefore not in
  // the place of the first button, and does not pass the focus to it.
  const passFocusOn = usePassFocusOn();
  return (
    <Row>
      <Button ref={first} icon={icon} isBusy={isRunning} disabledReason={disabledReason} onClick={onBegin}>
        {children}
      </Button>
      {isRunning && (
        <Button ref={passFocusOn} onClick={onStop}>
          <Message {...messages.stop} />
        </Button>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${theme.space.sm};
`;
