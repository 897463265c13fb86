import { useCallback, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useIntl } from 'bomdeck/i18n';
import { UploadReceipt, type UploadReceiptProps } from 'bomdeck/UploadReceipt';
import { VisuallyHidden } from 'bomdeck/ui';
import { Page } from '../shell/Page.js';
import * as pageNames from '../shell/pageNames.messages.js';
import { pathOfTarget } from './paths.js';
import { RequirePermission } from './RequirePermission.js';
import { messages } from './routes.messages.js';

/** The changes that a BOM upload made. The fragment of the URL contains them. */
export function ReceiptPage() {
  return (
    <RequirePermission permission="VIEW_PORTFOLIO">
      <ReceiptView />
    </RequirePermission>
  );
}

type Project = Parameters<NonNullable<UploadReceiptProps['onProjectLoaded']>>[0]['project'];

function ReceiptView() {
  const intl = useIntl();
  const { projectId = '' } = useParams();
  const { hash } = useLocation();
  const [loaded, setLoaded] = useState<Project>();
  const onProjectLoaded = useCallback<NonNullable<UploadReceiptProps['onProjectLoaded']>>(
    ({ project }) => setLoaded(project),
    [],
  );
  const project = loaded?.uuid === projectId ? loaded : undefined;
  const title = intl.formatMessage(messages.receipt);
  return (
    <Page
      pageKey={`receipt ${projectId}`}
      title={project ? `${title}: ${project.name}` : title}
      crumbs={[
        { label: intl.formatMessage(pageNames.projects), to: '/projects' },
        ...(project
          ? [
              {
                label: [project.name, project.version].filter(Boolean).join(' '),
                to: pathOfTarget({ to: 'project', projectId }),
              },
            ]
          : []),
        { label: title },
      ]}
    >
      {!project && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
      <UploadReceipt projectId={projectId} receipt={hash.slice(1)} onProjectLoaded={onProjectLoaded} />
    </Page>
  );
}
