import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { KitProvider, splitHostProps, useHostProps } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { useIntl } from '../../../i18n/index.js';
import { theme } from '../../../theme/index.js';
import { deferred } from '../../../ui/later/deferred.js';
import { messages } from './WelcomeMessage.messages.js';

/** Props of {@link WelcomeMessage}. @public */
export type WelcomeMessageProps = HostProps;

/**
 * The server operator's message to users before they sign in, from 4.12 on. Shows nothing when there is no
 * message, and until it is loaded. It needs `api` only. Scripts, images, styles, and forms in the operator's
 * HTML are left out.
 * @public
 */
export function WelcomeMessage(props: WelcomeMessageProps) {
  const [host] = splitHostProps(props);
  return (
    <KitProvider {...host}>
      <View />
    </KitProvider>
  );
}

function View() {
  const html = useWelcomeMessage();
  // No frame around nothing: its place on the page would be seen.
  return (
    html !== undefined && (
      <Widget host={NO_HOST}>
        <Welcome html={html} />
      </Widget>
    )
  );
}

const NO_HOST: HostProps = {};

function Welcome({ html }: { html: string }) {
  const intl = useIntl();
  return (
    <Card aria-label={intl.formatMessage(messages.region)}>
      <SafeHtml html={html} />
    </Card>
  );
}

// Most servers have no message.
const SafeHtml = deferred(() =>
  import('../../../frames/facts/SafeHtml.js').then((module) => module.SafeHtml),
);

/** Returns the message, requested once the content around it is on the screen. */
function useWelcomeMessage(): string | undefined {
  const { api } = useHostProps();
  if (!api) {
    throw new Error(
      'Bomdeck: no api. Pass it to <WelcomeMessage api={…}>, or wrap the widget in <KitProvider api={…}>.',
    );
  }
  const [html, setHtml] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    import('../../../api/settings.js')
      .then(({ getWelcomeMessage }) => getWelcomeMessage(api, controller.signal))
      .then(
        (message) => !controller.signal.aborted && setHtml(message),
        // People can sign in without it; what is wrong with the server, the form beside it will say.
        () => {},
      );
    return () => controller.abort();
  }, [api]);
  return html;
}

const Card = styled.section`
  padding: ${theme.space.lg} ${theme.space.xl};
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface.base};
`;
