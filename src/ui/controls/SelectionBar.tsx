import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { TextSpan } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { IconButton } from './IconButton.js';
import { BAR_LEVELS, BarLevelContext } from './barLevel.js';
import { useBottomBar } from '../overlay/bottomBars.js';
import { onPhone } from '../layout/mixins.js';
import { isKeyUsed, markKeyUsed } from './usedKeys.js';
import { useFitLevel } from '../hooks/useFitLevel.js';

/** Props of {@link SelectionBar}. */
export interface SelectionBarProps {
  /** Name of the bar, for screen readers. */
  label: string;
  /** “3 selected”. */
  count: ReactNode;
  /** The actions for the selected rows. */
  children: ReactNode;
  /** Words of the cross. */
  clearLabel: string;
  onClear: () => void;
}

/**
 * Floats over a table while rows of it are selected: how many, and what can be done with them. It is one line, which is shortened to fit.
 */
export function SelectionBar(props: SelectionBarProps) {
  const { label, count, children, clearLabel, onClear } = props;
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const level = useFitLevel(bar, BAR_LEVELS.least);
  useBottomBar(bar);
  return (
    <Bar
      ref={setBar}
      aria-label={label}
      data-level={level}
      data-wraps={level > BAR_LEVELS.least || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isKeyUsed(event)) return;
        markKeyUsed(event);
        onClear();
      }}
    >
      <Count role="status">{count}</Count>
      <BarLevelContext.Provider value={level}>
        <TextSpan>{children}</TextSpan>
      </BarLevelContext.Provider>
      <IconButton icon="close" label={clearLabel} onClick={onClear} />
    </Bar>
  );
}

/** Parts groups of actions. */
export function BarLine() {
  return <Line data-line="" />;
}

const Line = styled.span`
  inline-size: 1px;
  block-size: 22px;
  margin-inline: 6px;
  background: ${theme.color.border.default};
  ${onPhone} {
    display: none;
  }
`;

const Bar = styled.section`
  position: sticky;
  inset-block-end: ${theme.space.lg};
  z-index: ${theme.z.bulkBar};
  display: flex;
  align-items: center;
  align-self: center;
  gap: 6px;
  box-sizing: border-box;
  max-inline-size: 100%;
  padding: 6px ${theme.space.sm} 6px ${theme.space.md};
  padding-inline: ${theme.space.md} ${theme.space.sm};
  border: 1px solid ${theme.color.border.strong};
  border-radius: ${theme.radius.xl};
  background: ${theme.color.surface.overlay};
  box-shadow: ${theme.shadow.dialog};
  &[data-wraps] {
    flex-wrap: wrap;
  }
  > * {
    flex: none;
  }
  &[data-level='3'] > [data-line],
  &[data-level='4'] > [data-line] {
    display: none;
  }
  ${onPhone} {
    inset-block-end: ${theme.space.sm};
    inline-size: 100%;
    padding-inline: ${theme.space.md} 6px;
    > :first-child {
      margin-inline-end: auto;
    }
  }
`;

const Count = styled.span`
  font-weight: ${theme.font.weight.medium};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
