import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { KitProvider, splitHostProps, useHost } from '../../host/KitProvider.js';
import type { HostProps } from '../../host/types.js';
import { Widget } from '../../host/Widget.js';
import { useIntl } from '../../i18n/index.js';
import { projectText } from '../../parts/ProjectLink.js';
import type { BomProcessedEvent } from './BomUpload.js';
import { messages } from './BomUpload.messages.js';
import { DropVeil } from './BomUpload.styles.js';
import { deferred } from '../../ui/deferred.js';

/** Props of {@link BomDropTarget}. @public */
export interface BomDropTargetProps extends HostProps {
  /** The project that gets the BOM; name and version are shown. */
  project: { uuid: string; name?: string; version?: string };
  /** Size in bytes above which a file is refused at once. Absent: the server decides. */
  maxBytes?: number;
  /** Called when the server has processed a BOM. */
  onBomProcessed?: (event: BomProcessedEvent) => void;
  /** The page, or the part of it, that takes files. */
  children?: ReactNode;
}

/**
 * Lets a BOM be dropped anywhere on what it wraps, such as a project page. Without the permission `BOM_UPLOAD` it only
 * draws its children.
 * @public
 */
export function BomDropTarget(props: BomDropTargetProps) {
  const [host, own] = splitHostProps(props);
  return (
    <KitProvider {...host}>
      <View {...own} />
    </KitProvider>
  );
}

// The upload is loaded by the first file.
const BomUploadDialog = deferred(() =>
  import('./BomUploadDialog.js').then((module) => module.BomUploadDialog),
);

function View(props: Omit<BomDropTargetProps, keyof HostProps>) {
  const { project, maxBytes, onBomProcessed, children } = props;
  const { mayChange } = useHost();
  const [isOver, setIsOver] = useState(false);
  const [file, setFile] = useState<File>();
  // Moving over a child leaves the page and enters it again; only the balance tells.
  const depth = useRef(0);
  if (!mayChange('BOM_UPLOAD')) return children;

  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    // A dialog is drawn elsewhere, but its events arrive here: it has a place for files of its own.
    if (!event.currentTarget.contains(event.target as Node)) return;
    event.preventDefault();
    if (event.type === 'dragenter') depth.current += 1;
    if (event.type === 'dragleave') depth.current = Math.max(0, depth.current - 1);
    if (event.type === 'dragover') event.dataTransfer.dropEffect = 'copy';
    if (event.type === 'drop') {
      depth.current = 0;
      const dropped = event.dataTransfer.files[0];
      if (dropped) setFile(dropped);
    }
    setIsOver(depth.current > 0);
  };
  return (
    // The children are the host's, so nothing of the kit's look may reach them. Dropping is a shortcut: who cannot
    // drag uses the button of the page.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div style={FRAME} onDragEnter={onDrag} onDragOver={onDrag} onDragLeave={onDrag} onDrop={onDrag}>
      {children}
      {(isOver || file) && (
        <Widget host={NO_HOST} density="comfortable">
          {isOver && <Veil project={project} />}
          {file && (
            <BomUploadDialog
              project={project}
              maxBytes={maxBytes}
              file={file}
              onClose={() => setFile(undefined)}
              onBomProcessed={onBomProcessed}
            />
          )}
        </Widget>
      )}
    </div>
  );
}

const FRAME = { position: 'relative' } as const;
const NO_HOST: HostProps = {};

function Veil({ project: { name, version } }: Pick<BomDropTargetProps, 'project'>) {
  const intl = useIntl();
  return (
    <DropVeil aria-hidden>
      {name === undefined
        ? intl.formatMessage(messages.dropPageUnnamed)
        : intl.formatMessage(messages.dropPage, { project: projectText({ name, version }) })}
    </DropVeil>
  );
}
