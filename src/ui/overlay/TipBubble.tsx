import { useEffect } from 'react';
import { styled } from 'styled-components';
import { Portal, theme } from '../../theme/index.js';
import { useAnchored } from './floating.js';
import { topLayer } from './floating.styles.js';

/** Props of {@link TipBubble}. */
export interface TipBubbleProps {
  anchor: HTMLElement;
  content: string;
  onClose: () => void;
}

/** The words of a tip beside its control. Loaded when the first one opens. */
export function TipBubble(props: TipBubbleProps) {
  const { anchor, content, onClose } = props;
  const { floating } = useAnchored(anchor, 'top');

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // One press closes the tip only, not the dialog or row behind it.
      event.stopPropagation();
      // Nothing hears it after this.
      // eslint-disable-next-line no-restricted-syntax -- the page's event, not React's
      event.preventDefault();
      onClose();
    };
    document.addEventListener('keydown', closeOnEscape, true);
    return () => document.removeEventListener('keydown', closeOnEscape, true);
  }, [onClose]);

  return (
    <Portal>
      {/* Described by hidden text beside the control, which is there before this is loaded. */}
      <Bubble {...floating} role="presentation" aria-hidden>
        {content}
      </Bubble>
    </Portal>
  );
}

const Bubble = styled.div`
  ${topLayer}
  z-index: ${theme.z.tooltip};
  box-sizing: border-box;
  inline-size: max-content;
  max-inline-size: 280px;
  padding: 6px 10px;
  border: 0;
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
