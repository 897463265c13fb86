import { useState, type ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import type { ProjectCoordinates } from '../../../api/findProject.js';
import { isCollection } from '../../../domain/isCollection.js';
import { KitProvider, splitHostProps, useHost } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { TextSpan, useIntl } from '../../../i18n/index.js';
import { projectText } from '../../../entities/project/ProjectLink.js';
import { DropVeil, DropZone } from '../../../ui/controls/DropZone.js';
import { messages as fileMessages } from '../../../ui/controls/FileDrop.messages.js';
import { useFilesStayOut } from '../../../ui/hooks/useFilesStayOut.js';
import type { BomProcessedEvent } from './BomUpload.js';
import { BomUploadDialog } from './BomUploadDialog.js';
import { messages } from './BomDropTarget.messages.js';
import { namesOf } from '../../../entities/bom/namesOf.js';

/** Props of {@link BomDropTarget}. @public */
export interface BomDropTargetProps extends HostProps {
  /**
   * The project that gets the BOM. Name and version are shown. A collection project accepts no BOM, and the
   * widget shows that. A project without a `uuid` is looked up when a file is dropped, which requires
   * `VIEW_PORTFOLIO`.
   */
  project: ProjectCoordinates | { uuid: string; name?: string; version?: string; collectionLogic?: string };
  /**
   * The maximum file size in bytes. Larger files are rejected immediately. When absent, the server decides.
   */
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
  const [file, setFile] = useState<File>();
  useFilesStayOut();
  if (!mayChange('BOM_UPLOAD')) return <TextSpan>{children}</TextSpan>;

  const take = ([first, ...others]: readonly File[]) => {
    if (first && others.length === 0) return setFile(first);
    const title = first
      ? intl.formatMessage(fileMessages.onlyOne, { count: others.length + 1 })
      : intl.formatMessage(fileMessages.noFile);
    notify({ kind: 'failure', title });
  };
  return (
    <DropZone
      onFiles={isCollectionOf(project) ? undefined : take}
      veil={
        <Widget host={NO_HOST} density="comfortable">
          <DropVeil>
            <VeilText project={project} />
          </DropVeil>
        </Widget>
      }
    >
      <TextSpan>{children}</TextSpan>
      {file && (
        <Widget host={NO_HOST} density="comfortable">
          <BomUploadDialog
            project={project}
            maxBytes={maxBytes}
            file={file}
            onClose={() => setFile(undefined)}
            onBomProcessed={onBomProcessed}
          />
        </Widget>
      )}
    </DropZone>
  );
}

/** Returns true when the project is known to be a collection project. */
function isCollectionOf(project: BomDropTargetProps['project']): boolean {
  return 'uuid' in project && isCollection(project);
}

const NO_HOST: HostProps = {};

function VeilText({ project }: Pick<BomDropTargetProps, 'project'>) {
  return <TextSpan>{veilText(useIntl(), project)}</TextSpan>;
}

function veilText(intl: IntlShape, project: BomDropTargetProps['project']): string {
  if (isCollectionOf(project)) return intl.formatMessage(messages.collection);
  const { name, version } = namesOf(project);
  return name === undefined
    ? intl.formatMessage(messages.unnamed)
    : intl.formatMessage(messages.named, { project: projectText({ name, version }) });
}
