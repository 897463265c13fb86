import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { TextSpan } from '../i18n/index.js';
import { theme } from '../theme/index.js';
import { IconButton } from './IconButton.js';
import { useKeptClear } from './keptClear.js';
import { onPhone } from './mixins.js';
import { isKeyUsed, markKeyUsed } from './usedKeys.js';

/** Props of {@link SelectionBar}. */
export interface SelectionBarProps {
  /** Name of the bar, for screen readers. */
  label: string;
  /** “3 selected”. */
  count: ReactNode;
  /** What can be done with what is selected. */
  children: ReactNode;
  /** Words of the cross. */
  clearLabel: string;
  onClear: () => void;
}

/** Floats over a table while rows of it are selected: how many, and what can be done with them. */
export function SelectionBar(props: SelectionBarProps) {
  const { label, count, children, clearLabel, onClear } = props;
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useKeptClear(bar);
  return (
    <Bar
      ref={setBar}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isKeyUsed(event)) return;
        markKeyUsed(event);
        onClear();
      }}
    >
      <Count role="status">{count}</Count>
      <TextSpan>{children}</TextSpan>
      <IconButton icon="close" label={clearLabel} onClick={onClear} />
    </Bar>
  );
}

/** Parts groups of actions. */
export const BarLine = styled.span`
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
  flex-wrap: wrap;
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
