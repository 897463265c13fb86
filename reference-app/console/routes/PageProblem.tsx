import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Message, useIntl } from 'bomdeck/i18n';
import { Button, ErrorState, VisuallyHidden } from 'bomdeck/ui';
import { Page } from '../shell/Page.js';
import { messages } from './routes.messages.js';

/** In the place of a page whose code could not be loaded, or stopped. The shell around goes on. */
export function PageProblem() {
  const error = useRouteError();
  const intl = useIntl();
  return (
    <Page pageKey="problem" title={intl.formatMessage(messages.pageProblem)}>
      <VisuallyHidden as="h1">
        <Message {...messages.pageProblem} />
      </VisuallyHidden>
      <ErrorState
        title={<Message {...messages.pageProblem} />}
        details={
          isRouteErrorResponse(error) ? error.statusText : error instanceof Error ? error.message : undefined
        }
        actions={
          <Button icon="refresh" onClick={() => location.reload()}>
            <Message {...messages.reload} />
          </Button>
        }
        headingLevel={2}
      >
        <Message {...messages.pageProblemAdvice} />
      </ErrorState>
    </Page>
  );
}
