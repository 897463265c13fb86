import { useEffect, useState } from 'react';
import { ApiError } from '../../api/errors.js';
import { errorText } from '../../data/errorText.js';
import type { BomCheck } from '../../domain/cyclonedx/bomCheck.js';
import { Message, useIntl } from '../../i18n/index.js';
import { timeText } from '../../parts/dateText.js';
import { FileDrop, FileLine } from '../../ui/FileDrop.js';
import { formatBytes } from '../../ui/formatBytes.js';
import { ProgressBar } from '../../ui/ProgressBar.js';
import { InlineNotice } from '../../ui/states.js';
import { BomProblemList } from './BomProblemList.js';
import { bomRefusalText } from './bomProblemText.js';
import { messages } from './BomUpload.messages.js';
import type { BomUploadJob, BomUploadState } from './bomUploadJob.js';
import { BOM_FILES } from './bomFiles.js';
import { Column, Hint, Outcome, ProblemItem, ProblemItems, ProgressText } from './BomUpload.styles.js';
import { outcomeLines } from './outcomeText.js';

/** Props of {@link BomUploadSteps}. */
export interface BomUploadStepsProps {
  state: BomUploadState;
  job: BomUploadJob;
  maxBytes: number | undefined;
  /** Whether the advice speaks of a window that can be closed. */
  isDialog: boolean;
}

/** What is seen of an upload at the step it is at. */
export function BomUploadSteps({ state, job, maxBytes, isDialog }: BomUploadStepsProps) {
  const intl = useIntl();
  switch (state.step) {
    case 'choose':
      return (
        <Column>
          <FileDrop
            label={<Message {...messages.drop} />}
            hint={
              maxBytes === undefined ? (
                <Message {...messages.dropHint} />
              ) : (
                intl.formatMessage(messages.dropHintLimit, { limit: formatBytes(intl, maxBytes) })
              )
            }
            accept={BOM_FILES}
            onFiles={([file]) => file && job.choose(file)}
          />
          <Hint>
            <Message {...messages.replaces} />
          </Hint>
        </Column>
      );
    case 'checking':
      return (
        <Column>
          <ChosenFile state={state} job={job} />
          <ProgressBar label={intl.formatMessage(messages.checking)} />
          <ProgressText role="status">
            <Message {...messages.checking} />
          </ProgressText>
        </Column>
      );
    case 'tooLarge':
      return (
        <Column>
          <ChosenFile state={state} job={job} isBad />
          <InlineNotice
            tone="danger"
            role="alert"
            title={intl.formatMessage(messages.tooLarge, {
              size: formatBytes(intl, state.file.size),
              limit: formatBytes(intl, state.maxBytes),
            })}
          >
            <Message {...messages.nothingSent} />
          </InlineNotice>
        </Column>
      );
    case 'refused':
      return (
        <Column>
          <ChosenFile state={state} job={job} isBad />
          <InlineNotice tone="danger" role="alert" title={bomRefusalText(intl, state.check)}>
            <Message {...messages.nothingSent} />
          </InlineNotice>
          <BomProblemList refused={state.check} />
        </Column>
      );
    case 'unchecked':
      return (
        <Column>
          <ChosenFile state={state} job={job} />
          <Unchecked error={state.error} />
        </Column>
      );
    case 'ready':
      return (
        <Column>
          <ChosenFile state={state} job={job} />
          <Ready check={state.check} />
          <Hint>
            <Message {...messages.replaces} />
          </Hint>
        </Column>
      );
    case 'uploading':
      return (
        <Column>
          <ChosenFile state={state} />
          <Sending state={state} />
        </Column>
      );
    case 'failed':
      return (
        <Column>
          <ChosenFile state={state} job={job} isBad />
          <SendFailed error={state.error} />
        </Column>
      );
    case 'processing':
      return (
        <Column>
          <ChosenFile state={state} />
          <ProgressBar label={intl.formatMessage(messages.processingTitle)} />
          <Elapsed since={state.startedAt} />
          <p>
            <Message {...messages.processingText} /> {isDialog && <Message {...messages.processingAdvice} />}
          </p>
          {state.pollError !== undefined && (
            <InlineNotice tone="warning" role="status" title={errorText(intl, state.pollError).title}>
              <Message {...messages.pollFailed} />
            </InlineNotice>
          )}
        </Column>
      );
    case 'unfinished':
      return (
        <Column>
          <ChosenFile state={state} />
          <InlineNotice tone="warning" role="status" title={<Message {...messages.unfinished} />} />
        </Column>
      );
    case 'done':
      return (
        <Column>
          <ChosenFile state={state} />
          <Done state={state} />
        </Column>
      );
  }
}

function ChosenFile(props: {
  state: Exclude<BomUploadState, { step: 'choose' }>;
  /** Absent: the file cannot be put away now. */
  job?: BomUploadJob;
  isBad?: boolean;
}) {
  const { state, job, isBad } = props;
  const intl = useIntl();
  return (
    <FileLine
      name={state.file.name}
      size={state.file.size}
      meta={fileMeta(intl, state)}
      isBad={isBad}
      onRemove={job && (state.step === 'checking' ? job.stop : job.reset)}
    />
  );
}

/** What is known of the file besides its name and size; empty when nothing is. */
function fileMeta(intl: ReturnType<typeof useIntl>, state: BomUploadState): string {
  const check: BomCheck | undefined = 'check' in state ? state.check : undefined;
  const parts: string[] = [];
  if (check?.ok) {
    const { specVersion, componentCount, serviceCount } = check;
    parts.push(
      intl.formatMessage(messages.meta, {
        version: specVersion,
        components: componentCount,
        services: serviceCount,
      }),
    );
  } else if (check?.specVersion) {
    parts.push(intl.formatMessage(messages.metaVersion, { version: check.specVersion }));
  }
  if (state.step === 'processing' || state.step === 'unfinished') {
    parts.push(intl.formatMessage(messages.accepted, { time: timeText(intl, state.startedAt) }));
  }
  return parts.join(' · ');
}

