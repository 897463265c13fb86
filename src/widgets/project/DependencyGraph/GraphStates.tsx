/** The states shown in place of a graph, or of its paths, when there are none. */
import { ApiError } from '../../../api/errors.js';
import { isUnknownProject } from '../../../api/projects.js';
import * as permissionNames from '../../../data/permissionNames.messages.js';
import { FailureState } from '../../../data/FailureState.js';
import type { Resource } from '../../../data/useResource.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { ListCard } from '../../../ui/table/list.styles.js';
import { EmptyState, ForbiddenState, NotFoundState } from '../../../ui/layout/states.js';
import { messages } from './GraphStates.messages.js';

/** Props of {@link GraphState}. */
export type GraphStateProps =
  | { kind: 'forbidden' | 'noVulnerable' | 'noPath' }
  | { kind: 'failed'; failure: Extract<Resource<unknown>, { status: 'failed' }> }
  /** The number of components whose dependencies are not known. */
  | { kind: 'noGraph'; count: number };

/** Why there is nothing to see, and what to do about it. */
export function GraphState(props: GraphStateProps) {
  const intl = useIntl();
  switch (props.kind) {
    case 'forbidden':
      return (
        <ForbiddenState
          title={<Message {...messages.forbidden} />}
          permission={intl.formatMessage(permissionNames.VIEW_PORTFOLIO)}
        />
      );
    case 'noVulnerable':
      return (
        <EmptyState icon="shield-check" title={<Message {...messages.noVulnerable} />}>
          <Message {...messages.noVulnerableAdvice} />
        </EmptyState>
      );
    case 'noPath':
      return (
        <EmptyState icon="graph" title={<Message {...messages.noPath} />}>
          <Message {...messages.noPathAdvice} />
        </EmptyState>
      );
    case 'failed':
      return (
        <ListCard>
          {isProjectUnknown(props.failure.error) ? (
            <NotFoundState title={<Message {...messages.notFound} />} />
          ) : (
            <FailureState title={<Message {...messages.failed} />} failure={props.failure} />
          )}
        </ListCard>
      );
    case 'noGraph':
      return (
        <ListCard>
          {props.count === 0 ? (
            <EmptyState icon="graph" title={<Message {...messages.empty} />}>
              <Message {...messages.emptyAdvice} />
            </EmptyState>
          ) : (
            <EmptyState icon="graph" title={<Message {...messages.none} />}>
              <Message {...messages.noneAdvice} values={{ count: props.count }} />
            </EmptyState>
          )}
        </ListCard>
      );
  }
}

/** Not where a server has the project and refuses only what it depends on. */
function isProjectUnknown(error: unknown): boolean {
  return error instanceof ApiError && isUnknownProject(error) && PROJECT.test(error.request.path);
}

const PROJECT = /\/v1\/project\/[^/]*$/;
