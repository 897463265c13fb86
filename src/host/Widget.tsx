import { useDeferredValue, useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { TextSpan } from '../i18n/index.js';
import { compileMessages, needParser } from '../i18n/compileMessages.js';
import { IntlScope, type Messages } from '../i18n/IntlScope.js';
import { useWords, type UsedWords } from '../i18n/useWords.js';
import { writingOf } from '../i18n/writingOf.js';
import { ThemeScope, type Density } from '../theme/index.js';
import { KitProvider, useHostProps } from './KitProvider.js';
import type { HostProps, Notice } from './types.js';
import { useServerCheck } from './useServerCheck.js';
import { WidgetBoundary } from './WidgetBoundary.js';
import { deferred } from '../ui/later/deferred.js';
import { isKeyUsed } from '../ui/controls/usedKeys.js';
import { useIsFromServer } from '../ui/hooks/useIsFromServer.js';

/** Props of {@link Widget}. */
export interface WidgetProps {
  /** The props that only this widget got from the host. The rest comes from the providers around it. */
  host: HostProps;
  /** Density when neither the widget nor a provider says one. */
  density?: Density;
  /**
   * The content of the frame. A function is called already while the frame itself is drawn, with `false`
   * until the rest is drawn. Data requests in it then need not wait until the loading state is on screen.
   */
  children?: ReactNode | ((isUnderWay: boolean) => ReactNode);
}

/** The frame of each public component: its host, language, look, and what is seen when it breaks. */
export function Widget(props: WidgetProps) {
  return (
    <KitProvider {...props.host}>
      <Frame density={props.density}>{props.children}</Frame>
    </KitProvider>
  );
}

function Frame({ density, children }: Omit<WidgetProps, 'host'>) {
  const host = useHostProps();
  const locale = host.locale ?? 'en';
  const { messages, isHeld } = useMessages(locale, host.messages);
  const isUnderWay = useIsUnderWay(!isHeld);
  useServerCheck();
  const content = typeof children === 'function' ? children(isUnderWay) : isUnderWay && children;
  return (
    <IntlScope locale={locale} messages={messages}>
      {/* If styles are kept out, even the frame cannot be drawn. */}
      <WidgetBoundary nonce={host.nonce}>
        <ThemeScope
          theme={host.theme}
          density={host.density ?? density}
          portalContainer={host.portalContainer}
          {...writingOf(locale, host.messages !== undefined)}
        >
          <UsedKeys onKeyDown={endIfUsed}>
            <WidgetBoundary nonce={host.nonce}>
              {host.notify ? content : <WithOwnNotices>{content}</WithOwnNotices>}
            </WidgetBoundary>
          </UsedKeys>
        </ThemeScope>
      </WidgetBoundary>
    </IntlScope>
  );
}

/** Escape that closed a row of the widget must not close the dialog of the host that the widget is in, too. */
function endIfUsed(event: KeyboardEvent) {
  if (isKeyUsed(event)) event.stopPropagation();
}

const UsedKeys = styled.div`
  display: contents;
`;

/**
 * Returns false while a browser draws the frame, and true right afterward and on servers. The rest is drawn
 * in slices, so that a host that shows a widget does not block its page for the complete time.
 * @param isReady - whether there is no reason to wait; content from a server never waits
 */
function useIsUnderWay(isReady: boolean): boolean {
  const isFromServer = useIsFromServer();
  return useDeferredValue(isReady || isFromServer, isFromServer);
}

/** Shows results itself, where the host has no place for them. */
function WithOwnNotices({ children }: { children?: ReactNode }) {
  const [notice, setNotice] = useState<Notice>();
  return (
    <KitProvider notify={setNotice}>
      {notice && <LastNotice notice={notice} onDismiss={() => setNotice(undefined)} />}
      <TextSpan>{children}</TextSpan>
    </KitProvider>
  );
}

const LastNotice = deferred(() => import('./LastNotice.js').then((module) => module.LastNotice));

/** The host's messages, once they are parsed, else the kit's own; English until they are there. */
function useMessages(locale: string, given: Messages | undefined): UsedWords {
  const own = useWords(given ? undefined : locale);
  const isReady = given !== undefined && !needParser(given);
  const [parsed, setParsed] = useState<{ given: Messages; messages: Messages }>();
  useEffect(() => {
    if (isReady || !given) return;
    let isWanted = true;
    compileMessages(given).then(
      (messages) => isWanted && setParsed({ given, messages }),
      (error: unknown) => console.warn(`Bomdeck: could not load the messages for ${locale}.`, error),
    );
    return () => {
      isWanted = false;
    };
  }, [locale, given, isReady]);
  if (!given) return own;
  return { messages: isReady ? given : parsed?.given === given ? parsed.messages : undefined };
}
