import { useState, type DragEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ProjectCoordinates } from '../../../api/findProject.js';
import { isCollection } from '../../../domain/isCollection.js';
import { KitProvider, splitHostProps, useHost } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { useIntl } from '../../../i18n/index.js';
import { projectText } from '../../../parts/ProjectLink.js';
import { theme } from '../../../theme/index.js';
import { messages as fileMessages } from '../../../ui/FileDrop.messages.js';
import { filesOf } from '../../../ui/filesOf.js';
import { useFilesStayOut } from '../../../ui/useFilesStayOut.js';
import type { BomProcessedEvent } from './BomUpload.js';
import { BomUploadDialog } from './BomUploadDialog.js';
import { messages } from './BomDropTarget.messages.js';
import { namesOf } from './namesOf.js';

/** Props of {@link BomDropTarget}. @public */
export interface BomDropTargetProps extends HostProps {
  /**
   * The project that gets the BOM; name and version are shown. A collection of projects takes none, and says so. Without a `uuid` it
   * is looked up when a file is dropped, which takes `VIEW_PORTFOLIO`.
   */
  project: ProjectCoordinates | { uuid: string; name?: string; version?: string; collectionLogic?: string };
  /** Size in bytes above which a file is refused at once. Absent: the server decides. */
  maxBytes?: number;
  /** Called when the server has processed a BOM. */
  onBomProcessed?: (event: BomProcessedEvent) => void;
  /** The page, or the part of it, that takes files. */
  children?: ReactNode;
}

/**
 * Lets a BOM be dropped anywhere on what it wraps, such as a project page. The upload itself is loaded with the first
 * file. Without the permission `BOM_UPLOAD` it only draws its children.
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

function View(props: Omit<BomDropTargetProps, keyof HostProps>) {
  const { project, maxBytes, onBomProcessed, children } = props;
  const intl = useIntl();
  const { mayChange, notify } = useHost();
  const [isOver, setIsOver] = useState(false);
  const [file, setFile] = useState<File>();
  useFilesStayOut();
  if (!mayChange('BOM_UPLOAD')) return children;
  const takesBom = !isCollectionOf(project);

  const take = ([first, ...others]: readonly File[]) => {
    if (first && others.length === 0) return setFile(first);
    const title = first
      ? intl.formatMessage(fileMessages.onlyOne, { count: others.length + 1 })
      : intl.formatMessage(fileMessages.noFile);
    notify({ kind: 'failure', title });
  };
  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    // A dialog is drawn elsewhere, but its events arrive here: it has a place for files of its own.
    if (!event.currentTarget.contains(event.target as Node)) return;
    // Also for a collection: the browser would leave the page and show the file.
    event.preventDefault();
    if (event.type === 'dragover') event.dataTransfer.dropEffect = takesBom ? 'copy' : 'none';
    // Every part of the page that is left on the way over it says so, too.
    const isLeft = event.type === 'dragleave' && !event.currentTarget.contains(event.relatedTarget as Node);
    setIsOver(event.type !== 'drop' && !isLeft);
    if (event.type === 'drop' && takesBom) take(filesOf(event.dataTransfer));
  };
  return (
    // Dropping is a shortcut: who cannot drag uses the button of the page.
    <Page onDragEnter={onDrag} onDragOver={onDrag} onDragLeave={onDrag} onDrop={onDrag}>
      {children}
      {(isOver || file) && (
        <Widget host={NO_HOST} density="comfortable">
          {isOver && <DropVeil project={project} />}
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
    </Page>
  );
}

/** As far as is known. */
function isCollectionOf(project: BomDropTargetProps['project']): boolean {
  return 'uuid' in project && isCollection(project);
}

const NO_HOST: HostProps = {};

function DropVeil({ project }: Pick<BomDropTargetProps, 'project'>) {
  const intl = useIntl();
  const { name, version } = namesOf(project);
  return (
    <Veil aria-hidden>
      <span>
        {isCollectionOf(project)
          ? intl.formatMessage(messages.collection)
          : name === undefined
            ? intl.formatMessage(messages.unnamed)
            : intl.formatMessage(messages.named, { project: projectText({ name, version }) })}
      </span>
    </Veil>
  );
}

// The children are the host's, so nothing of the kit's look may reach them.
const Page = styled.div`
  position: relative;
`;

const Veil = styled.div`
  display: flex;
  position: absolute;
  inset: 0;
  z-index: ${theme.z.panel};
  align-items: center;
  justify-content: center;
  padding: ${theme.space.xl};
  border: 2px dashed ${theme.color.accent.solid};
  border-radius: ${theme.radius.lg};
  background: color-mix(in srgb, ${theme.color.accent.surface} 90%, transparent);
  color: ${theme.color.accent.text};
  font-size: ${theme.font.size.heading};
  font-weight: ${theme.font.weight.strong};
  text-align: center;
  pointer-events: none;
  overflow-wrap: anywhere;
  > span {
    /* In sight on a page that is longer than the window. */
    position: sticky;
    inset-block: 45vh;
  }
`;
