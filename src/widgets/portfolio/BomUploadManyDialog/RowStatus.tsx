import { useState } from 'react';
import { reasonText } from '../../../data/errorText.js';
import type { BomReceipt } from '../../../domain/receipt/BomReceipt.js';
import { Message, TextSpan, useIntl } from '../../../i18n/index.js';
import { ProjectLink } from '../../../entities/project/ProjectLink.js';
import { Button } from '../../../ui/controls/Button.js';
import { messages as statesMessages } from '../../../ui/layout/states.messages.js';
import { deferred } from '../../../ui/later/deferred.js';
import { Disclosure } from '../../../ui/layout/Disclosure.js';
import { LoadingRows } from '../../../ui/layout/states.js';
import { ProgressBar } from '../../../ui/controls/ProgressBar.js';
import { messages as bomUploadMessages } from '../../../entities/bom/bomUpload.messages.js';
import { countsOf } from '../../../entities/bom/bomUploadJob.js';
import { outcomeLines } from '../../../entities/bom/outcomeText.js';
import {
  coordinatesOf,
  phaseOf,
  type BomRow,
  type RowBlock,
  type RowTarget,
  type SentBom,
} from './bomBatch.js';
import { Said } from './BomBatch.styles.js';
import { messages } from './BomUploadManyDialog.messages.js';
import { CreationRefused } from './sendBom.js';

/** Shows what an upload of an editable row would do, or what prevents it. */
export function RowProspect(props: { target: RowTarget; blocks: readonly RowBlock[]; mayCreate: boolean }) {
  const { target, blocks, mayCreate } = props;
  const intl = useIntl();
  for (const block of blocks) {
    switch (block.code) {
      case 'twice':
        return (
          <Said data-problem="">
            <Message {...messages.twice} values={{ fileName: block.fileName }} />
          </Said>
        );
      case 'noAccess':
      case 'collection':
      case 'mayNotCreate':
        return (
          <Said data-problem="">
            <Message {...messages[block.code]} />
          </Said>
        );
      case 'notAsked':
        if (target.kind !== 'failed') return null;
        return (
          <Said data-problem="">
            <Message {...messages.notAsked} values={{ reason: reasonText(intl, target.error) }} />{' '}
            <Button size="small" icon="refresh" onClick={target.askAgain}>
              <Message {...statesMessages.retry} />
            </Button>
          </Said>
        );
      case 'checking':
      case 'file':
      case 'nameMissing':
      case 'versionMissing':
        return null;
    }
  }
  switch (target.kind) {
    case 'unseen':
      return (
        <Said>
          <Message {...(mayCreate ? messages.unseen : messages.unseenUpdates)} />
        </Said>
      );
    case 'asking':
    case 'creates':
    case 'updates':
      return (
        <Said>
          <Message {...messages[target.kind]} />
        </Said>
      );
    default:
      return null;
  }
}

/** Shows the upload progress of a row, or its result. Shows nothing before the row was sent. */
export function RowProgress({ row, onWaitOn }: { row: BomRow; onWaitOn: (id: string) => void }) {
  const intl = useIntl();
  const { sending, file } = row;
  switch (sending.step) {
    case 'idle':
      return null;
    case 'queued':
      return (
        <Said>
          <Message {...messages.queued} />
        </Said>
      );
    case 'uploading': {
      const { progress } = sending;
      const total = progress?.totalBytes ?? file.size;
      const isSent = progress !== undefined && progress.sentBytes >= total;
      return (
        <>
          <ProgressBar
            label={intl.formatMessage(bomUploadMessages.uploading)}
            value={isSent ? undefined : progress?.sentBytes}
            max={total}
          />
          <Said>
            <Message {...(isSent ? bomUploadMessages.uploadWaits : bomUploadMessages.uploadStarts)} />
          </Said>
        </>
      );
    }
    case 'processing':
      return (
        <>
          <ProgressBar label={intl.formatMessage(bomUploadMessages.processingTitle)} />
          <Said>
            <Message
              {...(sending.pollError === undefined ? messages.working : bomUploadMessages.pollFailed)}
            />
          </Said>
        </>
      );
    case 'stopped':
      return (
        <Said data-problem="">
          <Message {...(sending.isUntried ? messages.notSent : messages.stopped)} />
        </Said>
      );
    case 'failed':
      return (
        <Said data-problem="">
          {sending.error instanceof CreationRefused ? (
            <Message {...messages.mayNotCreate} />
          ) : (
            <Message {...messages.failed} values={{ reason: reasonText(intl, sending.error) }} />
          )}
        </Said>
      );
    case 'ended':
      return <RowEnd row={row} end={sending.end} onWaitOn={onWaitOn} />;
  }
}

function RowEnd({ row, end, onWaitOn }: { row: BomRow; end: SentBom; onWaitOn: (id: string) => void }) {
  const intl = useIntl();
  switch (end.status) {
    case 'notImported':
      return (
        <Said data-problem="">
          <Message {...bomUploadMessages.notImported} />{' '}
          {end.failure ? <bdi>{end.failure}</bdi> : <Message {...bomUploadMessages.notImportedAdvice} />}
        </Said>
      );
    case 'unknown':
      return (
        <Said>
          <Message {...bomUploadMessages.ended} />
        </Said>
      );
    case 'unfinished':
      return (
        <Said data-problem="">
          <Message {...bomUploadMessages.unfinished} />{' '}
          <Button size="small" onClick={() => onWaitOn(row.id)}>
            <Message {...bomUploadMessages.waitOn} />
          </Button>
        </Said>
      );
    case 'imported': {
      const { countsBefore, after, changes } = end;
      // A project that is new had nothing to compare with.
      const lines = outcomeLines(intl, { before: countsBefore, after: after && countsOf(after) });
      return (
        <>
          <Said data-good="">
            <Message {...bomUploadMessages.imported} />
            <TextSpan>
              {' '}
              {lines.map(({ text, change }) => (change ? `${text} (${change})` : text)).join(' · ')}
            </TextSpan>
          </Said>
          {changes && <Changes receipt={changes} />}
        </>
      );
    }
  }
}

/** What the import changed, on demand. */
function Changes({ receipt }: { receipt: BomReceipt }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure summary={<Message {...messages.changes} />} isOpen={isOpen} onOpenChange={setIsOpen}>
      {isOpen && <Receipt fallback={<LoadingRows rows={4} />} receipt={receipt} onLeave={nothing} />}
    </Disclosure>
  );
}

// Leaving the page closes the window.
const nothing = () => {};

const Receipt = deferred(() =>
  import('../../../entities/bom/receipt/Receipt.js').then((module) => module.Receipt),
);

/** The project of a row that the server has, leading to it where it is known. */
export function RowProject({ row }: { row: BomRow }) {
  const { sending } = row;
  const coordinates = coordinatesOf(row) ?? { name: '' };
  const uuid = sending.step === 'ended' ? sending.end.projectId : undefined;
  if (uuid === undefined || phaseOf(row) !== 'over') {
    return <bdi>{[coordinates.name, coordinates.version].filter(Boolean).join(' ')}</bdi>;
  }
  return <ProjectLink project={{ uuid, ...coordinates }} hasVersion />;
}
