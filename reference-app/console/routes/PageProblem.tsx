import { useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Message, useIntl } from 'bomdeck/i18n';
import { Button, ErrorState, VisuallyHidden } from 'bomdeck/ui';
import { reloadIfReachable } from '../shell/connection.js';
import { Page } from '../shell/Page.js';
import { messages } from './routes.messages.js';

/** Replaces a page that stopped working. The surrounding shell keeps working. */
export function PageProblem() {
  const error = useRouteError();
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    setIsRetrying(true);
    if (!(await reloadIfReachable())) setIsRetrying(false);
  };
  return <PageFailure error={error} isRetrying={isRetrying} onRetry={() => void retry()} />;
}

/** Says that a page could not be shown, why, and offers to try again. */
export function PageFailure(props: { error: unknown; isRetrying: boolean; onRetry: () => void }) {
  const { error, isRetrying, onRetry } = props;
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
          <Button icon="refresh" isBusy={isRetrying} onClick={onRetry}>
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
