import { NEWEST_SPEC_VERSION } from '../../../domain/cyclonedx/specVersions.js';
import { useHost } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Message, useIntl } from '../../../i18n/index.js';
import * as permissionNames from '../../../data/permissionNames.messages.js';
import * as actionMessages from '../../../ui/controls/actions.messages.js';
import { Button } from '../../../ui/controls/Button.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { DialogCancel } from '../../../ui/overlay/DialogCancel.js';
import { Disclosure } from '../../../ui/layout/Disclosure.js';
import { DropVeil, DropZone } from '../../../ui/controls/DropZone.js';
import { FileDrop, FilePickButton } from '../../../ui/controls/FileDrop.js';
import { formatBytes } from '../../../ui/controls/formatBytes.js';
import { ProgressBar } from '../../../ui/controls/ProgressBar.js';
import { ForbiddenState, InlineNotice } from '../../../ui/layout/states.js';
import { BOM_FILES } from '../../../entities/bom/bomFiles.js';
import { messages as bomUploadMessages } from '../../../entities/bom/bomUpload.messages.js';
import { isLeft, phaseOf } from './bomBatch.js';
import { Fields, Rows, Said, Stack } from './BomBatch.styles.js';
import { BomRowView } from './BomRowView.js';
import type { BomUploadManyDialogProps } from './BomUploadManyDialog.js';
import { messages } from './BomUploadManyDialog.messages.js';
import { NewProjectFields } from './NewProjectFields.js';
import { useBomBatch, type BomBatch } from './useBomBatch.js';

/** The content that {@link BomUploadManyDialog} loads when it is rendered. */
export function BomUploadManyWindow(props: Omit<BomUploadManyDialogProps, keyof HostProps>) {
  const { mayChange } = useHost();
  return mayChange('BOM_UPLOAD') ? <Batch {...props} /> : <Forbidden onClose={props.onClose} />;
}

function Batch(props: Omit<BomUploadManyDialogProps, keyof HostProps>) {
  const { maxBytes, onClose } = props;
  const intl = useIntl();
  const { can } = useHost();
  const batch = useBomBatch(props);
  const { judged, isSending, isDirty, mayCreate } = batch;
  const hasNew = judged.some(({ row, target }) => phaseOf(row) === 'open' && target.kind === 'creates');
  const newest = NEWEST_SPEC_VERSION;
  return (
    <Dialog
      title={<Message {...messages.title} />}
      size="large"
      onClose={onClose}
      isDirty={isDirty}
      isBusy={isSending}
      footStart={
        judged.length > 0 && (
          <FilePickButton accept={BOM_FILES} isMultiple onFiles={batch.add} icon="plus" variant="quiet">
            <Message {...messages.add} />
          </FilePickButton>
        )
      }
      foot={<Foot batch={batch} onClose={onClose} />}
    >
      <DropZone veil={<DropVeil>{intl.formatMessage(messages.drop)}</DropVeil>} onFiles={batch.add}>
        <Stack>
          {judged.length === 0 ? (
            <FileDrop
              label={<Message {...messages.drop} />}
              hint={
                maxBytes === undefined
                  ? intl.formatMessage(messages.hint, { newest })
                  : intl.formatMessage(messages.hintLimit, {
                      newest,
                      limit: formatBytes(intl, maxBytes),
                    })
              }
              accept={BOM_FILES}
              isMultiple
              onFiles={batch.add}
            />
          ) : (
            <Summary batch={batch} />
          )}
          {judged.every(({ row }) => row.sending.step === 'idle') && (
            <Said>
              <Message {...messages.effect} />
            </Said>
          )}
          {hasNew && mayCreate && can('VIEW_PORTFOLIO') && (
            <Disclosure summary={<Message {...messages.forAll} />}>
              <Fields>
                <NewProjectFields value={batch.common} onChange={batch.editAll} takesTags={batch.takesTags} />
              </Fields>
            </Disclosure>
          )}
          {judged.length > 0 && (
            <Rows aria-label={intl.formatMessage(messages.files)}>
              {judged.map((one) => (
                <BomRowView
                  key={one.row.id}
                  {...one}
                  server={batch.server}
                  mayCreate={mayCreate}
                  takesTags={batch.takesTags}
                  onChange={batch.edit}
                  onRemove={batch.remove}
                  onWaitOn={batch.waitOn}
                />
              ))}
            </Rows>
          )}
        </Stack>
      </DropZone>
    </Dialog>
  );
}

/** Shows the progress of all uploads, and their results. */
function Summary({ batch: { judged, progress, isSending } }: { batch: BomBatch }) {
  const intl = useIntl();
  if (progress) {
    return (
      <>
        <ProgressBar
          label={intl.formatMessage(bomUploadMessages.uploading)}
          value={progress.answered}
          max={progress.total}
          valueText={intl.formatMessage(messages.progress, progress)}
        />
        <Said role="status">
          <Message {...messages.progress} values={progress} />{' '}
          {!isSending && <Message {...bomUploadMessages.processingAdvice} />}
        </Said>
      </>
    );
  }
  const left = judged.filter(({ row }) => isLeft(row)).length;
  const over = judged.filter(({ row }) => phaseOf(row) === 'over').length;
  if (left > 0) {
    return (
      <InlineNotice
        tone="danger"
        role="alert"
        title={<Message {...messages.left} values={{ count: left }} />}
      />
    );
  }
  if (over === 0) return null;
  return (
    <InlineNotice
      tone="success"
      role="status"
      title={<Message {...messages.processed} values={{ count: over }} />}
    />
  );
}

function Foot({ batch, onClose }: { batch: BomBatch; onClose: () => void }) {
  const { judged, ready, isSending, progress } = batch;
  const intl = useIntl();
  const open = judged.filter(({ row }) => phaseOf(row) === 'open');
  if (judged.length > 0 && open.length === 0 && !isSending) {
    return (
      <Button variant="primary" onClick={onClose}>
        <Message {...(progress ? bomUploadMessages.close : actionMessages.done)} />
      </Button>
    );
  }
  const isChecking = open.some(({ blocks }) =>
    blocks.some(({ code }) => code === 'checking' || code === 'asking'),
  );
  const reason =
    judged.length === 0
      ? bomUploadMessages.uploadNeedsFile
      : isChecking
        ? messages.stillChecking
        : messages.noneReady;
  return (
    <>
      <DialogCancel isBusy={isSending} onClose={onClose} onStop={batch.stop}>
        {open.length < judged.length ? <Message {...bomUploadMessages.close} /> : undefined}
      </DialogCancel>
      <Button
        variant="primary"
        icon="upload"
        onClick={batch.send}
        isBusy={isSending && ready.length === 0}
        busyLabel={<Message {...bomUploadMessages.uploading} />}
        disabledReason={ready.length === 0 ? intl.formatMessage(reason) : undefined}
      >
        <Message {...messages.upload} values={{ count: ready.length }} />
      </Button>
    </>
  );
}

function Forbidden({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  return (
    <Dialog
      title={<Message {...messages.title} />}
      onClose={onClose}
      foot={
        <Button onClick={onClose}>
          <Message {...bomUploadMessages.close} />
        </Button>
      }
    >
      <ForbiddenState
        title={<Message {...bomUploadMessages.forbidden} />}
        permission={intl.formatMessage(permissionNames.BOM_UPLOAD)}
      />
    </Dialog>
  );
}
