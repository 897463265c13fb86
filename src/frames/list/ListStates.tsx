import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { hasStatus } from '../../api/errors.js';
import { FailureState } from '../../data/FailureState.js';
import type { FailedResource, Resource } from '../../data/useResource.js';
import { TextSpan, useIntl } from '../../i18n/index.js';
import { Button } from '../../ui/controls/Button.js';
import { deferred } from '../../ui/later/deferred.js';
import { ListCard, ListPlace } from '../../ui/table/list.styles.js';
import { usePassFocusOn } from '../../ui/focus/usePassFocusOn.js';
import { EmptyState, NotFoundState } from '../../ui/layout/states.js';
import type { List } from './List.js';
import { messages } from './list.messages.js';
import type { ListValue } from './listValue.js';
import { textOf } from './listText.js';

/**
 * Returns the content shown instead of the complete list, toolbar included: the user does not have permission
 * to see any of it, or there is nothing to search.
 */
export function replacementOf<Row, Value extends ListValue>(
  intl: IntlShape,
  list: List<Row, Value>,
): ReactNode {
  const { definition, isAllowed, resource } = list;
  const { words, permission, isNotFound } = definition;
  const error = resource.status === 'failed' ? resource.error : undefined;
  if (error !== undefined && words.notFound && isNotFound?.(error)) {
    return (
      <ListCard data-place="list">
        <NotFoundState title={textOf(intl, words.notFound)} />
      </ListCard>
    );
  }
  const isForbidden = isRefusedList(list);
  if (permission === undefined || (isAllowed && !isForbidden)) return undefined;
  const state = (
    <ForbiddenList title={textOf(intl, words.forbidden ?? messages.forbidden)} permission={permission} />
  );
  return isForbidden ? <ListPlace data-place="list">{state}</ListPlace> : state;
}

/**
 * Returns true if the server lets the user see nothing of a list, even if it did before. Rows left from then
 * are not shown.
 */
export function isRefusedList({ resource }: { resource: Resource<unknown> }): boolean {
  if (resource.status === 'loading') return false;
  return hasStatus(resource.status === 'failed' ? resource.error : resource.refreshError, 403);
}

// The words of all permissions are loaded by those who lack one.
const ForbiddenList = deferred(() => import('./ForbiddenList.js').then((module) => module.ForbiddenList));

/** Shown in place of rows that could not be loaded: the reason, and what to do about it. */
export function ListFailure<Row, Value extends ListValue>(props: {
  list: List<Row, Value>;
  failure: FailedResource;
}) {
  const { list, failure } = props;
  const { words, filterProblem } = list.definition;
  const intl = useIntl();
  const problem = filterProblem?.(failure.error, list.value, intl);
  return (
    <ListCard data-place="table">
      {problem === undefined ? (
        <FailureState title={textOf(intl, words.failed ?? messages.failed)} failure={failure} />
      ) : (
        <EmptyState title={textOf(intl, problem)} actions={<ClearButton list={list} />} />
      )}
    </ListCard>
  );
}

/** Shown in place of missing rows: search and filters leave none, or there are none. */
export function EmptyList<Row, Value extends ListValue>(props: {
  list: List<Row, Value>;
  /** The actions that bring the first rows. */
  actions?: ReactNode;
  /** The actions that bring rows back, besides removing search and filters. */
  noMatchActions?: ReactNode;
}) {
  const { list, actions, noMatchActions } = props;
  const { definition, isFiltered, value } = list;
  const { words, icon, headingLevel } = definition;
  const intl = useIntl();
  if (!isFiltered) {
    return (
      <EmptyState icon={icon} title={textOf(intl, words.none)} actions={actions} headingLevel={headingLevel}>
        {words.noneAdvice && textOf(intl, words.noneAdvice)}
      </EmptyState>
    );
  }
  const advice = words.noMatchAdvice ?? (value.searchText ? words.searchAdvice : undefined);
  return (
    <EmptyState
      title={textOf(intl, words.noMatch ?? messages.noMatch)}
      actions={
        <>
          <ClearButton list={list} />
          <TextSpan>{noMatchActions}</TextSpan>
        </>
      }
      headingLevel={headingLevel}
    >
      {advice && textOf(intl, advice)}
    </EmptyState>
  );
}

function ClearButton<Row, Value extends ListValue>({ list }: { list: List<Row, Value> }) {
  const passFocusOn = usePassFocusOn();
  const intl = useIntl();
  return (
    <span ref={passFocusOn}>
      <Button onClick={list.clear}>{textOf(intl, list.definition.words.clear ?? messages.clear)}</Button>
    </span>
  );
}
