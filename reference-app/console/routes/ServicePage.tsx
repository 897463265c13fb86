import { useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useIntl } from 'bomdeck/i18n';
import { ServiceDetail, type ServiceDetailProps } from 'bomdeck/ServiceDetail';
import { VisuallyHidden } from 'bomdeck/ui';
import { Page } from '../shell/Page.js';
import * as pageNames from '../shell/pageNames.messages.js';
import { pathOfTarget } from './paths.js';
import { RequirePermission } from './RequirePermission.js';
import { messages } from './routes.messages.js';

/** A service of a project. */
export function ServicePage() {
  return (
    <RequirePermission permission="VIEW_PORTFOLIO">
      <ServiceView />
    </RequirePermission>
  );
}

type Service = Parameters<NonNullable<ServiceDetailProps['onServiceLoaded']>>[0]['service'];

function ServiceView() {
  const intl = useIntl();
  const { serviceId = '' } = useParams();
  const [loaded, setLoaded] = useState<Service>();
  const onServiceLoaded = useCallback<NonNullable<ServiceDetailProps['onServiceLoaded']>>(
    ({ service }) => setLoaded(service),
    [],
  );
  const service = loaded?.uuid === serviceId ? loaded : undefined;
  const title = service?.name ?? intl.formatMessage(messages.service);
  const project = service?.project;
  return (
    <Page
      pageKey={`service ${serviceId}`}
      title={title}
      crumbs={[
        { label: intl.formatMessage(pageNames.projects), to: '/projects' },
        ...(project
          ? [
              {
                label: [project.name, project.version].filter(Boolean).join(' '),
                to: pathOfTarget({ to: 'project', projectId: project.uuid, tab: 'services' }),
              },
            ]
          : []),
        { label: title },
      ]}
    >
      {!service && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
      <ServiceDetail serviceId={serviceId} onServiceLoaded={onServiceLoaded} />
    </Page>
  );
}
