import { useHost } from '../../../host/KitProvider.js';
import type { HostProps, ProjectTab } from '../../../host/types.js';
import { useIntl } from '../../../i18n/index.js';
import { Tabs } from '../../../ui/controls/Tabs.js';
import { ProjectWidget, type ProjectProps, type PropsOfProject } from '../../ProjectWidget.js';
import { messages } from './ProjectHeader.messages.js';
import { listProjectTabs } from './listProjectTabs.js';
import { useProject } from '../../../data/useProject.js';

/** Props of {@link ProjectTabs}. @public */
export interface ProjectTabsProps extends HostProps, ProjectProps {
  /** The tab that is open. */
  tab: ProjectTab;
  /** The tabs that the host has, in order; those the user may not open are left out. */
  tabs: readonly ProjectTab[];
  /** Called when another tab is chosen. Absent: the host's navigation leads there. */
  onTabChange?: (event: { tab: ProjectTab }) => void;
}

/**
 * The tabs of a project page, with what is behind each.
 * @public
 */
export function ProjectTabs(props: ProjectTabsProps) {
  return (
    // A project that cannot be had has no parts either; the head says why.
    <ProjectWidget props={props} density="comfortable" isSilent loading={(own) => <View {...own} />}>
      {(own) => <View {...own} />}
    </ProjectWidget>
  );
}

function View({ projectId, tab, tabs, onTabChange }: PropsOfProject<ProjectTabsProps, string | undefined>) {
  const intl = useIntl();
  const host = useHost();
  const project = useProject(projectId);
  const { navigation } = host;
  if (project.status === 'failed') return null;
  const entries = listProjectTabs(host, project.status === 'ready' ? project.data : undefined, tabs);
  const change = (id: string) => {
    const next = tabs.find((other) => other === id);
    if (!next) return;
    if (onTabChange) onTabChange({ tab: next });
    else if (projectId !== undefined) navigation?.go?.({ to: 'project', projectId, tab: next });
  };
  return (
    <Tabs
      label={intl.formatMessage(messages.tabs)}
      value={tab}
      // The tabs of a project that is being looked up. They are recreated when it is found, and must not have
      // the focus then.
      isWaiting={projectId === undefined}
      items={entries.map((entry) => ({
        id: entry.tab,
        label: intl.formatMessage(messages[entry.tab]),
        count: entry.count,
        countText:
          entry.tab === 'findings' && entry.count !== undefined
            ? intl.formatMessage(messages.countedOnce, { count: entry.count })
            : undefined,
        href:
          projectId === undefined
            ? undefined
            : navigation?.href({ to: 'project', projectId, tab: entry.tab }),
      }))}
      // Without a way to go there the browser follows the address.
      onValueChange={onTabChange || navigation?.go ? change : undefined}
    />
  );
}
