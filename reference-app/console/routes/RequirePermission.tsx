import type { ReactNode } from 'react';
import { permissionText, type Permission } from 'bomdeck';
import { Message, TextSpan, useIntl } from 'bomdeck/i18n';
import { ForbiddenState, VisuallyHidden } from 'bomdeck/ui';
import { useSession } from '../shell/SessionContext.js';
import { pagesFor } from '../shell/navigation.js';
import { Page } from '../shell/Page.js';
import { PageLink } from '../shell/PageLink.js';
import { messages } from './routes.messages.js';

/** Props of {@link RequirePermission}. */
export interface RequirePermissionProps {
  permission: Permission;
  /** True when it guards a part of a page, which keeps its title. @defaultValue false */
  isPart?: boolean;
  children: ReactNode;
}

/** Draws a page for those who may see it, and says to the others what they lack. */
export function RequirePermission({ permission, isPart, children }: RequirePermissionProps) {
  const intl = useIntl();
  const { permissions } = useSession();
  if (permissions.includes(permission)) return <TextSpan>{children}</TextSpan>;
  const state = (
    <ForbiddenState
      title={<Message {...messages.forbidden} />}
      permission={permissionText(intl, permission)}
      headingLevel={2}
      actions={
        !isPart &&
        pagesFor(permissions).map(({ to, label }) => (
          <PageLink key={to} to={to} look="button">
            <Message {...label} />
          </PageLink>
        ))
      }
    />
  );
  if (isPart) return state;
  return (
    <Page pageKey="forbidden" title={intl.formatMessage(messages.forbidden)}>
      <VisuallyHidden as="h1">
        <Message {...messages.forbidden} />
      </VisuallyHidden>
      {state}
    </Page>
  );
}
