import { ApiError } from '../../api/errors.js';
import { errorText } from '../../data/errorText.js';
import type { Resource } from '../../data/useResource.js';
import { Message, useIntl } from '../../i18n/index.js';
import { Button } from '../../ui/Button.js';
import { ErrorState, InlineNotice, NotFoundState } from '../../ui/states.js';
import { messages } from './ProjectComponents.messages.js';
import { Card } from './ProjectComponents.styles.js';

/** What stands instead of the list when it cannot be had. */
export function ComponentsProblem({
  failure,
}: {
  failure: Extract<Resource<unknown>, { status: 'failed' }>;
}) {
  const intl = useIntl();
  const { error, reload, isReloading } = failure;
  if (isNotFound(error)) {
    return (
      <Card>
        <NotFoundState title={<Message {...messages.notFound} />} />
      </Card>
    );
  }
  const { title, detail, technical } = errorText(intl, error);
  return (
    <Card>
      <ErrorState
        title={<Message {...messages.failed} />}
        onRetry={reload}
        isRetrying={isReloading}
        details={technical}
      >
        {title} {detail}
      </ErrorState>
    </Card>
  );
}

/** A project that is hidden and one that is not there look alike, and so does an address that names none. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 404].includes(error.status);
}

/** The list is older than it should be, and why. */
export function RefreshFailed(props: { error: unknown; loadedAt: number; onRetry: () => void }) {
  const intl = useIntl();
  return (
    <InlineNotice
      tone="danger"
      role="alert"
      title={errorText(intl, props.error).title}
      actions={
        <Button size="small" onClick={props.onRetry}>
          <Message {...messages.retry} />
        </Button>
      }
    >
      {intl.formatMessage(messages.refreshFailed, { time: new Date(props.loadedAt) })}
    </InlineNotice>
  );
}
