import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { keyframes, styled } from 'styled-components';
import { Portal, PortalTarget, theme, usePortalContainer } from '../../theme/index.js';
import { useIntl } from '../../i18n/index.js';
import { Icon } from '../controls/Icon.js';
import { IconButton } from '../controls/IconButton.js';
import { useLiftAboveBars } from './bottomBars.js';
import { useClearSide } from './clearSide.js';
import { bare, focusRing } from '../layout/mixins.js';
import { messages as stateMessages } from '../layout/states.messages.js';
import { messages } from './ToastList.messages.js';
import type { ShownToast, Toasts } from './toasts.js';
import { useTopDialog } from './topDialog.js';
import { raise, TOP_LAYER } from './topLayer.js';
import { useLayoutEffect } from '../hooks/useLayoutEffect.js';

/**
 * Shows the toasts of a store at the end of the screen, clear of bars there. The timer pauses while a pointer
 * or the focus is on them. @public
 */
export function ToastList(props: { toasts: Toasts }) {
  const { toasts } = props;
  const intl = useIntl();
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, () => NONE);
  const [isHeld, setIsHeld] = useState(false);
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const [tips, setTips] = useState<HTMLElement | null>(null);
  const place = useToastPlace(() => setIsHeld(false));

  // The element that opened last is on top of the top layer, so it is reopened with each toast.
  useLayoutEffect(() => raise(region), [region, shown, place.home]);
  // Afterwards, because what is not open has no place. The side first: what is beside it need not be kept clear.
  useClearSide(region, shown);
  useLiftAboveBars(region, shown);

  return (
    <Portal container={place.node}>
      <Region
        ref={setRegion}
        popover={TOP_LAYER}
        role="region"
        aria-label={intl.formatMessage(messages.region)}
        onPointerEnter={() => setIsHeld(true)}
        onPointerLeave={() => setIsHeld(false)}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
      >
        <PortalTarget node={tips}>
          {shown.map((toast) => (
            <ToastCard
              key={toast.id}
              toast={toast}
              isHeld={isHeld}
              onDismiss={() => toasts.dismiss(toast.id)}
            />
          ))}
        </PortalTarget>
        <Tips ref={setTips} />
      </Region>
    </Portal>
  );
}

/**
 * A node for the toasts that lives where people can reach it: in the modal dialog on top, else in the page. It moves as
 * it is, so that the time of a toast runs on and nothing is read out twice.
 */
function useToastPlace(onMove: () => void) {
  const [node] = useState(() => (typeof document === 'undefined' ? null : document.createElement('div')));
  const page = usePortalContainer();
  const home = useTopDialog() ?? page;
  const moved = useRef(onMove);
  moved.current = onMove;
  useLayoutEffect(() => {
    if (!node || !home) return;
    home.append(node);
    // A moved element loses pointer and focus without an event.
    moved.current();
    return () => node.remove();
  }, [node, home]);
  return { node, home };
}

const NONE: readonly ShownToast[] = [];

function ToastCard(props: { toast: ShownToast; isHeld: boolean; onDismiss: () => void }) {
  const { toast, isHeld, onDismiss } = props;
  const { tone = 'info', title, description, actions, durationMs } = toast;
  const intl = useIntl();
  const left = useRef(durationMs);
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;

  // A toast that replaces another one has its own time.
  useEffect(() => {
    left.current = durationMs;
  }, [toast, durationMs]);
  useEffect(() => {
    if (isHeld || left.current === Infinity) return;
    const start = Date.now();
    const timer = setTimeout(() => dismiss.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(1000, left.current - (Date.now() - start));
    };
  }, [isHeld, toast]);

  return (
    <Card role={tone === 'danger' ? 'alert' : 'status'} data-tone={tone}>
      <Icon name={tone === 'success' ? 'check' : tone === 'info' ? 'info' : 'alert'} />
      <Words>
        <b>{title}</b>
        {description && <span>{description}</span>}
        {actions && actions.length > 0 && (
          <Actions>
            {actions.map((action) => (
              <button
                key={action.label}
                type="button"
                onClick={() => {
                  onDismiss();
                  action.onSelect();
                }}
              >
                {action.label}
              </button>
            ))}
          </Actions>
        )}
      </Words>
      <IconButton
        icon="close"
        size="small"
        label={intl.formatMessage(stateMessages.dismiss)}
        onClick={onDismiss}
      />
    </Card>
  );
}

const appear = keyframes`
  from { opacity: 0; translate: 0 8px; }
`;

const Region = styled.div`
  position: fixed;
  inset: auto;
  inset-block-end: ${theme.space.lg};
  inset-inline-end: ${theme.space.lg};
  &[data-side='start'] {
    inset-inline: ${theme.space.lg} auto;
  }
  z-index: ${theme.z.toast};
  display: flex;
  flex-direction: column;
  gap: ${theme.space.sm};
  inline-size: 360px;
  max-inline-size: calc(100vw - 32px);
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;
`;

// Tips of the toasts, in the top layer with them.
const Tips = styled.div`
  display: contents;
`;

const Card = styled.div`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  gap: 10px;
  box-sizing: border-box;
  padding: ${theme.space.md} 10px ${theme.space.md} ${theme.space.md};
  padding-inline: ${theme.space.md} 10px;
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface.overlay};
  box-shadow: ${theme.shadow.overlay};
  overflow-wrap: anywhere;
  animation: ${appear} ${theme.motion.normal} ${theme.motion.ease};
  > svg {
    margin-block-start: 2px;
    color: ${theme.color.info.text};
  }
  &[data-tone='success'] > svg {
    color: ${theme.color.success.text};
  }
  &[data-tone='warning'] > svg {
    color: ${theme.color.warning.text};
  }
  &[data-tone='danger'] > svg {
    color: ${theme.color.danger.text};
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space['2xs']};
  > b {
    font-weight: ${theme.font.weight.strong};
  }
  > span {
    color: ${theme.color.text.muted};
    font-size: ${theme.font.size.small};
    line-height: ${theme.font.line.small};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm};
  > button {
    ${bare}
    ${focusRing}
    min-block-size: 24px;
    border-radius: ${theme.radius.sm};
    color: ${theme.color.text.link};
    font-size: ${theme.font.size.small};
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;
