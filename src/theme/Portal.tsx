import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { ScopeContext, scopeReset, scopeText, useScope } from './ThemeScope.js';
import { shadowRootOf } from './shadowRootOf.js';
import { cssOfTheme } from './themeCss.js';

/** Props of {@link Portal}. @public */
export interface PortalProps {
  /** Node to draw into instead of the host's or the body. */
  container?: HTMLElement | null;
  /** The content to draw outside the widget. */
  children?: ReactNode;
}

/**
 * Draws its children outside the widget, so that nothing clips them, under the theme, language and direction of the
 * place they belong to. Draws nothing on the server.
 * @public
 */
export function Portal(props: PortalProps) {
  const scope = useScope();
  const node = usePortalContainer();
  // Neither on the server nor in the first render over its HTML, which must be the same.
  const isMounted = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const target = props.container ?? node;
  if (!target || !isMounted) return null;
  const place = scope?.element.current ?? undefined;
  return createPortal(
    <Root
      dir={place && getComputedStyle(place).direction === 'rtl' ? 'rtl' : undefined}
      lang={place?.closest('[lang]')?.getAttribute('lang') ?? undefined}
      data-density={scope?.density}
      data-bomdeck-portal=""
      data-reset=""
      $css={scope?.css ?? cssOfTheme('auto')}
    >
      {props.children}
    </Root>,
    target,
  );
}

/**
 * The node that floating parts are put into: the host's, else the dialog, the shadow root or the page that the widget is in;
 * nothing on the server.
 * @public
 */
export function usePortalContainer(): HTMLElement | ShadowRoot | undefined {
  const scope = useScope();
  if (typeof document === 'undefined') return undefined;
  return scope?.portalContainer ?? surroundingsOf(scope?.element.current) ?? document.body;
}

/** A dialog of the host keeps focus, clicks and screen readers inside; styles of a shadow root end at its edge. */
function surroundingsOf(place: HTMLElement | null | undefined): HTMLElement | ShadowRoot | undefined {
  const dialog = place?.closest<HTMLElement>('dialog, [role="dialog"], [role="alertdialog"]');
  return dialog ?? shadowRootOf(place);
}

/** Sends the floating parts of its children into another node, such as an open dialog that everything else is behind. @public */
export function PortalTarget(props: { node: HTMLElement | null; children?: ReactNode }) {
  const { node, children } = props;
  const scope = useScope();
  const inner = useMemo(
    () => ({
      css: scope?.css ?? cssOfTheme('auto'),
      density: scope?.density ?? ('comfortable' as const),
      element: scope?.element ?? { current: null },
      portalContainer: node ?? scope?.portalContainer,
    }),
    [scope, node],
  );
  return <ScopeContext.Provider value={inner}>{children}</ScopeContext.Provider>;
}

function subscribeToNothing() {
  return () => undefined;
}

// The element has no box. It only passes on variables and text styles.
const Root = styled.div<{ $css: string }>`
  display: contents;
  ${({ $css }) => $css}
  ${scopeText}
  ${scopeReset}
`;
