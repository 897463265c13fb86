import { useMemo, useState, type ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import * as projects from '../../../../data/resources/projects.js';
import { useProjectOptions, type ProjectOption } from '../../../../data/useProjectOptions.js';
import { useResource } from '../../../../data/useResource.js';
import { normalizeTag } from '../../../../domain/normalizeTag.js';
import { LONGEST_TAG, textProblem } from '../../../../domain/textProblem.js';
import { Message, TextSpan, useIntl } from '../../../../i18n/index.js';
import { classifierText } from '../../../../entities/component/classifierText.js';
import { projectText } from '../../../../entities/project/ProjectLink.js';
import { textProblemText } from '../../../../frames/facts/textProblemText.js';
import { RunDialog } from '../../../../frames/run/RunDialog.js';
import { RunPreview } from '../../../../frames/run/RunPreview.js';
import type { Project } from '../../../../schema/project.js';
import { theme } from '../../../../theme/index.js';
import { Combobox } from '../../../../ui/fields/Combobox.js';
import { Switch } from '../../../../ui/fields/Switch.js';
import type { TableColumn } from '../../../../ui/table/interfaces.js';
import { TagsField } from '../../../../ui/fields/TagsField.js';
import { messages } from './ProjectBulk.messages.js';
import { plannedPatch, stepsOf, tagNames, type ProjectChange, type ProjectStep } from './projectChange.js';
import { PROJECT_NAMES, useProjectChange } from './useProjectChange.js';

/** The kind of change that the dialog makes. */
export type ProjectChangeKind = 'tags' | 'activate' | 'deactivate' | 'parent';

/** Props of {@link ProjectChangeDialog}. */
export interface ProjectChangeDialogProps {
  kind: ProjectChangeKind;
  /** The projects to change, each once. */
  projects: readonly Project[];
  /** Called after a run with those that are not as wanted. */
  onEnd?: (left: readonly Project[]) => void;
  onClose: () => void;
}

/**
 * Shows the effect of a change on projects, makes the change, and reports which projects the server rejected.
 */
export function ProjectChangeDialog({ kind, projects: asked, onEnd, onClose }: ProjectChangeDialogProps) {
  const intl = useIntl();
  // Those that are done leave the selection; here they stay until they are known to be done.
  const [projects, setProjects] = useState(asked);
  const { change, fields, lineage } = useWantedChange(kind);
  const run = useProjectChange({
    select:
      onEnd &&
      ((left) => {
        if (left.length > 0) setProjects(left);
        onEnd(left);
      }),
    onClosed: onClose,
  });
  const isReady = change !== undefined && !lineage.isLoading;
  const chooseFirst = kind === 'parent' ? messages.chooseParent : messages.chooseTags;
  const columns = useMemo(() => (change ? [stepColumn(intl, change)] : []), [intl, change]);
  return (
    <RunDialog run={run} keepsFields={fields !== undefined}>
      <RunPreview<Project, ProjectStep>
        title={intl.formatMessage(messages[`${kind}Title`], { count: projects.length })}
        size="medium"
        items={projects}
        names={PROJECT_NAMES}
        words={{
          changes: messages.preview,
          apply: messages.apply,
          chooseFirst: lineage.isLoading ? messages.checking : chooseFirst,
          noneChanges: messages.nothingChanges,
          same: messages.stay,
        }}
        isEmpty={fields ? !isReady : undefined}
        isDirty={change !== undefined && fields !== undefined}
        stepsOf={(all) => (isReady ? stepsOf(all, change, lineage.ids).filter(isStep) : [])}
        isPossible={({ kind: step }) => step === 'changes'}
        itemOf={projectOf}
        columns={columns}
        fields={fields}
        onStart={(chosen) => change && run.start(chosen, change)}
        onClose={onClose}
      />
    </RunDialog>
  );
}

/**
 * Returns the wanted change and the fields for it. The change is undefined until the fields are sufficiently
 * filled in.
 */
function useWantedChange(kind: ProjectChangeKind): {
  change: ProjectChange | undefined;
  fields: ReactNode;
  lineage: { ids: readonly string[]; isLoading: boolean };
} {
  const intl = useIntl();
  const [add, setAdd] = useState<readonly string[]>([]);
  const [remove, setRemove] = useState<readonly string[]>([]);
  const [parent, setParent] = useState<ProjectOption>();
  const [isToTop, setIsToTop] = useState(false);
  const loadOptions = useProjectOptions(projectText, ({ classifier }) => classifierText(intl, classifier));
  const lineage = useResource(projects.lineage(parent?.id ?? ''), { isEnabled: parent !== undefined });
  const tagProblem = add.map((tag) => textProblem(tag, LONGEST_TAG)).find(Boolean);
  const known = {
    // If the lineage could not be loaded, the server reports the problem when it rejects the change.
    ids: parent && lineage.status === 'ready' ? lineage.data : [],
    isLoading: parent !== undefined && lineage.status === 'loading',
  };
  switch (kind) {
    case 'activate':
    case 'deactivate':
      return { change: { kind: 'active', isActive: kind === 'activate' }, fields: undefined, lineage: known };
    case 'tags':
      return {
        change: add.length + remove.length > 0 && !tagProblem ? { kind: 'tags', add, remove } : undefined,
        lineage: known,
        fields: (
          <>
            <TagsField
              label={<Message {...messages.addTags} />}
              error={tagProblem && textProblemText(intl, tagProblem)}
              hint={<Message {...messages.tagsHint} />}
              value={add}
              onValueChange={setAdd}
              normalize={normalizeTag}
              name="add"
            />
            <TagsField
              label={<Message {...messages.removeTags} />}
              value={remove}
              onValueChange={setRemove}
              normalize={normalizeTag}
              name="remove"
            />
          </>
        ),
      };
    case 'parent':
      return {
        change: isToTop
          ? { kind: 'parent', parent: undefined }
          : parent?.project && { kind: 'parent', parent: parent.project },
        lineage: isToTop ? { ids: [], isLoading: false } : known,
        fields: (
          <>
            <Switch label={<Message {...messages.toTop} />} checked={isToTop} onCheckedChange={setIsToTop} />
            {!isToTop && (
              <Combobox<ProjectOption>
                label={<Message {...messages.newParent} />}
                placeholder={intl.formatMessage(messages.parentSearch)}
                name="parent"
                value={parent}
                onValueChange={setParent}
                loadOptions={loadOptions}
              />
            )}
          </>
        ),
      };
  }
}

/** Returns the column with the effect on a project, or the reason why the change is not possible. */
function stepColumn(intl: IntlShape, change: ProjectChange): TableColumn<ProjectStep> {
  return {
    id: 'change',
    header: intl.formatMessage(messages.preview),
    width: 260,
    grow: 2,
    cardSlot: 'second',
    cell: (step) => (
      <Becomes data-problem={step.kind === 'impossible' || undefined}>
        {step.kind === 'impossible' ? (
          intl.formatMessage(messages[step.reason])
        ) : (
          <StepText project={step.project} change={change} />
        )}
      </Becomes>
    ),
  };
}

const isStep = ({ kind }: ProjectStep) => kind !== 'same';
const projectOf = ({ project }: ProjectStep) => project;

function StepText({ project, change }: { project: Project; change: ProjectChange }) {
  const intl = useIntl();
  const planned = plannedPatch(project, change);
  switch (change.kind) {
    case 'active':
      return <Message {...(change.isActive ? messages.becomesActive : messages.becomesInactive)} />;
    case 'parent': {
      if (!change.parent) {
        return project.parent ? (
          <Message {...messages.movesToTop} values={{ before: projectText(project.parent) }} />
        ) : (
          <Message {...messages.movesToTopUnlessThere} />
        );
      }
      const after = projectText(change.parent);
      return project.parent ? (
        <Message {...messages.moves} values={{ before: projectText(project.parent), after }} />
      ) : (
        <Message {...messages.movesTo} values={{ after }} />
      );
    }
    case 'tags': {
      const before = tagNames(project);
      const after = tagNames({ tags: planned?.patch?.tags });
      const listed = (tags: readonly string[]) => intl.formatList(tags, { type: 'conjunction' });
      const added = after.filter((tag) => !before.includes(tag));
      const removed = before.filter((tag) => !after.includes(tag));
      return (
        <>
          {added.length > 0 && <Message {...messages.getsTags} values={{ tags: listed(added) }} />}
          <TextSpan>{added.length > 0 && removed.length > 0 && ' · '}</TextSpan>
          {removed.length > 0 && <Message {...messages.losesTags} values={{ tags: listed(removed) }} />}
        </>
      );
    }
  }
}

// Cells cut their text; this is what people are here to read.
const Becomes = styled.span`
  white-space: normal;
  overflow-wrap: anywhere;
  &[data-problem] {
    color: ${theme.color.danger.text};
  }
`;
