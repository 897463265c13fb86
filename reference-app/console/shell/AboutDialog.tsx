import { styled } from 'styled-components';
import { Message, useIntl } from 'bomdeck/i18n';
import { theme } from 'bomdeck/theme';
import { Button, Dialog } from 'bomdeck/ui';
import { messages } from './shell.messages.js';
import type { ServerInfo } from './useServerVersion.js';

/** Which console this is, and which server it talks to. */
export function AboutDialog({ server, onClose }: { server: ServerInfo | undefined; onClose: () => void }) {
  const intl = useIntl();
  const unknown = intl.formatMessage(messages.unknown);
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
          <dt>
            <Message {...messages.aboutConsole} />
          </dt>
          <dd>{CONSOLE_VERSION}</dd>
          <dt>
            <Message {...messages.aboutServer} />
          </dt>
          <dd>{server?.name || unknown}</dd>
          {server?.builtAt && (
            <>
              <dt>
                <Message {...messages.aboutBuilt} />
              </dt>
              <dd>{intl.formatDate(server.builtAt, { dateStyle: 'medium' })}</dd>
            </>
          )}
          {server?.build && (
            <>
              <dt>
                <Message {...messages.aboutBuild} />
              </dt>
              <dd>{server.build}</dd>
            </>
          )}
        </dl>
      </Body>
    </Dialog>
  );
}

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
