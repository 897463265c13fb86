import { Message, useIntl } from '../i18n/index.js';
import * as permissionNames from '../data/permissionNames.messages.js';
import * as messages from '../entities/project/projectPlace.messages.js';
import { useTargetLink } from '../frames/facts/useTargetLink.js';
import { ButtonLink } from '../ui/controls/Link.js';
import { ForbiddenState, NotFoundState } from '../ui/layout/states.js';

/** Replaces a project page, or a part of it, when its project is unavailable, and shows why. */
export function ProjectState({ kind }: { kind: 'notFound' | 'forbidden' }) {
  const intl = useIntl();
  const link = useTargetLink({ to: 'projects' });
  if (kind === 'forbidden') {
    return (
      <ForbiddenState
        title={<Message {...messages.forbidden} />}
        permission={intl.formatMessage(permissionNames.VIEW_PORTFOLIO)}
      />
    );
  }
  return (
    <NotFoundState
      title={<Message {...messages.notFound} />}
      actions={
        link && (
          <ButtonLink {...link}>
            <Message {...messages.toProjects} />
          </ButtonLink>
        )
      }
    >
      <Message {...messages.notFoundAdvice} />
    </NotFoundState>
  );
}
