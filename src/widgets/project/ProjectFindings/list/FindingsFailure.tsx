import { ApiError } from '../../../../api/errors.js';
import { errorText } from '../../../../data/errorText.js';
import { Message, TextSpan, useIntl } from '../../../../i18n/index.js';
import { useTargetLink } from '../../../../frames/facts/useTargetLink.js';
import { deferred } from '../../../../ui/later/deferred.js';
import { ErrorState } from '../../../../ui/layout/states.js';
import { messages } from '../ProjectFindings.messages.js';

/** Props of {@link FindingsFailure}. */
export interface FindingsFailureProps {
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
}

/** The list could not be had, and nothing older is there. */
export function FindingsFailure({ error, onRetry, isRetrying }: FindingsFailureProps) {
  const intl = useIntl();
  const projects = useTargetLink({ to: 'projects' });
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 403) return <FindingsRefused why="forbidden" />;
  if (status === 404) return <FindingsRefused why="notFound" projects={projects} />;
  const { title, detail, technical } = errorText(intl, error);
  return (
    <ErrorState
      title={<Message {...messages.failed} />}
      onRetry={onRetry}
      isRetrying={isRetrying}
      details={technical}
    >
      <TextSpan>
        {title} {detail}
      </TextSpan>
    </ErrorState>
  );
}

// Loaded on demand, because the server responded with the rejection. A connection failure has to be shown
// without loading anything.
export const FindingsRefused = deferred(() =>
  import('./FindingsRefused.js').then((module) => module.FindingsRefused),
);
