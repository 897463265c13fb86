import type { ReactNode } from 'react';
import { ApiError } from '../../api/errors.js';
import { errorText } from '../../data/errorText.js';
import { Message, useIntl } from '../../i18n/index.js';
import { useTargetLink } from '../../parts/useTargetLink.js';
import { Link } from '../../ui/Link.js';
import { ErrorState, ForbiddenState, NotFoundState } from '../../ui/states.js';
import { messages } from './ProjectFindings.messages.js';

/** The permission is missing; nothing was asked. */
export function MissingPermission() {
  const intl = useIntl();
  return (
    <ForbiddenState
      title={<Message {...messages.forbidden} />}
      permission={intl.formatMessage(messages.permission)}
    />
  );
}

/** The list could not be had, and nothing older is there. */
export function FindingsFailure(props: {
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
}): ReactNode {
  const { error, onRetry, isRetrying } = props;
  const intl = useIntl();
  const projects = useTargetLink({ to: 'projects' });
  if (error instanceof ApiError && error.status === 403) {
    return (
      <ForbiddenState title={<Message {...messages.forbidden} />}>
        <Message {...messages.forbiddenProject} />
      </ForbiddenState>
    );
  }
  if (error instanceof ApiError && error.status === 404) {
    return (
      <NotFoundState
        title={<Message {...messages.notFound} />}
        actions={
          projects && (
            <Link {...projects}>
              <Message {...messages.toProjects} />
            </Link>
          )
        }
      />
    );
  }
  const { title, detail, technical } = errorText(intl, error);
  return (
    <ErrorState
      title={<Message {...messages.failed} />}
      onRetry={onRetry}
      isRetrying={isRetrying}
      details={technical}
    >
      {title} {detail}
    </ErrorState>
  );
}
