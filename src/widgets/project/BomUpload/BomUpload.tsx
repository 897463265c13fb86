import { useHost } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Message, useIntl } from '../../../i18n/index.js';
import * as permissionNames from '../../../data/permissionNames.messages.js';
import { ForbiddenState } from '../../../ui/layout/states.js';
import { ProjectWidget, type ProjectProps, type PropsOfProject } from '../../ProjectWidget.js';
import { messages } from '../../../entities/bom/bomUpload.messages.js';
import type { BomOutcome } from '../../../entities/bom/bomUploadJob.js';
import { Column, Foot } from '../../../entities/bom/upload.styles.js';
import { CopyProblems, FindingsLink, UploadActions } from '../../../entities/bom/UploadActions.js';
import { UploadSteps } from '../../../entities/bom/UploadSteps.js';
import { useBomScreens } from './useBomScreens.js';
import { useBomUpload } from './useBomUpload.js';

/** Props of {@link BomUpload}; the project is the one that gets the BOM. @public */
export interface BomUploadProps extends HostProps, ProjectProps {
  /**
   * The maximum file size in bytes, for a server with a known limit. Larger files are rejected immediately.
   * When absent, the server decides.
   */
  maxBytes?: number;
  /** Called when the server has processed the BOM, even if the widget was unmounted in the meantime. */
  onBomProcessed?: (event: BomProcessedEvent) => void;
}

/** A BOM was processed. @public */
export interface BomProcessedEvent {
  /** The result of the import. */
  outcome: BomOutcome;
}

/**
 * Takes a CycloneDX file, checks it against its schema before it is sent, uploads it, and says what came in.
 * @public
 */
export function BomUpload(props: BomUploadProps) {
  return (
    <ProjectWidget props={props} density="comfortable">
      {(own) => <View {...own} />}
    </ProjectWidget>
  );
}

function View({ projectId, maxBytes, onBomProcessed }: PropsOfProject<BomUploadProps>) {
  const intl = useIntl();
  const { mayChange } = useHost();
  const { state, job } = useBomUpload({ projectId, projectText: undefined, maxBytes, onBomProcessed });
  const screens = useBomScreens(maxBytes, projectId, job.reset);
  if (!mayChange('BOM_UPLOAD')) {
    return (
      <ForbiddenState
        title={<Message {...messages.forbidden} />}
        permission={intl.formatMessage(permissionNames.BOM_UPLOAD)}
      />
    );
  }
  return (
    <Column role="group" aria-label={intl.formatMessage(messages.title)}>
      <UploadSteps state={state} job={job} screens={screens} isDialog={false} />
      <Foot>
        <CopyProblems state={state} />
        <UploadActions state={state} job={job} next={<FindingsLink projectId={projectId} />} />
      </Foot>
    </Column>
  );
}
