import { reasonText } from '../../../../data/errorText.js';
import { projectsChanged } from '../../../../data/resources/changes.js';
import { projectText } from '../../../../entities/project/ProjectLink.js';
import type { RunNames } from '../../../../frames/run/RunDefinition.js';
import { useRun, type Run } from '../../../../frames/run/useRun.js';
import { useHost } from '../../../../host/KitProvider.js';
import type { Project } from '../../../../schema/project.js';
import { changeProject, type ChangedProject } from './changeProject.js';
import { messages } from './ProjectBulk.messages.js';
import type { ProjectChange } from './projectChange.js';

/** Changes projects, one or many, while its dialog is open. */
export function useProjectChange(options: {
  /** Called with those that are not as wanted. Absent: nothing is selected. */
  select: ((projects: readonly Project[]) => void) | undefined;
  /** Called when no part of the change is shown any longer. */
  onClosed: () => void;
}): Run<Project, ProjectChange> {
  const { api } = useHost();
  return useRun<Project, ProjectChange, ChangedProject>({
    save: ({ uuid }, change) => changeProject(api, uuid, change),
    undo: ({ uuid }, { reversal }) => changeProject(api, uuid, reversal!),
    canUndo: ({ reversal }) => reversal !== undefined,
    sharedBy: addedTags,
    undoSharedBy: ({ reversal }) => addedTags(reversal),
    stale: projectsChanged,
    ...options,
    names: PROJECT_NAMES,
    words: WORDS,
    reasonOf: reasonText,
  });
}

function addedTags(change: ProjectChange | undefined): readonly string[] {
  return change?.kind === 'tags' ? change.add : [];
}

export const PROJECT_NAMES: RunNames<Project> = {
  idOf: ({ uuid }) => uuid,
  nameOf: projectText,
  columns: (intl, projectOf) => [
    {
      id: 'project',
      header: intl.formatMessage(messages.project),
      width: 180,
      grow: 1,
      cardSlot: 'title',
      cell: (row) => <bdi>{projectText(projectOf(row))}</bdi>,
    },
  ],
};

const WORDS = {
  running: messages.running,
  undoing: messages.undoing,
  changedAll: messages.changed,
  changed: messages.partly,
  noneChanges: messages.changed,
  over: messages.partly,
  restoredAll: messages.undone,
  restored: messages.undonePartly,
  notRestored: messages.notRestored,
};
