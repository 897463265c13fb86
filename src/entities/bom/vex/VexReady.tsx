import type { IntlShape } from 'react-intl';
import type { AcceptedBom } from '../../../domain/cyclonedx/bomCheck.js';
import { isWider, otherReadings } from '../../../domain/vex/otherReadings.js';
import type { VexPreview } from '../../../domain/vex/previewVex.js';
import type { VexDocument } from '../../../domain/vex/VexDocument.js';
import { Message, TextSpan, useIntl } from '../../../i18n/index.js';
import { projectText } from '../../project/index.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import type { namesOf } from '../namesOf.js';
import { vexPreviewMessages as previewMessages } from './VexPreview.messages.js';
import { VexPreviewList } from './VexPreviewList.js';
import { vexMessages as messages } from './VexUpload.messages.js';

/** A preview, and whether the server applies everything as it is written. */
export type ServerPreview = VexPreview & { isExact: boolean };

/** Props of {@link VexReady}. */
export interface VexReadyProps {
  check: AcceptedBom;
  /** Undefined while it is not known. */
  preview: ServerPreview | undefined;
  project: ReturnType<typeof namesOf>;
  isDoubted: boolean;
}

/** The message about a file with decisions that fits its schema, before it is sent. */
export function VexReady({ check, preview, project, isDoubted }: VexReadyProps) {
  const intl = useIntl();
  const { vex } = check;
  if (!isUsable(vex)) return <NotAVex count={vex?.statements.length ?? 0} />;
  const total = decidedIn(vex).length;
  const other = otherSubjectText(intl, check.subject, project);
  const list = preview && <VexPreviewList preview={preview} isExact={preview.isExact} />;
  if (preview && appliedIn(preview) === 0) {
    return (
      <>
        <NoneApplied preview={preview} total={total} other={other} />
        {list}
      </>
    );
  }
  return (
    <>
      <Fit preview={preview} total={total} other={other} isDoubted={isDoubted} />
      {preview && !preview.isExact && <OtherServer preview={preview} />}
      {list}
    </>
  );
}

/** Statements that decide something. */
export function decidedIn(vex: VexDocument | undefined) {
  return vex?.statements.filter(({ analysis }) => analysis !== undefined) ?? [];
}

/** Returns true when a file has a decision about anything that it names. */
export function isUsable(vex: VexDocument | undefined): boolean {
  return decidedIn(vex).some(({ vulnId, affects }) => vulnId !== undefined && affects.length > 0);
}

/** Counts the statements that decide about findings of the project. */
export function appliedIn({ statements }: VexPreview): number {
  return statements.filter(({ outcomes, problems }) => outcomes.length > 0 || problems.length === 0).length;
}

function NotAVex({ count }: { count: number }) {
  const intl = useIntl();
  return (
    <InlineNotice tone="danger" role="alert" title={<Message {...messages.notAVex} />}>
      {count === 0
        ? intl.formatMessage(messages.listsNone)
        : intl.formatMessage(messages.decidesNone, { count })}
    </InlineNotice>
  );
}

/**
 * Returns a text when a file was made for something else. Undefined when it was not, or does not specify it.
 */
function otherSubjectText(
  intl: IntlShape,
  subject: AcceptedBom['subject'],
  { name, version }: VexReadyProps['project'],
): string | undefined {
  if (!subject || name === undefined) return undefined;
  const isOther =
    subject.name !== name || (subject.version !== undefined && subject.version !== (version ?? ''));
  if (!isOther) return undefined;
  return intl.formatMessage(messages.otherSubject, {
    subject: projectText(subject),
    project: projectText({ name, version }),
  });
}

// A file of which nothing is known here is most likely that of another project.
const UNKNOWN: ReadonlySet<string> = new Set([
  'noId',
  'nothingAffected',
  'noVulnerability',
  'notThere',
  'noFinding',
  'service',
  'otherSubject',
  'otherBom',
]);

function NoneApplied(props: { preview: ServerPreview; total: number; other: string | undefined }) {
  const { preview, total, other } = props;
  const intl = useIntl();
  const isUnknown = preview.statements.every(({ problems }) =>
    problems.every(({ code }) => UNKNOWN.has(code)),
  );
  const isWiderThere =
    !preview.isExact && preview.statements.some((statement) => otherReadings(statement).some(isWider));
  return (
    <InlineNotice
      tone="danger"
      role="alert"
      title={intl.formatMessage(isUnknown ? messages.noneKnown : previewMessages.noneApplied, {
        count: total,
      })}
    >
      <TextSpan>{other} </TextSpan>
      {isWiderThere ? (
        <Message {...previewMessages.noneExact} />
      ) : (
        <Message {...(isUnknown ? messages.noneKnownAdvice : previewMessages.noneAppliedAdvice)} />
      )}
    </InlineNotice>
  );
}

function Fit(props: {
  preview: ServerPreview | undefined;
  total: number;
  other: string | undefined;
  isDoubted: boolean;
}) {
  const { preview, total, other, isDoubted } = props;
  const intl = useIntl();
  const count = preview && appliedIn(preview);
  const fits =
    count === undefined
      ? intl.formatMessage(messages.ready)
      : count === total
        ? intl.formatMessage(messages.fits)
        : intl.formatMessage(messages.fitsPartly, { count, total });
  const partly = preview?.statements.filter(
    ({ outcomes, problems }) => outcomes.length > 0 && problems.length > 0,
  ).length;
  const changes = preview && intl.formatMessage(previewMessages.changes, { count: preview.changedCount });
  const remark = partly ? intl.formatMessage(previewMessages.partly, { count: partly }) : undefined;
  if (other) {
    return (
      <InlineNotice tone="warning" role="status" title={other}>
        <span>{fits}</span>
        <TextSpan>
          {' '}
          {changes} {remark}
        </TextSpan>
      </InlineNotice>
    );
  }
  // Reporting that the file fits its schema is not enough then.
  if (isDoubted && count === undefined) return null;
  const isSure = preview?.changedCount !== 0 && (!preview || preview.isExact || differing(preview) === 0);
  const tone = remark ? 'warning' : isDoubted || !isSure ? 'info' : 'success';
  return (
    <InlineNotice tone={tone} role="status" title={fits}>
      <TextSpan>
        {changes} {remark}
      </TextSpan>
    </InlineNotice>
  );
}

/** Counts the decisions that another server may read differently. */
function differing({ statements }: VexPreview): number {
  return statements.filter((statement) => otherReadings(statement).length > 0).length;
}

/** A warning of a server that may make something else of a file. */
function OtherServer({ preview }: { preview: ServerPreview }) {
  const intl = useIntl();
  const count = differing(preview);
  if (count === 0) return null;
  return (
    <InlineNotice
      tone="warning"
      role="status"
      title={intl.formatMessage(previewMessages.otherServer, { count })}
    >
      <Message {...previewMessages.otherServerAdvice} />
    </InlineNotice>
  );
}
