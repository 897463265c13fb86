import { useState } from 'react';
import { deleteProject } from '../../../../api/projects.js';
import { projectsChanged } from '../../../../data/resources/changes.js';
import { useHost } from '../../../../host/KitProvider.js';
import { useIntl } from '../../../../i18n/index.js';
import { visitOf } from '../../../../frames/facts/useTargetLink.js';
import { RowRemoval } from '../../../../frames/list/RowRemoval.js';
import { ProjectLoss } from '../../../../entities/project/ProjectLoss.js';
import { projectText } from '../../../../entities/project/ProjectLink.js';
import type { Project } from '../../../../schema/project.js';
import { BarButton } from '../../../../ui/controls/BarButton.js';
import { comparisonOf } from './comparisonOf.js';
import { messages } from './ProjectBulk.messages.js';
import { ProjectChangeDialog, type ProjectChangeKind } from './ProjectChangeDialog.js';

/** Props of {@link ProjectBulk}. */
export interface ProjectBulkProps {
  /** The selected projects, each once. */
  projects: readonly Project[];
  /** Called with those that stay selected. */
  select: (projects: readonly Project[]) => void;
}

/** In the bar of the list: what can be done with the selected projects. */
export function ProjectBulk({ projects, select }: ProjectBulkProps) {
  const { mayChange, navigation } = useHost();
  const intl = useIntl();
  const [kind, setKind] = useState<ProjectChangeKind>();
  const compare = visitOf(navigation, comparisonOf(projects));
  return (
    <>
      {compare && (
        <BarButton
          variant="quiet"
          icon="compare"
          hasIcon={false}
          label={intl.formatMessage(messages.compare)}
          onClick={compare}
        />
      )}
      {mayChange('PORTFOLIO_MANAGEMENT', 'UPDATE') &&
        KINDS.map((each) => (
          <BarButton
            key={each}
            variant="quiet"
            icon={ICONS[each]}
            hasIcon={false}
            opens
            label={intl.formatMessage(messages[each])}
            onClick={() => setKind(each)}
          />
        ))}
      {mayChange('PORTFOLIO_MANAGEMENT', 'DELETE') && <ProjectRemoval projects={projects} select={select} />}
      {kind && (
        <ProjectChangeDialog
          kind={kind}
          projects={projects}
          onEnd={select}
          onClose={() => setKind(undefined)}
        />
      )}
    </>
  );
}

const ICONS = { tags: 'tag', activate: 'play', deactivate: 'archive', parent: 'tree' } as const;
const KINDS = ['tags', 'activate', 'deactivate', 'parent'] as const satisfies readonly ProjectChangeKind[];

/** Deletes projects once that is confirmed by typing how many they are, or what the only one is called. */
export function ProjectRemoval(props: ProjectBulkProps & { onClose?: () => void }) {
  const { projects, select, onClose } = props;
  return (
    <RowRemoval
      rows={projects}
      select={select}
      getId={({ uuid }) => uuid}
      nameOf={projectText}
      loss={<ProjectLoss projects={projects} />}
      remove={(api, { uuid }) => deleteProject(api, uuid)}
      stale={projectsChanged()}
      words={REMOVAL_WORDS}
      typeToConfirm={(rows) => (rows.length === 1 ? (rows[0]?.name ?? '') : String(rows.length))}
      onClose={onClose}
    />
  );
}

const REMOVAL_WORDS = { ...messages, partly: messages.partlyDeleted };
