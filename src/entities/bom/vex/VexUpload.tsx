import { useMemo, type ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { findingList } from '../../../data/resources/findingLists.js';
import * as projects from '../../../data/resources/projects.js';
import { vexTargets } from '../../../data/resources/vexTargets.js';
import { useResource } from '../../../data/useResource.js';
import { NEWEST_SPEC_VERSION } from '../../../domain/cyclonedx/specVersions.js';
import { previewVex } from '../../../domain/vex/previewVex.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { projectText } from '../../project/index.js';
import { analysisStateText } from '../../vocabulary/index.js';
import { formatBytes } from '../../../ui/controls/formatBytes.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import { messages as uploadMessages } from '../bomUpload.messages.js';
import { namesOf } from '../namesOf.js';
import { Hint, Outcome } from '../upload.styles.js';
import type { UploadScreens } from '../UploadSteps.js';
import { UploadWindow } from '../UploadWindow.js';
import { useUpload } from '../useUpload.js';
import { appliedIn, decidedIn, isUsable, VexReady } from './VexReady.js';
import { vexMessages as messages } from './VexUpload.messages.js';
import { VEX, type VexChanges, type VexOutcome } from './vexUploadJob.js';

/** Props of {@link VexUpload}. */
export interface VexUploadProps {
  /** Absent while the project is looked up, and where it cannot be had. */
  projectId: string | undefined;
  /** The reason why the project cannot be loaded, shown in place of the upload. */
  problem?: ReactNode;
  /** The known data of the project. Without a name it is loaded. */
  project: Parameters<typeof namesOf>[0];
  /** Larger files are rejected immediately. */
  maxBytes?: number | undefined;
  /** Makes the worker that reads long lists of findings. */
  createWorker: (() => Worker) | undefined;
  /** Called when the user closes it. A running upload continues. */
  onClose: () => void;
  /** Called when the server has processed the VEX. */
  onVexProcessed: ((event: { outcome: VexOutcome }) => void) | undefined;
}

/** The upload of a VEX over the page: what is in it, what it would change, and what it changed. */
export function VexUpload(props: VexUploadProps) {
  const { projectId, problem, maxBytes, createWorker, onClose, onVexProcessed } = props;
  const { can } = useHost();
  const intl = useIntl();
  const given = namesOf(props.project);
  const isNamed = given.name !== undefined;
  const loaded = useResource(projects.one(projectId ?? ''), {
    isEnabled: projectId !== undefined && !isNamed && can('VIEW_PORTFOLIO'),
  });
  const project = !isNamed && loaded.status === 'ready' ? loaded.data : given;
  const { name, version } = project;
  const text = name === undefined ? undefined : projectText({ name, version });
  const upload = useUpload(VEX, {
    projectId,
    maxBytes,
    createWorker,
    onProcessed: (outcome) => onVexProcessed?.({ outcome }),
    noticeOf: ({ changes }) => ({
      kind: 'success',
      title: intl.formatMessage(messages.processedOf, {
        project: text ?? intl.formatMessage(uploadMessages.thisProject),
      }),
      detail:
        changes &&
        changeLines(intl, changes)
          .map((line) => line.text)
          .join(' · '),
    }),
  });
  const found = useResource(findingList(projectId ?? '', { createWorker }), {
    isEnabled: can('VIEW_VULNERABILITY') && upload.state.step === 'ready',
    freshForMs: 60_000,
  });
  const targets = useResource(vexTargets(projectId ?? ''), {
    isEnabled: can('VIEW_VULNERABILITY') && upload.state.step === 'ready',
  });
  const rows = found.status === 'ready' ? found.data.rows : undefined;
  const target = targets.status === 'ready' ? targets.data : undefined;
  const vex = upload.state.step === 'ready' ? upload.state.check.vex : undefined;
  const preview = useMemo(
    () => vex && rows && target && { ...previewVex(vex, target, rows), isExact: target.isExact },
    [vex, rows, target],
  );

  const screens: UploadScreens<VexOutcome> = {
    drop: intl.formatMessage(messages.drop),
    dropHint:
      maxBytes === undefined
        ? intl.formatMessage(messages.dropHint, { newest: NEWEST_SPEC_VERSION })
        : intl.formatMessage(messages.dropHintLimit, {
            newest: NEWEST_SPEC_VERSION,
            limit: formatBytes(intl, maxBytes),
          }),
    effect: intl.formatMessage(messages.effect),
    processing: intl.formatMessage(messages.processing),
    metaOf: ({ specVersion, vex }) =>
      intl.formatMessage(messages.meta, { version: specVersion, count: decidedIn(vex).length }),
    ready: (check, isDoubted) => (
      <VexReady check={check} preview={preview} project={project} isDoubted={isDoubted} />
    ),
    fitOf: ({ vex }) => {
      if (!isUsable(vex)) return 'unusable';
      return preview && appliedIn(preview) === 0 ? 'pointless' : 'good';
    },
    done: (outcome) => <Done outcome={outcome} />,
  };
  return (
    <UploadWindow
      {...upload}
      title={intl.formatMessage(messages.title)}
      subtitle={text}
      screens={screens}
      isWaiting={projectId === undefined}
      problem={problem}
      onClose={onClose}
    />
  );
}

function Done({ outcome: { changes } }: { outcome: VexOutcome }) {
  const intl = useIntl();
  if (!changes) return <InlineNotice role="status" title={<Message {...messages.unseen} />} />;
  const lines = changeLines(intl, changes);
  return (
    <>
      <InlineNotice tone="success" role="status" title={<Message {...messages.processed} />} />
      {lines.length > 0 && (
        <Outcome>
          {lines.map(({ kind, text, parts }) => (
            <div key={kind}>
              <dt>{text}</dt>
              {parts && <dd>{parts}</dd>}
            </div>
          ))}
        </Outcome>
      )}
      {lines.length === 0 && (
        <p>
          <Message {...messages.unchanged} />
        </p>
      )}
      <Hint>
        <Message {...messages.trails} />
      </Hint>
    </>
  );
}

/** Returns the changes of a VEX, one per line. Empty when there are none. */
function changeLines(intl: IntlShape, { states, suppressed, broughtBack }: VexChanges) {
  const changed = Object.values(states).reduce((sum, count) => sum + count, 0);
  const parts = Object.entries(states).map(([state, count]) =>
    intl.formatMessage(messages.changedTo, { state: analysisStateText(intl, state), count }),
  );
  return [
    { kind: 'changed', count: changed, message: messages.changed, parts: intl.formatList(parts) },
    { kind: 'suppressed', count: suppressed, message: messages.suppressed },
    { kind: 'broughtBack', count: broughtBack, message: messages.broughtBack },
  ].flatMap(({ kind, count, message, parts: what }) =>
    count === 0 ? [] : [{ kind, text: intl.formatMessage(message, { count }), parts: what }],
  );
}
