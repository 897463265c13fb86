import { isUnknownProject } from '../../api/projects.js';
import { FailureState } from '../../data/FailureState.js';
import type { Resource } from '../../data/useResource.js';
import { Message } from '../../i18n/index.js';
import { ListCard } from '../../ui/list.styles.js';
import { NotFoundState } from '../../ui/states.js';
import { messages } from './ProjectComponents.messages.js';

/** What stands instead of the list when it cannot be had. */
export function ComponentsProblem(props: { failure: Extract<Resource<unknown>, { status: 'failed' }> }) {
  const { failure } = props;
  return (
    <ListCard>
      {isUnknownProject(failure.error) ? (
        <NotFoundState title={<Message {...messages.notFound} />} />
      ) : (
        <FailureState title={<Message {...messages.failed} />} failure={failure} />
      )}
    </ListCard>
  );
}
