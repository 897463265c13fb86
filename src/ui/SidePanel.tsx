import { useEffect, useId, useRef, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { Portal, theme } from '../theme/index.js';
import { useIntl } from '../i18n/index.js';
import { messages } from './Dialog.messages.js';
import { IconButton } from './IconButton.js';
import { lines } from './mixins.js';

/** Props of {@link SidePanel}. */
export interface SidePanelProps {
  title: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
  onClose: () => void;
}

/** Something looked up beside the page, which stays usable; drawn while it is open. Escape inside it closes it. */
export function SidePanel(props: SidePanelProps) {
  const { title, children, foot, onClose } = props;
  const intl = useIntl();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    const element = panel.current;
    return () => {
      const hadFocus = element?.contains(document.activeElement) || document.activeElement === document.body;
      if (hadFocus && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return (
    <Portal>
      <Panel
        ref={panel}
        aria-labelledby={titleId}
        tabIndex={-1}
        data-floating=""
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key !== 'Escape' || event.defaultPrevented) return;
          event.preventDefault();
          onClose();
        }}
        onClick={(event) => event.stopPropagation()}
      >
        <Head>
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="close" label={intl.formatMessage(messages.close)} onClick={onClose} />
        </Head>
        <Body>{children}</Body>
        {foot && <Foot>{foot}</Foot>}
      </Panel>
    </Portal>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Panel = styled.aside`
  position: fixed;
  inset-block: 0;
  inset-inline-end: 0;
  z-index: ${theme.z.panel};
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  inline-size: ${theme.size.panel};
  max-inline-size: 100vw;
  border-inline-start: 1px solid ${theme.color.border.default};
  background: ${theme.color.surface.overlay};
  box-shadow: ${theme.shadow.dialog};
  outline: 0;
  animation: ${appear} ${theme.motion.slow} ${theme.motion.ease};
  --bd-field-surface: ${theme.color.surface.overlay};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.md};
  padding: ${theme.space.md};
  padding-inline-start: 20px;
  border-block-end: 1px solid ${theme.color.border.subtle};
  > h2 {
    ${lines(3)}
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    font-size: ${theme.font.size.heading};
    font-weight: ${theme.font.weight.strong};
    line-height: ${theme.font.line.heading};
  }
`;

const Body = styled.div`
  container-type: inline-size;
  flex: 1;
  min-block-size: 0;
  padding: ${theme.space.lg} 20px;
  overflow: auto;
  overscroll-behavior: contain;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space.sm};
  padding: ${theme.space.md} 20px;
  border-block-start: 1px solid ${theme.color.border.subtle};
`;
