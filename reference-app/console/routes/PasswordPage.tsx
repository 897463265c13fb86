import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { Message, useIntl } from 'bomdeck/i18n';
import { theme } from 'bomdeck/theme';
import { PasswordChange } from 'bomdeck/PasswordChange';
import { useSession } from '../shell/SessionContext.js';
import { Page } from '../shell/Page.js';
import { useNotify } from '../shell/NotifyContext.js';
import * as pageNames from '../shell/pageNames.messages.js';
import { START_PAGE } from '../startPage.js';
import { messages } from './routes.messages.js';

/** The page where a signed-in user changes their own password. */
export function PasswordPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const notify = useNotify();
  const { user } = useSession();
  const title = intl.formatMessage(pageNames.changePassword);
  const leave = () => {
    const isFirst = (history.state as { idx?: number } | null)?.idx === 0;
    void (isFirst ? navigate(START_PAGE) : navigate(-1));
  };
  return (
    <Page pageKey="password" title={title} crumbs={[{ label: title }]}>
      <Column>
        <h1>
          <Message {...pageNames.changePassword} />
        </h1>
        <PasswordChange
          defaultUsername={user?.username}
          onCancel={leave}
          onPasswordChanged={() => {
            notify({ kind: 'success', title: intl.formatMessage(messages.passwordChanged) });
            leave();
          }}
        />
      </Column>
    </Page>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${theme.space.xl};
  max-inline-size: 420px;
  h1 {
    font-size: ${theme.font.size.title};
    line-height: ${theme.font.line.title};
    font-weight: ${theme.font.weight.strong};
    letter-spacing: -0.012em;
  }
`;
