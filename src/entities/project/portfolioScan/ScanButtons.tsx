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
  /** Words of the button that begins. */
  children: ReactNode;
  /** Why it cannot begin. */
  disabledReason?: string;
  onBegin: () => void;
  onStop: () => void;
}

/** Begins a scan, and stops it. It takes the focus at first: the button that opened it is gone. */
export function ScanButtons(props: ScanButtonsProps) {
  const { isRunning, icon, children, disabledReason, onBegin, onStop } = props;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  // Who presses it as the scan ends, by click or key, must not begin another: neither its place nor the focus is that of the first.
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