function Ready({ check }: { check: Extract<BomCheck, { ok: true }> }) {
  const intl = useIntl();
  if (check.componentCount === 0) {
    return <InlineNotice tone="warning" role="status" title={<Message {...messages.empty} />} />;
  }
  if (check.warnings.length > 0) {
    return (
      <InlineNotice
        tone="warning"
        role="status"
        title={intl.formatMessage(messages.readyWarnings, { count: check.warnings.length })}
      />
    );
  }
  return <InlineNotice tone="success" role="status" title={<Message {...messages.ready} />} />;
}

function Unchecked({ error }: { error: unknown }) {
  if (error instanceof DOMException && error.name === 'NotReadableError') {
    return <InlineNotice tone="danger" role="alert" title={<Message {...messages.unreadable} />} />;
  }
  // By name, because the class would bring the check into what is loaded first.
  const isTooLarge = error instanceof Error && (error as { reason?: unknown }).reason === 'tooLarge';
  return (
    <InlineNotice
      tone="warning"
      role="status"
      title={<Message {...(isTooLarge ? messages.uncheckedTooLarge : messages.unchecked)} />}
    />
  );
}

function Sending({ state: { progress, file } }: { state: Extract<BomUploadState, { step: 'uploading' }> }) {
  const intl = useIntl();
  const total = progress?.totalBytes ?? (progress && file.size);
  const isSent = progress !== undefined && total !== undefined && progress.sentBytes >= total;
  const text = isSent
    ? intl.formatMessage(messages.uploadWaits)
    : progress && total
      ? intl.formatMessage(messages.uploadedOf, {
          sent: formatBytes(intl, progress.sentBytes),
          total: formatBytes(intl, total),
          share: progress.sentBytes / total,
        })
      : intl.formatMessage(messages.uploadStarts);
  return (
    <>
      <ProgressBar
        label={intl.formatMessage(messages.uploading)}
        value={isSent ? undefined : progress?.sentBytes}
        max={total}
        valueText={text}
      />
      <ProgressText>{text}</ProgressText>
    </>
  );
}

function SendFailed({ error }: { error: unknown }) {
  const intl = useIntl();
  const { title, detail } = errorText(intl, error);
  if (!(error instanceof ApiError)) {
    return (
      <InlineNotice tone="danger" role="alert" title={title}>
        <Message {...messages.fileKeptRetry} />
      </InlineNotice>
    );
  }
  if (error.status === 401) {
    return (
      <InlineNotice tone="danger" role="alert" title={title}>
        <Message {...messages.fileKept} />
      </InlineNotice>
    );
  }
  if (error.status === 413) {
    return (
      <InlineNotice tone="danger" role="alert" title={<Message {...messages.serverTooLarge} />}>
        <Message {...messages.nothingChanged} />
      </InlineNotice>
    );
  }
  if (error.status === 404 || error.status === 403) {
    return (
      <InlineNotice tone="danger" role="alert" title={<Message {...messages.projectGone} />}>
        {detail}
      </InlineNotice>
    );
  }
  const problems = error.problem?.errors ?? [];
  return (
    <>
      <InlineNotice
        tone="danger"
        role="alert"
        title={error.status === 400 ? <Message {...messages.serverRefused} /> : title}
      >
        <bdi>{detail}</bdi>{' '}
        <Message {...(error.status >= 500 ? messages.fileKeptRetry : messages.nothingChanged)} />
      </InlineNotice>
      {problems.length > 0 && (
        <Column>
          <span>{intl.formatMessage(messages.serverProblems, { count: problems.length })}</span>
          <ProblemItems tabIndex={0} aria-label={intl.formatMessage(messages.problems)}>
            {problems.map((text, index) => (
              <ProblemItem key={index} data-plain="">
                <bdi>{text}</bdi>
              </ProblemItem>
            ))}
          </ProblemItems>
        </Column>
      )}
    </>
  );
}

function Elapsed({ since }: { since: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((now - since) / 1_000));
  return (
    <ProgressText>
      {seconds < 120 ? (
        <Message {...messages.elapsed} values={{ seconds: seconds as never }} />
      ) : (
        <Message {...messages.elapsedMinutes} values={{ minutes: Math.floor(seconds / 60) as never }} />
      )}
    </ProgressText>
  );
}

function Done({ state: { outcome, check } }: { state: Extract<BomUploadState, { step: 'done' }> }) {
  const intl = useIntl();
  if (outcome.isImported === false) {
    return (
      <InlineNotice tone="danger" role="alert" title={<Message {...messages.notImported} />}>
        <Message {...messages.notImportedAdvice} />
      </InlineNotice>
    );
  }
  if (outcome.isImported === undefined) {
    return <InlineNotice role="status" title={<Message {...messages.ended} />} />;
  }
  const listed = check?.ok ? check.componentCount : undefined;
  return (
    <>
      <InlineNotice tone="success" role="status" title={<Message {...messages.imported} />} />
      <Outcome>
        {outcomeLines(intl, outcome).map(({ kind, text, change }) => (
          <div key={kind}>
            <dt>{text}</dt>
            {change && <dd>{change}</dd>}
          </div>
        ))}
      </Outcome>
      {listed !== undefined && listed > (outcome.after?.components ?? Infinity) && (
        <Hint>{intl.formatMessage(messages.merged, { count: listed })}</Hint>
      )}
    </>
  );
}
