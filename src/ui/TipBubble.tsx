import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { Portal, theme } from '../theme/index.js';

/** Props of {@link TipBubble}. */
export interface TipBubbleProps {
  anchor: HTMLElement;
  content: string;
  onClose: () => void;
}

/** The words of a tip beside its control. Loaded when the first one opens. */
export function TipBubble(props: TipBubbleProps) {
  const { anchor, content, onClose } = props;
  const { refs, floatingStyles } = useFloating({
    elements: { reference: anchor },
    placement: 'top',
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
  });

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // One press closes the tip only, not the dialog or row behind it.
      event.stopPropagation();
      event.preventDefault();
      onClose();
    };
    document.addEventListener('keydown', closeOnEscape, true);
    return () => document.removeEventListener('keydown', closeOnEscape, true);
  }, [onClose]);

  return (
    <Portal>
      {/* Described by hidden text beside the control, which is there before this is loaded. */}
      <Bubble ref={refs.setFloating} style={floatingStyles} role="presentation" aria-hidden>
        {content}
      </Bubble>
    </Portal>
  );
}

const Bubble = styled.div`
  z-index: ${theme.z.tooltip};
  box-sizing: border-box;
  inline-size: max-content;
  max-inline-size: 280px;
  padding: 6px 10px;
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface.inverse};
  color: ${theme.color.text.inverse};
  font-size: ${theme.font.size.small};
  line-height: 16px;
  overflow-wrap: anywhere;
  pointer-events: none;
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
