import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { reasonText } from '../../../../data/errorText.js';
import * as projects from '../../../../data/resources/projects.js';
import { useProjectOptions, type ProjectOption } from '../../../../data/useProjectOptions.js';
import { useResource } from '../../../../data/useResource.js';
import { useRunProgress } from '../../../../data/useSaveMany.js';
import { normalizeTag } from '../../../../domain/normalizeTag.js';
import { LONGEST_TAG, textProblem } from '../../../../domain/textProblem.js';
import { Message, TextSpan, useIntl } from '../../../../i18n/index.js';
import { classifierText } from '../../../../entities/component/classifierText.js';
import { projectText } from '../../../../entities/project/ProjectLink.js';
import { textProblemText } from '../../../../frames/facts/textProblemText.js';
import type { Project } from '../../../../schema/project.js';
import { theme } from '../../../../theme/index.js';
import { Button } from '../../../../ui/controls/Button.js';
import { Dialog } from '../../../../ui/overlay/Dialog.js';
import { DialogCancel } from '../../../../ui/overlay/DialogCancel.js';
import { Combobox } from '../../../../ui/fields/Combobox.js';
import { Switch } from '../../../../ui/fields/Switch.js';
import { TagsField } from '../../../../ui/fields/TagsField.js';
import { ProgressBar } from '../../../../ui/controls/ProgressBar.js';
import { InlineNotice } from '../../../../ui/layout/states.js';
import { messages } from './ProjectBulk.messages.js';
import { plannedPatch, stepsOf, tagNames, type ProjectChange, type ProjectStep } from './projectChange.js';
import { useProjectChange } from './useProjectChange.js';

/** What the dialog changes. */
export type ProjectChangeKind = 'tags' | 'activate' | 'deactivate' | 'parent';

/** Props of {@link ProjectChangeDialog}. */
export interface ProjectChangeDialogProps {
  kind: ProjectChangeKind;
  /** What is to be changed, each once. */
  projects: readonly Project[];
  /** Called after a run with those that are not as wanted. */
  onEnd: (left: readonly Project[]) => void;
  onClose: () => void;
}

/** Says what a change would do to projects, does it, and says which were refused. */
export function ProjectChangeDialog({ kind, projects: asked, onEnd, onClose }: ProjectChangeDialogProps) {
  const intl = useIntl();
  // Those that are done leave the selection; here they stay, as far as they are left.
  const [chosen, setChosen] = useState(asked);
  const { change, fields, lineage } = useWantedChange(kind);
  const { start, retry, stop, isRunning, run, outcome, reset } = useProjectChange((left) => {
    if (left.length === 0) onClose();
    else setChosen(left);
    onEnd(left);
  });
  const progress = useRunProgress(run?.view);
  const steps = change ? stepsOf(chosen, change, lineage.ids) : [];
  const changing = steps.flatMap((step) => (step.kind === 'changes' ? step.project : []));
  const isPartial = outcome !== undefined && outcome.refused.length + outcome.left.length > 0;
  const count = changing.length;
  const problem = !change
    ? intl.formatMessage(kind === 'parent' ? messages.chooseParent : messages.chooseTags)
    : lineage.isLoading
      ? intl.formatMessage(messages.checking)
      : count === 0
        ? intl.formatMessage(messages.nothingChanges)
        : undefined;
  return (
    <Dialog
      title={<Message {...messages[`${kind}Title`]} values={{ count: chosen.length }} />}
      onClose={isRunning ? stop : onClose}
      isDirty={!isRunning && !isPartial && change !== undefined && fields !== undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (isRunning) return;
        if (isPartial) void retry();
        else if (change && !problem) start(changing, change);
      }}
      foot={
        <>
          <DialogCancel isBusy={isRunning} onClose={onClose} onStop={stop} />
          <Button
            type="submit"
            variant="primary"
            isBusy={isRunning}
            busyLabel={<Message {...messages.changing} />}
            disabledReason={isPartial ? undefined : problem}
          >
            {isPartial ? <Message {...messages.retry} /> : <Message {...messages.apply} values={{ count }} />}
          </Button>
        </>
      }
    >
      <Stack>
        {isPartial && !isRunning && (
          <InlineNotice
            tone="danger"
            role="alert"
            title={
              <Message
                {...messages.partly}
                values={{ done: outcome.done.length, count: outcome.refused.length + outcome.left.length }}
              />
            }
          />
        )}
        <TextSpan>{!isPartial && !isRunning && fields}</TextSpan>
        {progress && (
          <ProgressBar
            label={intl.formatMessage(messages.changing)}
            value={progress.answered}
            max={progress.total}
            valueText={intl.formatMessage(messages.progress, progress)}
          />
        )}
        {progress && (
          <p role="status">
            <Message {...messages.progress} values={progress} />
          </p>
        )}
        {isPartial ? (
          <Lines
            lines={[
              ...outcome.refused.map(({ item, error }) => ({
                name: projectText(item.project),
                text: reasonText(intl, error),
                isProblem: true,
              })),
              ...outcome.left.map(({ project }) => ({
                name: projectText(project),
                text: intl.formatMessage(messages.notTried),
              })),
            ]}
          />
        ) : (
          change && !lineage.isLoading && <Preview steps={steps} change={change} />
        )}
        {isPartial && fields && !isRunning && (
          <div>
            <Button size="small" onClick={reset}>
              <Message {...messages.changeElse} />
            </Button>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}

/** What is wanted, and the fields that say it; undefined until they say enough. */
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
    // What could not be asked the server says when it refuses.
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
                hint={<Message {...messages.parentHint} />}
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

/** What would become of each project: what is not possible first, then what changes. */
function Preview({ steps, change }: { steps: readonly ProjectStep[]; change: ProjectChange }) {
  const intl = useIntl();
  const same = steps.filter(({ kind }) => kind === 'same').length;
  const impossible = steps.flatMap((step) =>
    step.kind === 'impossible'
      ? {
          name: projectText(step.project),
          text: intl.formatMessage(messages[step.reason]),
          isProblem: true,
        }
      : [],
  );
  const changes = steps.flatMap(({ kind, project }) =>
    kind === 'changes'
      ? { name: projectText(project), text: <StepText project={project} change={change} /> }
      : [],
  );
  return (
    <section aria-label={intl.formatMessage(messages.preview)}>
      <Lines lines={[...impossible, ...changes]} />
      {same > 0 && (
        <p>
          <Message {...messages.stay} values={{ count: same }} />
        </p>
      )}
    </section>
  );
}

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

/** Projects, each with what is to be said of it; more than a few are counted. */
function Lines({ lines }: { lines: readonly { name: string; text: ReactNode; isProblem?: boolean }[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <List>
        {lines.slice(0, SHOWN).map(({ name, text, isProblem }, place) => (
          <li key={place}>
            <bdi>{name}</bdi>
            <Said data-problem={isProblem || undefined}>{text}</Said>
          </li>
        ))}
      </List>
      {lines.length > SHOWN && (
        <p>
          <Message {...messages.others} values={{ count: lines.length - SHOWN }} />
        </p>
      )}
    </>
  );
}

/** More are not read. */
const SHOWN = 10;

const Stack = styled.div`
  display: grid;
  gap: ${theme.space.md};
`;

const List = styled.ul`
  margin: 0;
  padding-inline-start: 20px;
  list-style: disc;
  overflow-wrap: anywhere;
`;

const Said = styled.div`
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  &[data-problem] {
    color: ${theme.color.danger.text};
  }
`;
