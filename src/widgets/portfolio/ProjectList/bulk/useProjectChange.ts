import { useId, useRef } from 'react';
import type { IntlShape } from 'react-intl';
import { projectsChanged } from '../../../../data/resources/changes.js';
import { failureNotice } from '../../../../data/tellFailure.js';
import { useSaveMany, type DoneItem, type ManyOutcome } from '../../../../data/useSaveMany.js';
import { useHost } from '../../../../host/KitProvider.js';
import type { Notice } from '../../../../host/types.js';
import { useIntl } from '../../../../i18n/index.js';
import type { Project } from '../../../../schema/project.js';
import { changeProject, type ChangedProject } from './changeProject.js';
import { messages } from './ProjectBulk.messages.js';
import type { ProjectChange } from './projectChange.js';

/** What is to be done to one of the projects. */
interface WantedChange {
  readonly project: Project;
  readonly change: ProjectChange;
}

type Done = DoneItem<WantedChange, ChangedProject>;

/**
 * Changes projects one by one, tells in one notice what came of it, and takes it back from there.
 * @param onEnd - called with the projects that are not as wanted, because they were refused or not tried
 */
export function useProjectChange(onEnd: (left: readonly Project[]) => void) {
  const { api, notify } = useHost();
  const intl = useIntl();
  const noticeId = useId();
  // What was changed before something was refused is taken back together with what a second try changed.
  const reversible = useRef<readonly Done[]>([]);
  const many = useSaveMany<WantedChange, ChangedProject, ChangedProject>({
    save: ({ project, change }) => changeProject(api, project.uuid, change),
    undo: ({ item, result }) =>
      result.reversal
        ? changeProject(api, item.project.uuid, result.reversal)
        : Promise.resolve({ isWritten: false }),
    sharedBy: ({ change }) => addedTags(change),
    undoSharedBy: ({ result }) => addedTags(result.reversal),
    stale: projectsChanged,
    notice: (end) => {
      reversible.current = [...reversible.current, ...end.done.filter(({ result }) => result.reversal)];
      if (end.done.length === 0) return undefined;
      const changes = reversible.current;
      return {
        ...changedNotice(intl, end),
        id: noticeId,
        action:
          changes.length > 0
            ? { label: intl.formatMessage(messages.undo), run: () => void takeBack(changes) }
            : undefined,
      };
    },
    saved: ({ refused, left }) =>
      onEnd([...refused.map(({ item }) => item), ...left].map(({ project }) => project)),
  });
  const takeBack = async (changes: readonly Done[]) => {
    reversible.current = [];
    notify({ ...undoneNotice(intl, await many.undo(changes)), id: noticeId });
  };
  return {
    ...many,
    start: (projects: readonly Project[], change: ProjectChange) =>
      void many.submit(projects.map((project) => ({ project, change }))),
  };
}

function addedTags(change: ProjectChange | undefined): readonly string[] {
  return change?.kind === 'tags' ? change.add : [];
}

function changedNotice(intl: IntlShape, end: ManyOutcome<WantedChange, ChangedProject>): Notice {
  const written = end.done.filter(({ result }) => result.isWritten).length;
  const left = end.refused.length + end.left.length;
  return {
    kind: left > 0 ? 'info' : 'success',
    title: intl.formatMessage(messages.changed, { count: written }),
    detail: left > 0 ? intl.formatMessage(messages.notChanged, { count: left }) : undefined,
  };
}

function undoneNotice(intl: IntlShape, end: ManyOutcome<Done, unknown>): Notice {
  const [first] = end.refused;
  if (first) {
    const title = intl.formatMessage(messages.undonePartly, {
      done: end.done.length,
      refused: end.refused.length,
    });
    return failureNotice(intl, first.error, { title });
  }
  return { kind: 'success', title: intl.formatMessage(messages.undone, { count: end.done.length }) };
}
