import type { ReactNode } from 'react';
import { useIntl } from '../i18n/index.js';
import { ErrorState, ForbiddenState, InlineNotice, NotFoundState } from '../ui/states.js';
import { ApiError } from '../api/errors.js';
import { errorText } from './errorText.js';
import { Button } from '../ui/Button.js';
import { messages } from './FailureState.messages.js';
import type { Resource } from './useResource.js';

/** Props of {@link FailureState}. */
export interface FailureStateProps {
  /** What failed. */
  error: unknown;
  /** What could not be done, as a sentence: “The findings could not be loaded”. */
  title: string;
  /** What is said instead when the user may not see it (403). @defaultValue the title */
  forbiddenTitle?: string;
  /** The missing right, as people see it in Administration. */
  permission?: string;
  /** What is said instead when it does not exist (404). @defaultValue the title */
  notFoundTitle?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Ways out, such as a link to the list. */
  actions?: ReactNode;
  headingLevel?: 2 | 3 | 4;
}

/** In the place of what could not be loaded: why, and what to do. */
export function FailureState(props: FailureStateProps) {
  const {
    error,
    title,
    forbiddenTitle,
    permission,
    notFoundTitle,
    onRetry,
    isRetrying,
    actions,
    headingLevel,
  } = props;
  const intl = useIntl();
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 403) {
    return (
      <ForbiddenState
        title={forbiddenTitle ?? title}
        permission={permission}
        actions={actions}
        headingLevel={headingLevel}
      />
    );
  }
  if (status === 404) {
    return <NotFoundState title={notFoundTitle ?? title} actions={actions} headingLevel={headingLevel} />;
  }
  const text = errorText(intl, error);
  return (
    <ErrorState
      title={title}
      details={text.technical}
      onRetry={onRetry}
      isRetrying={isRetrying}
      actions={actions}
      headingLevel={headingLevel}
    >
      {[text.title, text.detail].filter(Boolean).join(' ')}
    </ErrorState>
  );
}

/** Above old data: that a newer version of it could not be loaded, why, and once more. Nothing while all is well. */
export function RefreshFailure(props: { resource: Resource<unknown> }) {
  const { resource } = props;
  const intl = useIntl();
  if (resource.status !== 'ready' || resource.refreshError === undefined) return null;
  const text = errorText(intl, resource.refreshError);
  const time = intl.formatTime(resource.loadedAt);
  return (
    <InlineNotice
      tone="warning"
      role="status"
      title={intl.formatMessage(messages.stale, { time })}
      actions={
        <Button size="small" isBusy={resource.isRefreshing} onClick={resource.reload}>
          {intl.formatMessage(messages.retry)}
        </Button>
      }
    >
      {[text.title, text.detail].filter(Boolean).join(' ')}
    </InlineNotice>
  );
}
