import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIntl } from 'bomdeck/i18n';
import { VisuallyHidden } from 'bomdeck/ui';
import {
  ComponentDetail,
  type ComponentDetailProps,
  type ComponentLoadedEvent,
} from 'bomdeck/ComponentDetail';
import { Page } from '../shell/Page.js';
import * as pageNames from '../shell/pageNames.messages.js';
import { componentPlaceOf, pathOfTarget } from './paths.js';
import { RequirePermission } from './RequirePermission.js';
import { messages } from './routes.messages.js';

/** A component: what it is, its vulnerabilities, and where else it is used. */
export function ComponentPage() {
  return (
    <RequirePermission permission="VIEW_PORTFOLIO">
      <ComponentView />
    </RequirePermission>
  );
}

function ComponentView() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { componentId, tab } = componentPlaceOf(pathname);
  const [loaded, setLoaded] = useState<ComponentLoadedEvent['component']>();
  const onComponentLoaded = useCallback<NonNullable<ComponentDetailProps['onComponentLoaded']>>(
    ({ component }) => setLoaded(component),
    [],
  );
  // The component of the previous page does not apply to this page.
  const component = loaded?.uuid === componentId ? loaded : undefined;
  const project = component?.project;
  const title = component ? nameOf(component) : intl.formatMessage(messages.component);
  const componentsOf = (projectId: string) => pathOfTarget({ to: 'project', projectId, tab: 'components' })!;
  return (
    <Page
      pageKey={`component ${componentId}`}
      title={title}
      crumbs={[
        project
          ? { label: nameOf(project), to: componentsOf(project.uuid) }
          : { label: intl.formatMessage(pageNames.components), to: '/components' },
        { label: title },
      ]}
    >
      {/* The head of the component is the heading of the page, once it is there. */}
      {!component && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
      <ComponentDetail
        componentId={componentId}
        // An address of a part that there is not leads to the first one.
        tab={tab ?? 'overview'}
        onComponentLoaded={onComponentLoaded}
        // Going back is not to lead to what is no more.
        onComponentDeleted={({ component: { project: owner } }) =>
          void navigate(owner ? componentsOf(owner.uuid) : '/components', { replace: true })
        }
      />
    </Page>
  );
}

function nameOf({ name, version }: { name: string; version?: string }): string {
  return version ? `${name} ${version}` : name;
}
