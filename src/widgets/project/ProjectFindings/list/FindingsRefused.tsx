import { Message, useIntl } from '../../../../i18n/index.js';
import type { TargetLinkProps } from '../../../../frames/facts/useTargetLink.js';
import * as permissionNames from '../../../../data/permissionNames.messages.js';
import { Link } from '../../../../ui/controls/Link.js';
import { ForbiddenState, NotFoundState } from '../../../../ui/layout/states.js';
import { refusedMessages as messages } from './FindingsRefused.messages.js';

/** Props of {@link FindingsRefused}. */
export interface FindingsRefusedProps {
  /** The permission is missing and nothing was asked; the project is not for this user; there is none. */
  why: 'permission' | 'forbidden' | 'notFound';
  /** The way to other projects, where the host has one. */
  projects?: TargetLinkProps;
}

/** There are no findings for this user, and trying again would not help. */
export function FindingsRefused({ why, projects }: FindingsRefusedProps) {
  const intl = useIntl();
  if (why === 'notFound') {
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
  if (why === 'forbidden') {
    return (
      <ForbiddenState title={<Message {...messages.forbidden} />}>
        <Message {...messages.forbiddenProject} />
      </ForbiddenState>
    );
  }
  return (
    <ForbiddenState
      title={<Message {...messages.forbidden} />}
      permission={intl.formatMessage(permissionNames.VIEW_VULNERABILITY)}
    />
  );
}
