import { Fragment } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { styled } from 'styled-components';
import { Message, useIntl } from 'bomdeck/i18n';
import { theme } from 'bomdeck/theme';
import { Button, Dialog } from 'bomdeck/ui';
import type { Server } from 'bomdeck';
import { messages } from './shell.messages.js';
import { serverName } from './useServer.js';

/** Shows the identity of this console, and the server it connects to. */
export function AboutDialog({ server, onClose }: { server: Server | undefined; onClose: () => void }) {
  const intl = useIntl();
  const { framework, timestamp, uuid, systemUuid } = server?.about ?? {};
  const builtAt = new Date(timestamp ?? NaN);
  const facts: readonly (readonly [MessageDescriptor, string | null | undefined])[] = [
    [messages.aboutConsole, CONSOLE_VERSION],
    [messages.aboutServer, serverName(intl, server) ?? intl.formatMessage(messages.unknown)],
    [messages.aboutBuilt, isNaN(builtAt.getTime()) ? undefined : intl.formatDate(builtAt, BUILT_AT)],
    [messages.aboutBuild, uuid],
    [messages.aboutFramework, [framework?.name, framework?.version].filter(Boolean).join(' ')],
    [messages.aboutSystem, systemUuid],
  ];
  return (
    <Dialog
      size="small"
      title={<Message {...messages.about} />}
      onClose={onClose}
      foot={
        <Button onClick={onClose}>
          <Message {...messages.close} />
        </Button>
      }
    >
      <Body>
        <p>
          <Message {...messages.aboutText} />
        </p>
        <dl>
          {facts.map(
            ([label, value]) =>
              value && (
                <Fragment key={label.id}>
                  <dt>
                    <Message {...label} />
                  </dt>
                  <dd>{value}</dd>
                </Fragment>
              ),
          )}
        </dl>
      </Body>
    </Dialog>
  );
}

const BUILT_AT = { dateStyle: 'medium', timeStyle: 'short' } as const;

const Body = styled.div`
  display: grid;
  gap: ${theme.space.lg};
  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: ${theme.space.xs} ${theme.space.lg};
  }
  dt {
    color: ${theme.color.text.muted};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;
