import { useEffect, useState, type ReactNode } from 'react';
import { ApiError } from '../../api/errors.js';
import { useHost } from '../../host/KitProvider.js';
import { Message, TextSpan, useIntl } from '../../i18n/index.js';
import { useTargetLink } from '../../frames/facts/useTargetLink.js';
import { Button } from '../../ui/controls/Button.js';
import { FilePickButton } from '../../ui/controls/FileDrop.js';
import { ButtonLink } from '../../ui/controls/Link.js';
import { useBomDoubt } from './bomDoubt.js';
import { BOM_FILES } from './bomFiles.js';
import { bomProblemsAsText } from './bomProblemText.js';
import { messages } from './bomUpload.messages.js';
import type { UploadJob, UploadState } from './uploadJob.js';
import type { UploadScreens } from './UploadSteps.js';

/** Props of {@link UploadActions}. */
export interface UploadActionsProps<Outcome> {
  state: UploadState<Outcome>;
  job: UploadJob<Outcome>;
  fitOf?: UploadScreens<Outcome>['fitOf'];
  /** After it was processed, behind what closes it. */
  next?: ReactNode;
  /** Absent: there is nothing to close. */
  onClose?: () => void;
}

/** The actions available at the current step of an upload, the main one last. */
export function UploadActions<Outcome>(props: UploadActionsProps<Outcome>) {
  const { state, job, fitOf, next, onClose } = props;
  const intl = useIntl();
  const cancel = onClose && (
    <Button variant="quiet" onClick={onClose}>
      <Message {...messages.cancel} />
    </Button>
  );
  const sendAnyway = (
    <Button variant="quiet" onClick={job.send}>
      <Message {...messages.sendAnyway} />
    </Button>
  );
  const isDoubtful = useBomDoubt(state)?.isOfThisServer ?? false;
  const fit = (state.step === 'ready' && fitOf?.(state.check)) || 'good';
  if (fit !== 'good' || isDoubtful) {
    return (
      <>
        {fit !== 'unusable' && sendAnyway}
        <AnotherFile job={job} variant="primary" />
      </>
    );
  }
  switch (state.step) {
    case 'choose':
      // Without a dialog around there is only the area itself.
      return (
        onClose && (
          <>
            {cancel}
            <Button variant="primary" disabledReason={intl.formatMessage(messages.uploadNeedsFile)}>
              <Message {...messages.upload} />
            </Button>
          </>
        )
      );
    case 'checking':
      return (
        <Button onClick={job.stop}>
          <Message {...messages.stopCheck} />
        </Button>
      );
    case 'tooLarge':
      return (
        <>
          {cancel}
          <AnotherFile job={job} variant="primary" />
        </>
      );
    case 'refused':
      return (
        <>
          {['schema', 'unstorable', 'newerVersion'].includes(state.check.reason) && sendAnyway}
          <AnotherFile job={job} variant="primary" />
        </>
      );
    case 'unchecked':
    case 'ready':
      return (
        <>
          {cancel}
          <Button variant="primary" icon="upload" onClick={job.send} data-autofocus="">
            <Message {...messages.upload} />
          </Button>
        </>
      );
    case 'uploading':
      return (
        <Button onClick={job.stop}>
          <Message {...messages.stop} />
        </Button>
      );
    case 'failed':
      return <FailedActions error={state.error} job={job} />;
    case 'processing':
      return (
        onClose && (
          <Button onClick={onClose}>
            <Message {...messages.close} />
          </Button>
        )
      );
    case 'unfinished':
      return (
        <>
          {onClose && (
            <Button variant="quiet" onClick={onClose}>
              <Message {...messages.close} />
            </Button>
          )}
          <Button variant="primary" onClick={job.waitOn}>
            <Message {...messages.waitOn} />
          </Button>
        </>
      );
    case 'done':
      return (
        <>
          {onClose ? (
            <Button variant="quiet" onClick={onClose}>
              <Message {...messages.done} />
            </Button>
          ) : (
            <AnotherFile job={job} variant="secondary" />
          )}
          <TextSpan>{next}</TextSpan>
        </>
      );
  }
}

/** The same file again, or another one: what is likely to help comes last. */
function FailedActions<Outcome>({ error, job }: { error: unknown; job: UploadJob<Outcome> }) {
  const isFilesFault = isAboutFile(error);
  const another = <AnotherFile job={job} variant={isFilesFault ? 'primary' : 'secondary'} />;
  return (
    <>
      {!isFilesFault && another}
      <Button variant={isFilesFault ? 'secondary' : 'primary'} icon="refresh" onClick={job.send}>
        <Message {...messages.sendAgain} />
      </Button>
      {isFilesFault && another}
    </>
  );
}

function AnotherFile<Outcome>(props: { job: UploadJob<Outcome>; variant: 'primary' | 'secondary' }) {
  return (
    <FilePickButton
      variant={props.variant}
      accept={BOM_FILES}
      onFiles={([file]) => file && props.job.choose(file)}
    >
      <Message {...messages.another} />
    </FilePickButton>
  );
}

/** Puts the list of problems on the clipboard, for a ticket or a mail. */
export function CopyProblems({ state }: { state: UploadState }) {
  const intl = useIntl();
  const [said, setSaid] = useState<'copied' | 'copyFailed'>();
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(undefined), 3_000);
    return () => clearTimeout(timer);
  }, [said]);
  // Pages that are not served securely have no clipboard.
  if (state.step !== 'refused' || !globalThis.navigator?.clipboard) return null;
  const copy = () => {
    navigator.clipboard.writeText(bomProblemsAsText(intl, state.file.name, state.check)).then(
      () => setSaid('copied'),
      () => setSaid('copyFailed'),
    );
  };
  return (
    <Button variant="quiet" icon={said === 'copied' ? 'check' : 'copy'} onClick={copy} data-start="">
      <span role="status">
        <Message {...messages[said ?? 'copy']} />
      </span>
    </Button>
  );
}

/** Leads to the findings of the project, the newest first. */
export function FindingsLink({ projectId, onClose }: { projectId: string; onClose?: () => void }) {
  const { can } = useHost();
  const link = useTargetLink({ to: 'project', projectId, tab: 'findings', query: NEWEST_FIRST });
  if (!link || !can('VIEW_VULNERABILITY')) return null;
  const { href, onNavigate } = link;
  return (
    <ButtonLink
      variant="primary"
      href={href}
      onNavigate={
        onNavigate &&
        ((event) => {
          onClose?.();
          onNavigate(event);
        })
      }
    >
      <Message {...messages.showFindings} />
    </ButtonLink>
  );
}

/** As `formatFindingsValue` writes it. */
const NEWEST_FIRST = { sort: '-attributed' };

/** The server read the file and does not take it: the same file will not do better. */
function isAboutFile(error: unknown): boolean {
  return error instanceof ApiError && [400, 413].includes(error.status);
}
