import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Message, useIntl } from '../i18n/index.js';
import { theme } from '../theme/index.js';
import { Button } from '../ui/controls/Button.js';
import { ErrorState, InlineNotice } from '../ui/layout/states.js';
import { messages as states } from '../ui/layout/states.messages.js';
import { errorText, type ErrorText } from './errorText.js';
import { messages } from './FailureState.messages.js';
import type { FailedResource, Resource } from './useResource.js';

/** Props of {@link FailureState}. */
export interface FailureStateProps {
  /** The action that failed: “The findings could not be loaded”. */
  title: ReactNode;
  failure: FailedResource;
}

/** Shows the reason and a retry in place of content that could not be loaded. */
export function FailureState(props: FailureStateProps) {
  const { title, failure } = props;
  const intl = useIntl();
  const text = errorText(intl, failure.error);
  return (
    <ErrorState
      title={title}
      details={text.technical}
      onRetry={failure.reload}
      isRetrying={failure.isReloading}
    >
      {sentences(text)}
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
          <Message {...states.retry} />
        </Button>
      }
    >
      {sentences(text)}
    </InlineNotice>
  );
}

/** Shows the title and a retry, in one line, in place of something small that could not be loaded. */
export function FailureLine(props: FailureStateProps) {
  const { title, failure } = props;
  return (
    <Line>
      <span>{title}</span>
      <Button variant="quiet" size="small" onClick={failure.reload} isBusy={failure.isReloading}>
        <Message {...states.retry} />
      </Button>
    </Line>
  );
}

function sentences({ title, detail }: ErrorText): string {
  return detail ? `${title} ${detail}` : title;
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm};
  color: ${theme.color.text.muted};
`;
