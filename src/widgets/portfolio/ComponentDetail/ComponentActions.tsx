import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { HeadActions } from '../../../frames/detail/HeadActions.js';
import { projectText } from '../../../entities/project/ProjectLink.js';
import { useTargetLink } from '../../../frames/facts/useTargetLink.js';
import type { Component } from '../../../schema/component.js';
import { deferred } from '../../../ui/later/deferred.js';
import { ButtonLink } from '../../../ui/controls/Link.js';
import { tellHost } from '../../../ui/faults/tellHost.js';
import { messages } from './ComponentDetail.messages.js';

/** Props of {@link ComponentActions}. */
export interface ComponentActionsProps {
  component: Component;
  /** Called after the server deleted it. Absent: the host's navigation leads to the components of its project. */
  onComponentDeleted: ((event: { component: Component }) => void) | undefined;
}

// Dialogs and their forms are loaded by those who open them.
const ComponentChangeDialog = deferred(() =>
  import('../../../entities/component/editor/ComponentChangeDialog.js').then(
    (module) => module.ComponentChangeDialog,
  ),
);
const ComponentDeletion = deferred(() =>
  import('./ComponentDeletion.js').then((module) => module.ComponentDeletion),
);

/** The actions for a component: show how it gets into its project, edit it, and delete it. */
export function ComponentActions({ component, onComponentDeleted }: ComponentActionsProps) {
  const intl = useIntl();
  const { mayChange, navigation, notify } = useHost();
  const { uuid, project } = component;
  // The graph also has paths when the BOM names no direct dependencies, and says why where there are none.
  const graph = useTargetLink(
    project && { to: 'dependencyGraph', projectId: project.uuid, componentIds: [uuid] },
  );
  return (
    <>
      {graph && (
        <ButtonLink {...graph} icon="graph">
          <Message {...messages.showPaths} />
        </ButtonLink>
      )}
      <HeadActions
        buttons={[
          mayChange('PORTFOLIO_MANAGEMENT', 'UPDATE') && {
            id: 'edit',
            icon: 'edit',
            label: intl.formatMessage(messages.edit),
            dialog: (close) => (
              <ComponentChangeDialog
                component={component}
                onClose={close}
                onComponentSaved={(event) => {
                  close();
                  notify({
                    kind: 'success',
                    title: intl.formatMessage(messages.saved, { component: projectText(event.component) }),
                  });
                }}
              />
            ),
          },
        ]}
        more={[
          mayChange('PORTFOLIO_MANAGEMENT', 'DELETE') && {
            id: 'delete',
            label: intl.formatMessage(messages.delete),
            isDanger: true,
            dialog: (close) => (
              <ComponentDeletion
                component={component}
                onClose={close}
                onComponentDeleted={() => {
                  close();
                  if (onComponentDeleted) tellHost(() => onComponentDeleted({ component }));
                  else if (project)
                    navigation?.go?.({ to: 'project', projectId: project.uuid, tab: 'components' });
                }}
              />
            ),
          },
        ]}
      />
    </>
  );
}
