import { useState } from 'react';
import { neededFor } from '../../../domain/copyContents.js';
import { isSince, type ServerLine } from '../../../domain/serverLine.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { projectText } from '../ProjectLink.js';
import type { Project } from '../../../schema/project.js';
import { COPY_CONTENTS, type CopyContent } from '../../../schema/projectCopy.js';
import { SwitchField } from '../../../ui/fields/SwitchField.js';
import { FormSwitchField, FormTextField } from '../../../ui/form/fields.js';
import { FormDialog } from '../../../ui/form/FormDialog.js';
import { FormSection } from '../../../ui/form/FormSection.js';
import { CopyWindow } from './CopyWindow.js';
import { messages } from './ProjectCopy.messages.js';
import { useProjectCopy, type CopyValues } from './useProjectCopy.js';

/** Props of {@link ProjectCopyDialog}. */
export interface ProjectCopyDialogProps {
  /** The project to copy. Its other versions are known where it was loaded separately. */
  project: Project;
  /** Called when the user closes it. Work that the server has accepted continues. */
  onClose: () => void;
  /** Called when the new version is there. */
  onVersionAdded?: (event: { project: Project }) => void;
}

/** Creates another version of a project and reports the result. Render it while it is open. */
export function ProjectCopyDialog(props: ProjectCopyDialogProps) {
  // The project may be reloaded while the form is open.
  const [project] = useState(props.project);
  const intl = useIntl();
  const copy = useProjectCopy(project, (made) => props.onVersionAdded?.({ project: made }));
  const { line, offered, state } = copy;
  const title = intl.formatMessage(messages.title, { project: projectText(project) });
  const [initialValues] = useState(() => valuesFor(project));
  if (state.step !== 'form')
    return <CopyWindow state={state} title={title} onWaitOn={copy.waitOn} onClose={props.onClose} />;
  const is5 = line !== undefined && isSince(line, '5.0');
  const versions = (project.versions ?? []).flatMap(({ version }) => version ?? []);
  return (
    <FormDialog<CopyValues>
      title={title}
      initialValues={initialValues}
      validate={copy.validate}
      onSubmit={copy.submit}
      onClose={props.onClose}
      submitLabel={<Message {...messages.create} />}
      busyLabel={<Message {...messages.creating} />}
    >
      {({ values }) => (
        <>
          <FormTextField
            name="version"
            label={<Message {...messages.version} />}
            hint={
              versions.length > 0 && (
                <Message
                  {...messages.versionHint}
                  values={{
                    versions: intl.formatList(versions.slice(0, FEW), { type: 'unit' }),
                    others: Math.max(0, versions.length - FEW),
                  }}
                />
              )
            }
            required
            autoComplete="off"
            spellCheck={false}
          />
          {line !== undefined && isSince(line, '4.12') && (
            <FormSwitchField name="isLatest" label={<Message {...messages.isLatest} />} />
          )}
          <FormSection
            title={<Message {...messages.contents} />}
            description={!is5 && <Message {...messages.contentsHint} />}
          >
            {offered.map((content) => (
              <ContentField
                key={content}
                content={content}
                line={line}
                lacks={lackedBy(content, offered, values)}
              />
            ))}
          </FormSection>
        </>
      )}
    </FormDialog>
  );
}

/** The switch for content to copy. Off, with the reason, while content that it needs is not copied. */
function ContentField(props: {
  content: CopyContent;
  line: ServerLine | undefined;
  lacks: CopyContent | undefined;
}) {
  const { content, line, lacks } = props;
  const intl = useIntl();
  const label = <Message {...messages[content]} />;
  if (lacks !== undefined) {
    return (
      <SwitchField
        label={label}
        hint={<Message {...messages.needs} values={{ other: intl.formatMessage(messages[lacks]) }} />}
        checked={false}
        onCheckedChange={() => {}}
        isReadOnly
      />
    );
  }
  const hint = hintOf(content, line);
  return <FormSwitchField name={content} label={label} hint={hint && <Message {...hint} />} />;
}

function hintOf(content: CopyContent, line: ServerLine | undefined) {
  const is5 = line !== undefined && isSince(line, '5.0');
  switch (content) {
    case 'components':
      return is5 ? messages.componentsHint5 : messages.componentsHint;
    case 'policyViolations':
      return is5 ? undefined : messages.policyViolationsHint;
    case 'access':
      return messages.accessHint;
    default:
      return undefined;
  }
}

/**
 * Returns the content that would have to be copied for other content to be copied, and is not. Of a chain,
 * the first.
 */
function lackedBy(
  content: CopyContent,
  offered: readonly CopyContent[],
  values: CopyValues,
): CopyContent | undefined {
  const needed = neededFor(content, offered);
  if (needed === undefined) return undefined;
  return lackedBy(needed, offered, values) ?? (values[needed] ? undefined : needed);
}

/** The version after the latest one is the latest, most often. */
function valuesFor({ isLatest = false }: Project): CopyValues {
  const contents = Object.fromEntries(COPY_CONTENTS.map((content) => [content, true]));
  return { version: '', isLatest, ...(contents as Record<CopyContent, boolean>) };
}

/** More are not read. */
const FEW = 12;
