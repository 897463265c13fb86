import * as projects from '../../../data/resources/projects.js';
import { useResource } from '../../../data/useResource.js';
import type { AcceptedBom, BomCheck } from '../../../domain/cyclonedx/bomCheck.js';
import { subjectNotKept } from '../../../domain/cyclonedx/kept/subjectNotKept.js';
import { NEWEST_SPEC_VERSION } from '../../../domain/cyclonedx/specVersions.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { deferred } from '../../../ui/later/deferred.js';
import { formatBytes } from '../../../ui/controls/formatBytes.js';
import { InlineNotice, LoadingRows } from '../../../ui/layout/states.js';
import { messages } from '../../../entities/bom/bomUpload.messages.js';
import type { BomOutcome } from '../../../entities/bom/bomUploadJob.js';
import { NotKeptList } from '../../../entities/bom/NotKeptList.js';
import { outcomeLines } from '../../../entities/bom/outcomeText.js';
import { Hint, Outcome } from '../../../entities/bom/upload.styles.js';
import type { UploadScreens } from '../../../entities/bom/UploadSteps.js';

/**
 * Returns the screens of the upload of a BOM to a project.
 * @param onLeave - called before a link in them leads to another page
 */
export function useBomScreens(
  maxBytes: number | undefined,
  projectId: string | undefined,
  onLeave: () => void,
): UploadScreens<BomOutcome> {
  const intl = useIntl();
  const newest = NEWEST_SPEC_VERSION;
  return {
    drop: intl.formatMessage(messages.drop),
    dropHint:
      maxBytes === undefined
        ? intl.formatMessage(messages.dropHint, { newest })
        : intl.formatMessage(messages.dropHintLimit, { newest, limit: formatBytes(intl, maxBytes) }),
    effect: intl.formatMessage(messages.replaces),
    processing: intl.formatMessage(messages.processingTitle),
    metaOf: ({ specVersion, componentCount, serviceCount }) =>
      intl.formatMessage(messages.meta, {
        version: specVersion,
        components: componentCount,
        services: serviceCount,
      }),
    ready: (check, isDoubted) => (
      <>
        <Ready check={check} isDoubted={isDoubted} />
        <NotKept check={check} projectId={projectId} />
      </>
    ),
    done: (outcome, check) => <Done outcome={outcome} check={check} onLeave={onLeave} />,
  };
}

/** Lists the parts of the file that the project will not keep, with their names in the file. */
function NotKept({ check, projectId }: { check: AcceptedBom; projectId: string | undefined }) {
  const { can } = useHost();
  const { subject, notKept = [] } = check;
  const project = useResource(projects.one(projectId ?? ''), {
    isEnabled: projectId !== undefined && subject !== undefined && can('VIEW_PORTFOLIO'),
  });
  const ofSubject = project.status === 'ready' ? subjectNotKept(subject, project.data) : [];
  return <NotKeptList notKept={[...notKept, ...ofSubject]} />;
}

function Ready({ check, isDoubted }: { check: AcceptedBom; isDoubted: boolean }) {
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
  if (isDoubted) return null;
  return <InlineNotice tone="success" role="status" title={<Message {...messages.ready} />} />;
}

function Done(props: { outcome: BomOutcome; check: BomCheck | undefined; onLeave: () => void }) {
  const { outcome, check, onLeave } = props;
  const intl = useIntl();
  if (outcome.isImported === false) {
    return (
      <InlineNotice tone="danger" role="alert" title={<Message {...messages.notImported} />}>
        {outcome.failure ? <bdi>{outcome.failure}</bdi> : <Message {...messages.notImportedAdvice} />}
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
      {outcome.changes ? (
        <Receipt fallback={<LoadingRows rows={8} />} receipt={outcome.changes} onLeave={onLeave} />
      ) : (
        <Counts outcome={outcome} />
      )}
      {listed !== undefined && listed > (outcome.after?.components ?? Infinity) && (
        <Hint>{intl.formatMessage(messages.merged, { count: listed })}</Hint>
      )}
    </>
  );
}

/** The numbers, where the changes behind them are not known. */
function Counts({ outcome }: { outcome: BomOutcome }) {
  const intl = useIntl();
  return (
    <>
      <Outcome>
        {outcomeLines(intl, outcome).map(({ kind, text, change }) => (
          <div key={kind}>
            <dt>{text}</dt>
            {change && <dd>{change}</dd>}
          </div>
        ))}
      </Outcome>
      <Hint>
        <Message {...messages.changesUnknown} />
      </Hint>
    </>
  );
}

// It is shown at the end of an upload.
const Receipt = deferred(() =>
  import('../../../entities/bom/receipt/Receipt.js').then((module) => module.Receipt),
);
