import { useEffect, useState, type ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { ApiError } from '../../api/errors.js';
import { errorText } from '../../data/errorText.js';
import type { AcceptedBom, BomCheck, RefusedBom } from '../../domain/cyclonedx/bomCheck.js';
import { Message, useIntl } from '../../i18n/index.js';
import { timeText } from '../../frames/facts/dateText.js';
import { FileDrop, FileLine } from '../../ui/controls/FileDrop.js';
import { formatBytes } from '../../ui/controls/formatBytes.js';
import { ProgressBar } from '../../ui/controls/ProgressBar.js';
import { InlineNotice } from '../../ui/layout/states.js';
import { BomDoubtNotice, useBomDoubt } from './bomDoubt.js';
import { BomProblemList } from './BomProblemList.js';
import { bomRefusalText } from './bomProblemText.js';
import { messages } from './bomUpload.messages.js';
import { BOM_FILES } from './bomFiles.js';
import { Column, Hint, ProblemItem, ProblemItems, ProgressText, Reason } from './upload.styles.js';
import type { UploadJob, UploadState } from './uploadJob.js';

/** The texts and content of the screens of an upload for one kind of document. */
export interface UploadScreens<Outcome> {
  /** “Drop a CycloneDX file here”. */
  drop: string;
  /** The accepted files. */
  dropHint: string;
  /** The effect of an upload. */
  effect: string;
  processing: string;
  /** Version and size of a file that fits its schema. */
  metaOf: (check: AcceptedBom) => string;
  /**
   * Returns the message of the check of a file about sending it. @param isDoubted - whether an objection was
   * already shown
   */
  ready: (check: AcceptedBom, isDoubted: boolean) => ReactNode;
  /**
   * Returns whether sending it would change anything. A `pointless` file can still be sent. @defaultValue
   * 'good'
   */
  fitOf?: (check: AcceptedBom) => 'good' | 'pointless' | 'unusable';
  done: (outcome: Outcome, check: BomCheck | undefined) => ReactNode;
}

/** Props of {@link UploadSteps}. */
export interface UploadStepsProps<Outcome> {
  state: UploadState<Outcome>;
  job: UploadJob<Outcome>;
  screens: UploadScreens<Outcome>;
  /** True when the advice refers to a window that can be closed. */
  isDialog: boolean;
}

/** The view of an upload at its current step. */
export function UploadSteps<Outcome>(props: UploadStepsProps<Outcome>) {
  const { state, job, screens, isDialog } = props;
  const intl = useIntl();
  const doubt = useBomDoubt(state);
  const file = { state, job, metaOf: screens.metaOf };
  switch (state.step) {
    case 'choose':
      return (
        <Column>
          <FileDrop
            label={screens.drop}
            hint={screens.dropHint}
            accept={BOM_FILES}
            onFiles={([file]) => file && job.choose(file)}
          />
          <Hint>{screens.effect}</Hint>
        </Column>
      );
    case 'checking':
      return (
        <Column>
          <ChosenFile {...file} state={state} />
          <ProgressBar label={intl.formatMessage(messages.checking)} />
          <ProgressText role="status">
            <Message {...messages.checking} />
          </ProgressText>
        </Column>
      );
    case 'tooLarge':
      return (
        <Column>
          <ChosenFile {...file} state={state} isBad />
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
          <ChosenFile {...file} state={state} isBad />
          <Refusal refused={state.check} />
          <BomProblemList {...state.check} />
        </Column>
      );
    case 'unchecked':
      return (
        <Column>
          <ChosenFile {...file} state={state} />
          <Unchecked error={state.error} />
        </Column>
      );
    case 'ready':
      return (
        <Column>
          <ChosenFile {...file} state={state} />
          {doubt && <BomDoubtNotice doubt={doubt} check={state.check} />}
          {screens.ready(state.check, doubt !== undefined)}
          {(screens.fitOf?.(state.check) ?? 'good') === 'good' && <Hint>{screens.effect}</Hint>}
        </Column>
      );
    case 'uploading':
      return (
        <Column>
          <ChosenFile {...file} state={state} job={undefined} />
          <Sending state={state} />
        </Column>
      );
    case 'failed':
      return (
        <Column>
          <ChosenFile {...file} state={state} isBad />
          <SendFailed error={state.error} />
        </Column>
      );
    case 'processing':
      return (
        <Column>
          <ChosenFile {...file} state={state} job={undefined} />
          <ProgressBar label={screens.processing} />
          <Elapsed since={state.startedAt} />
          {isDialog && (
            <p>
              <Message {...messages.processingAdvice} />
            </p>
          )}
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
          <ChosenFile {...file} state={state} job={undefined} />
          <InlineNotice tone="warning" role="status" title={<Message {...messages.unfinished} />} />
        </Column>
      );
    case 'done':
      return (
        <Column>
          <ChosenFile {...file} state={state} job={undefined} />
          {screens.done(state.outcome, state.check)}
        </Column>
      );
  }
}

function Refusal({ refused }: { refused: RefusedBom }) {
  const intl = useIntl();
  const title = bomRefusalText(intl, refused);
  if (refused.reason === 'newerVersion') {
    return (
      <InlineNotice tone="warning" role="alert" title={title}>
        <Message {...messages.newerNotSent} />
      </InlineNotice>
    );
  }
  return (
    <InlineNotice tone="danger" role="alert" title={title}>
      <Message {...messages.nothingSent} />
    </InlineNotice>
  );
}

function ChosenFile(props: {
  state: Exclude<UploadState, { step: 'choose' }>;
  metaOf: UploadScreens<never>['metaOf'];
  /** Undefined: the file cannot be put away now. */
  job: Pick<UploadJob, 'stop' | 'reset'> | undefined;
  isBad?: boolean;
}) {
  const { state, metaOf, job, isBad } = props;
  const intl = useIntl();
  return (
    <FileLine
      name={state.file.name}
      size={state.file.size}
      meta={fileMeta(intl, state, metaOf)}
      isBad={isBad}
      onRemove={job && (state.step === 'checking' ? job.stop : job.reset)}
    />
  );
}

/** Returns the known facts about the file besides its name and size. Empty when there are none. */
function fileMeta(
  intl: IntlShape,
  state: Exclude<UploadState, { step: 'choose' }>,
  metaOf: UploadScreens<never>['metaOf'],
): string {
  const check: BomCheck | undefined = 'check' in state ? state.check : undefined;
  const parts: string[] = [];
  if (check?.ok) {
    parts.push(metaOf(check));
  } else if (check?.specVersion) {
    parts.push(intl.formatMessage(messages.metaVersion, { version: check.specVersion }));
  }
  if (state.step === 'processing' || state.step === 'unfinished') {
    parts.push(intl.formatMessage(messages.accepted, { time: timeText(intl, state.startedAt) }));
  }
  return parts.join(' · ');
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

function Sending({ state: { progress, file } }: { state: Extract<UploadState, { step: 'uploading' }> }) {
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
        {detail && <Reason dir="auto">{detail}</Reason>}
        <Message {...messages.nothingChanged} />
      </InlineNotice>
    );
  }
  if (error.status === 404 || error.status === 403) {
    return (
      <InlineNotice tone="danger" role="alert" title={<Message {...messages.projectGone} />}>
        {detail && <Reason dir="auto">{detail}</Reason>}
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
        {detail && <Reason dir="auto">{detail}</Reason>}
        <Message {...(isUnclear(error) ? messages.fileKeptRetry : messages.nothingChanged)} />
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

/**
 * Returns true when the server may have accepted the file. A server without disk space (507) reports that it
 * did not.
 */
function isUnclear({ status }: ApiError): boolean {
  return status >= 500 && status !== 507;
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
        <Message {...messages.elapsed} values={{ seconds }} />
      ) : (
        <Message {...messages.elapsedMinutes} values={{ minutes: Math.floor(seconds / 60) }} />
      )}
    </ProgressText>
  );
}
