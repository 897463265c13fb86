import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { focusableIn } from '../../ui/focus/focusable.js';
import { SoughtSettingContext } from './soughtSetting.js';

/**
 * The place of a setting's field. A field that was searched for is brought into view and marked while the
 * focus is in it.
 */
export function SettingPlace({ field, children }: { field: string; children: ReactNode }) {
  const sought = useContext(SoughtSettingContext);
  const isSought = sought?.field === field;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isSought || !element.current) return;
    element.current.scrollIntoView({ block: 'center' });
    (focusableIn(element.current)[0] ?? element.current).focus({ preventScroll: true });
  }, [isSought, sought]);
  return (
    <Place ref={element} tabIndex={-1} data-sought={isSought || undefined}>
      {children}
    </Place>
  );
}

const Place = styled.div`
  min-inline-size: 0;
  outline: none;
  &[data-sought]:focus-within {
    border-radius: ${theme.radius.md};
    background: ${theme.color.accent.surface};
    /* Around the field, which stays where it is. */
    box-shadow: 0 0 0 ${theme.space.sm} ${theme.color.accent.surface};
  }
`;
