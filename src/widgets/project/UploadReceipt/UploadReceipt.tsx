import { useEffect, useState } from 'react';
import { isUnknownProject } from '../../../api/projects.js';
import { FailureState, RefreshFailure } from '../../../data/FailureState.js';
import { useProject } from '../../../data/useProject.js';
import type { BomReceipt } from '../../../domain/receipt/BomReceipt.js';
import { decodeReceipt } from '../../../domain/receipt/receiptCode.js';
import { ReceiptLinks } from '../../../entities/bom/receipt/ReceiptLinks.js';
import { ReceiptView } from '../../../entities/bom/receipt/ReceiptView.js';
import { ProjectLink } from '../../../entities/project/ProjectLink.js';
import { dateTimeText } from '../../../frames/facts/dateText.js';
import { PageName } from '../../../frames/facts/pageHead.styles.js';
import { useHost } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Message, TextSpan, useIntl } from '../../../i18n/index.js';
import { tellHost } from '../../../ui/faults/tellHost.js';
import { EmptyState, LoadingRows } from '../../../ui/layout/states.js';
import type { ProjectLoadedEvent } from '../ProjectHeader/index.js';
import { ProjectState } from '../../ProjectState.js';
import { ProjectWidget, type ProjectProps, type PropsOfProject } from '../../ProjectWidget.js';
import { messages } from './UploadReceipt.messages.js';
import { Facts, Head, Place, Root, ROWS } from './UploadReceipt.styles.js';

/** Props of {@link UploadReceipt}. @public */
export interface UploadReceiptProps extends HostProps, ProjectProps {
  /**
   * The receipt, as the navigation target `receipt` gives it to the host: up to 6,000 letters, digits, `-`, and
   * `_`. If it cannot be read, a state shows this.
   */
  receipt: string;
  /** Called with the project whenever it was loaded, for a host that names it elsewhere on the page. */
  onProjectLoaded?: (event: ProjectLoadedEvent) => void;
  /** Level of the heading. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3;
}

/**
 * Shows what the import of a BOM changed: components, findings, policy violations, and audit decisions. The
 * upload made the receipt, and its address contains it.
 * @public
 */
export function UploadReceipt(props: UploadReceiptProps) {
  return (
    <ProjectWidget props={props} density="comfortable" loading={() => <LoadingRows rows={ROWS} />}>
      {(own) => <View key={own.projectId} {...own} />}
    </ProjectWidget>
  );
}

function View(props: PropsOfProject<UploadReceiptProps>) {
  const { projectId, receipt: code, headingLevel = 1, onProjectLoaded } = props;
  const { can } = useHost();
  const project = useProject(projectId);
  const receipt = useReceipt(code);
  const known = project.status === 'ready' ? project.data : undefined;
  useEffect(() => {
    if (known) tellHost(() => onProjectLoaded?.({ project: known }));
  }, [known, onProjectLoaded]);

  if (!can('VIEW_PORTFOLIO')) return <ProjectState kind="forbidden" />;
  if (project.status === 'loading' || receipt === 'reading') return <LoadingRows rows={ROWS} />;
  if (project.status === 'failed') {
    if (isUnknownProject(project.error)) return <ProjectState kind="notFound" />;
    return <FailureState title={<Message {...messages.projectFailed} />} failure={project} />;
  }
  if (!receipt) {
    return (
      <Place>
        <EmptyState icon="link" title={<Message {...messages.damaged} />}>
          <Message {...messages.damagedAdvice} />
        </EmptyState>
      </Place>
    );
  }
  if (receipt.projectId !== projectId) {
    return (
      <Place>
        <EmptyState icon="link" title={<Message {...messages.otherProject} />} />
      </Place>
    );
  }
  return (
    <Root>
      <RefreshFailure resource={project} />
      <Head>
        <PageName as={`h${headingLevel}`}>
          <Message {...messages.heading} />
        </PageName>
        <TextSpan>
          <ProjectLink project={project.data} hasVersion />
        </TextSpan>
        <ReceiptLinks receipt={receipt} />
      </Head>
      <Dates receipt={receipt} />
      <ReceiptView receipt={receipt} />
    </Root>
  );
}

function Dates({ receipt: { importedAt, previousImport } }: { receipt: BomReceipt }) {
  const intl = useIntl();
  return (
    <Facts>
      {importedAt !== undefined && (
        <li>{intl.formatMessage(messages.imported, { date: dateTimeText(intl, importedAt) })}</li>
      )}
      <li>
        {previousImport === undefined
          ? intl.formatMessage(messages.first)
          : intl.formatMessage(messages.previous, { date: dateTimeText(intl, previousImport) })}
      </li>
      <li>
        <Message {...messages.shared} />
      </li>
    </Facts>
  );
}

/** Unpacks a receipt. @returns undefined when it cannot be read */
function useReceipt(code: string): BomReceipt | undefined | 'reading' {
  const [read, setRead] = useState<{ code: string; receipt: BomReceipt | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    void decodeReceipt(code).then((receipt) => isCurrent && setRead({ code, receipt }));
    return () => void (isCurrent = false);
  }, [code]);
  return read?.code === code ? read.receipt : 'reading';
}
