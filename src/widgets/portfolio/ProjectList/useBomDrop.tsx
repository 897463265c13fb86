import { useState, type ReactNode } from 'react';
import { useHost } from '../../../host/KitProvider.js';
import { Message, TextSpan, useIntl } from '../../../i18n/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { deferred } from '../../../ui/later/deferred.js';
import { DropVeil, DropZone } from '../../../ui/controls/DropZone.js';
import { messages as fileMessages } from '../../../ui/controls/FileDrop.messages.js';
import type { BomUploadManyDialogProps } from '../BomUploadManyDialog/index.js';
import { messages } from './ProjectList.messages.js';

/** The options that {@link useBomDrop} passes to the upload. */
export type BomDropOptions = Pick<BomUploadManyDialogProps, 'maxBytes' | 'onBomsProcessed' | 'onDirtyChange'>;

/**
 * The upload of many BOMs from a list of projects: by a button, undefined for who may not upload, and by dropping files on what
 * `zone` wraps.
 */
export function useBomDrop({ maxBytes, onBomsProcessed, onDirtyChange }: BomDropOptions): {
  button: ReactNode;
  zone: (children: ReactNode) => ReactNode;
} {
  const intl = useIntl();
  const { can, mayChange, notify } = useHost();
  // Empty when the dialog asks for the files.
  const [files, setFiles] = useState<readonly File[]>();
  if (!mayChange('BOM_UPLOAD') || !can('VIEW_PORTFOLIO')) {
    return { button: undefined, zone: (children) => children };
  }
  const take = (dropped: readonly File[]) => {
    if (dropped.length > 0) setFiles(dropped);
    else notify({ kind: 'failure', title: intl.formatMessage(fileMessages.noFile) });
  };
  return {
    button: (
      <Button icon="upload" opens onClick={() => setFiles([])}>
        <Message {...messages.uploadBoms} />
      </Button>
    ),
    zone: (children) => (
      <DropZone
        onFiles={take}
        veil={
          <DropVeil>
            <Message {...messages.dropBoms} />
          </DropVeil>
        }
      >
        <TextSpan>{children}</TextSpan>
        {files && (
          <BomUploadManyDialog
            files={files}
            maxBytes={maxBytes}
            onBomsProcessed={onBomsProcessed}
            onDirtyChange={onDirtyChange}
            onClose={() => setFiles(undefined)}
          />
        )}
      </DropZone>
    ),
  };
}

// The upload is loaded by those who open it.
const BomUploadManyDialog = deferred(() =>
  import('../BomUploadManyDialog/index.js').then((module) => module.BomUploadManyDialog),
);
