import { useNavigate } from 'react-router-dom';
import { Message, useIntl } from 'bomdeck/i18n';
import { Button, NotFoundState, VisuallyHidden } from 'bomdeck/ui';
import { Page } from '../shell/Page.js';
import { PageLink } from '../shell/PageLink.js';
import { messages } from './routes.messages.js';

/** An address that leads nowhere, and the ways on. */
export function NotFoundPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  // The first page of a tab has none before it.
  const canGoBack = (history.state as { idx?: number } | null)?.idx !== 0;
  return (
    <Page pageKey="notFound" title={intl.formatMessage(messages.notFound)}>
      <VisuallyHidden as="h1">
        <Message {...messages.notFound} />
      </VisuallyHidden>
      <NotFoundState
        title={<Message {...messages.notFound} />}
        headingLevel={2}
        actions={
          <>
            {canGoBack && (
              <Button onClick={() => void navigate(-1)}>
                <Message {...messages.goBack} />
              </Button>
            )}
            <PageLink to="/projects" look="button">
              <Message {...messages.toProjects} />
            </PageLink>
          </>
        }
      >
        <Message {...messages.notFoundAdvice} />
      </NotFoundState>
    </Page>
  );
}
