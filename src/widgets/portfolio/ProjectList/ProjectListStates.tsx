import type { ReactNode } from 'react';
import { ApiError } from '../../../api/errors.js';
import * as permissionNames from '../../../parts/permissionNames.messages.js';
import { FailureState } from '../../../data/FailureState.js';
import type { Resource } from '../../../data/useResource.js';
import { excerpt } from '../../../domain/excerpt.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { classifierMessages } from '../../../parts/classifier.messages.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState, ForbiddenState } from '../../../ui/states.js';
import { messages } from './ProjectList.messages.js';
import { isFiltered } from './projectListValue.js';
import type { useProjectList } from './useProjectList.js';

type View = ReturnType<typeof useProjectList>;

/** What stands instead of the list when it cannot be had. */
export function ProjectListProblem(props: {
  failure: Extract<Resource<unknown>, { status: 'failed' }>;
  view: View;
}) {
  const { failure, view } = props;
  const intl = useIntl();
  const { error } = failure;
  const { classifier } = view.value;
  if (error instanceof ApiError && error.status === 403) {
    return (
      <ForbiddenState
        title={<Message {...messages.forbidden} />}
        permission={intl.formatMessage(permissionNames.VIEW_PORTFOLIO)}
      />
    );
  }
  if (
    error instanceof ApiError &&
    error.status === 400 &&
    classifier !== undefined &&
    !Object.hasOwn(classifierMessages, classifier)
  ) {
    return (
      <EmptyState
        icon="filter"
        title={intl.formatMessage(messages.badFilter, { classifier: excerpt(classifier) })}
        actions={
          <Button onClick={() => view.change({ classifier: undefined })}>
            <Message {...messages.clearFilters} />
          </Button>
        }
      />
    );
  }
  return <FailureState title={<Message {...messages.failed} />} failure={failure} />;
}

/** A list without rows: because of filters, because only inactive projects exist, or because there are none. */
export function ProjectListEmpty({ view, createButton }: { view: View; createButton: ReactNode }) {
  const { mayChange } = useHost();
  const { value, showsInactive } = view;
  const showInactive = !showsInactive && (
    <Button onClick={() => view.setShowsInactive(true)}>
      <Message {...messages.showInactive} />
    </Button>
  );
  if (isFiltered(value)) {
    return (
      <EmptyState
        title={<Message {...messages.noMatch} />}
        actions={
          <>
            <Button
              onClick={() => view.change({ searchText: undefined, tag: undefined, classifier: undefined })}
            >
              <Message {...messages.clearFilters} />
            </Button>
            {showInactive}
          </>
        }
      >
        {!showsInactive && <Message {...messages.noMatchInactive} />}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="project"
      title={<Message {...messages.firstUse} />}
      actions={
        <>
          {createButton}
          {showInactive}
        </>
      }
    >
      {mayChange('PORTFOLIO_MANAGEMENT', 'CREATE') ? (
        <Message {...messages.firstUseAdvice} />
      ) : (
        <Message {...messages.firstUseWait} />
      )}{' '}
      {!showsInactive && <Message {...messages.noMatchInactive} />}
    </EmptyState>
  );
}
