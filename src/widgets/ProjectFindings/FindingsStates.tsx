import type { ReactNode } from 'react';
import { ApiError } from '../../api/errors.js';
import { errorText } from '../../data/errorText.js';
import type { FindingsIndex } from '../../domain/findings/FindingsIndex.js';
import type { ProjectFindingsValue } from '../../domain/findings/findingsValue.js';
import { mostHiding, type Hider } from '../../domain/findings/selectFindings.js';
import { Message, useIntl } from '../../i18n/index.js';
import { useTargetLink } from '../../parts/useTargetLink.js';
import { Button } from '../../ui/Button.js';
import { Link } from '../../ui/Link.js';
import { EmptyState, ErrorState, ForbiddenState, NotFoundState } from '../../ui/states.js';
import { facetText } from './facetText.js';
import { messages } from './ProjectFindings.messages.js';

/** Nothing to list: nothing there, or hidden by filters. */
export function NoFindings(props: {
  index: FindingsIndex;
  value: ProjectFindingsValue;
  onClear: () => void;
}): ReactNode {
  const { index, value, onClear } = props;
  const intl = useIntl();
  const total = index.rows.length;
  if (total === 0) {
    return (
      <EmptyState icon="shield-check" title={<Message {...messages.noneTitle} />}>
        <Message {...messages.noneText} />
      </EmptyState>
    );
  }
  const most = mostHiding(index, value);
  return (
    <EmptyState
      icon="filter"
      title={<Message {...messages.filteredTitle} />}
      actions={
        <Button onClick={onClear}>
          <Message {...messages.clearFilters} />
        </Button>
      }
    >
      {most ? (
        <Message
          {...messages.filteredText}
          values={{
            total,
            count: most.count,
            filter:
              most.hider === 'search'
                ? intl.formatMessage(messages.search)
                : most.hider === 'suppression'
                  ? intl.formatMessage(messages.suppressed)
                  : facetText(intl, most.hider satisfies Exclude<Hider, 'search' | 'suppression'>),
          }}
        />
      ) : (
        <Message {...messages.filteredTextPlain} values={{ total }} />
      )}
    </EmptyState>
  );
}

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
