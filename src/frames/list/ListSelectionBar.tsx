import { useEffect, useRef, type ReactNode } from 'react';
import { Message, TextSpan, useIntl } from '../../i18n/index.js';
import { BarLine, SelectionBar } from '../../ui/controls/SelectionBar.js';
import { messages } from './listSelection.messages.js';

/** Props of {@link ListSelectionBar}. */
export interface ListSelectionBarProps {
  /** Name of the bar, for screen readers. */
  label: string;
  /** The number of selected rows, on this page and others. */
  count: number;
  /** The number of selected rows that are not on screen, because actions apply to them, too. */
  hiddenCount: number;
  /** The actions for the selected rows. */
  children: ReactNode;
  onClear: () => void;
  /** Called when the focus has lost its place because the bar disappeared with the last selected row. */
  onFocusLost: () => void;
}

/** The bar over a list while rows are selected. Keep it mounted without rows, so that it can give back the focus. */
export function ListSelectionBar(props: ListSelectionBarProps) {
  const { label, count, hiddenCount, children, onClear, onFocusLost } = props;
  const intl = useIntl();
  const hasBar = count > 0;
  const latest = useRef(onFocusLost);
  useEffect(() => {
    latest.current = onFocusLost;
  });
  useEffect(() => {
    if (!hasBar && document.activeElement === document.body) latest.current();
  }, [hasBar]);
  if (!hasBar) return null;
  return (
    <SelectionBar
      label={label}
      count={<Message {...messages.count} values={{ count, hiddenCount }} />}
      clearLabel={intl.formatMessage(messages.clear)}
      onClear={onClear}
    >
      <BarLine />
      <TextSpan>{children}</TextSpan>
    </SelectionBar>
  );
}
