import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { hasStatus } from '../../../api/errors.js';
import { isUnknownService } from '../../../api/services.js';
import { FailureState, RefreshFailure } from '../../../data/FailureState.js';
import * as services from '../../../data/resources/services.js';
import { useResource } from '../../../data/useResource.js';
import { splitHostProps, useHost } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { Message, TextSpan, useIntl } from '../../../i18n/index.js';
import { HeadActions } from '../../../frames/detail/HeadActions.js';
import * as permissionNames from '../../../data/permissionNames.messages.js';
import { ProjectLink } from '../../../entities/project/ProjectLink.js';
import type { Service } from '../../../schema/service.js';
import { HeadFacts, NameLine, PageHead, PageName } from '../../../frames/facts/pageHead.styles.js';
import { theme } from '../../../theme/index.js';
import { Badge } from '../../../ui/controls/Badge.js';
import { deferred } from '../../../ui/later/deferred.js';
import { ForbiddenState, LoadingRows, NotFoundState, placeOfRows } from '../../../ui/layout/states.js';
import { tellHost } from '../../../ui/faults/tellHost.js';
import { useLayoutEffect } from '../../../ui/hooks/useLayoutEffect.js';
import { messages } from './ServiceDetail.messages.js';
import { ServiceFacts } from './ServiceFacts.js';

/** Props of {@link ServiceDetail}. @public */
export interface ServiceDetailProps extends HostProps {
  /**
   * The UUID of the service on the server. The widget reports a UUID that is unknown or hidden by access
   * control as not found.
   */
  serviceId: string;
  /** Further buttons in the head, before those to edit and remove it. */
  actions?: ReactNode;
  /** Level of the name among the headings of the page. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3;
  /** Called with the service whenever it was loaded, for a host that names it elsewhere on the page. */
  onServiceLoaded?: (event: ServiceLoadedEvent) => void;
  /** Called after the user removed it. Absent: the host's navigation leads to the services of its project. */
  onServiceDeleted?: (event: ServiceDeletedEvent) => void;
}

/** A service was loaded. @public */
export interface ServiceLoadedEvent {
  /** As the server has it. */
  service: Service;
}

/** A service was removed. @public */
export interface ServiceDeletedEvent {
  /** As it was. */
  service: Service;
}

/**
 * All that the server knows of a service: where it answers, which data flows, who provides it. Permitted users edit and remove it.
 * @public
 */
export function ServiceDetail(props: ServiceDetailProps) {
  const [host, own] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <View key={own.serviceId} {...own} />
    </Widget>
  );
}

function View(props: Omit<ServiceDetailProps, keyof HostProps>) {
  const { serviceId, actions, headingLevel = 1, onServiceLoaded, onServiceDeleted } = props;
  const intl = useIntl();
  const { can } = useHost();
  const service = useResource(services.one(serviceId), { isEnabled: can('VIEW_PORTFOLIO') });
  const loaded = service.status === 'ready' ? service.data : undefined;
  // Runs before the page is painted. Otherwise a host that shows its own heading until then would show two.
  useLayoutEffect(() => {
    if (loaded) tellHost(() => onServiceLoaded?.({ service: loaded }));
  }, [loaded, onServiceLoaded]);

  if (!can('VIEW_PORTFOLIO')) {
    return (
      <ForbiddenState
        title={<Message {...messages.forbidden} />}
        permission={intl.formatMessage(permissionNames.VIEW_PORTFOLIO)}
      />
    );
  }
  if (service.status === 'loading') return <LoadingRows rows={ROWS} />;
  if (service.status === 'failed') {
    if (!isUnknownService(service.error) && !hasStatus(service.error, 403)) {
      return <FailureState title={<Message {...messages.failed} />} failure={service} />;
    }
    return (
      <NotFoundState title={<Message {...messages.notFound} />}>
        <Message {...messages.notFoundAdvice} />
      </NotFoundState>
    );
  }
  return (
    <Whole>
      <RefreshFailure resource={service} />
      <Head
        service={service.data}
        headingLevel={headingLevel}
        actions={
          <>
            <TextSpan>{actions}</TextSpan>
            <Actions service={service.data} onServiceDeleted={onServiceDeleted} />
          </>
        }
      />
      <ServiceFacts
        service={service.data}
        headingLevel={headingLevel === 3 ? 4 : headingLevel === 2 ? 3 : 2}
      />
    </Whole>
  );
}

/**
 * The name of a service, its project, and whether it requires authentication and crosses a trust boundary.
 */
function Head(props: { service: Service; headingLevel: 1 | 2 | 3; actions: ReactNode }) {
  const { service, headingLevel, actions } = props;
  const { group, name, version, project, authenticated, crossesTrustBoundary } = service;
  return (
    <PageHead>
      <HeadFacts>
        <NameLine>
          <PageName as={`h${headingLevel}`}>
            {group && (
              <Group>
                <bdi>{group}</bdi>
              </Group>
            )}{' '}
            <bdi>{name}</bdi> {version && <bdi dir="ltr">{version}</bdi>}
          </PageName>
          {typeof authenticated === 'boolean' && (
            <Badge tone={authenticated ? 'success' : 'warning'} size="medium">
              <Message {...(authenticated ? messages.authenticated : messages.notAuthenticated)} />
            </Badge>
          )}
          {typeof crossesTrustBoundary === 'boolean' && (
            <Badge tone={crossesTrustBoundary ? 'warning' : 'neutral'} size="medium">
              <Message {...(crossesTrustBoundary ? messages.boundary : messages.noBoundary)} />
            </Badge>
          )}
        </NameLine>
        {project && (
          <Meta>
            <Message
              {...messages.of}
              values={{ project: <ProjectLink key="project" project={project} tab="services" hasVersion /> }}
            />
          </Meta>
        )}
      </HeadFacts>
      <Buttons>{actions}</Buttons>
    </PageHead>
  );
}

// Form and question are loaded by those who open them.
const ServiceEditorDialog = deferred(() =>
  import('../../../entities/service/editor/ServiceEditorDialog.js').then(
    (module) => module.ServiceEditorDialog,
  ),
);
const ServiceDeletion = deferred(() =>
  import('../../../entities/service/editor/ServiceDeletion.js').then((module) => module.ServiceDeletion),
);

function Actions({
  service,
  onServiceDeleted,
}: { service: Service } & Pick<ServiceDetailProps, 'onServiceDeleted'>) {
  const intl = useIntl();
  const { mayChange, navigation } = useHost();
  const projectId = service.project?.uuid;
  const whenDeleted = (close: () => void) => () => {
    close();
    if (onServiceDeleted) tellHost(() => onServiceDeleted({ service }));
    else if (projectId !== undefined) navigation?.go?.({ to: 'project', projectId, tab: 'services' });
  };
  return (
    <HeadActions
      buttons={[
        projectId !== undefined &&
          mayChange('PORTFOLIO_MANAGEMENT', 'UPDATE') && {
            id: 'edit',
            icon: 'edit',
            label: intl.formatMessage(messages.edit),
            dialog: (close) => (
              <ServiceEditorDialog
                projectId={projectId}
                service={service}
                onClose={close}
                onServiceSaved={close}
                onServiceDeleted={whenDeleted(close)}
              />
            ),
          },
      ]}
      more={[
        mayChange('PORTFOLIO_MANAGEMENT', 'DELETE') && {
          id: 'remove',
          label: intl.formatMessage(messages.remove),
          isDanger: true,
          dialog: (close) => (
            <ServiceDeletion service={service} onClose={close} onServiceDeleted={whenDeleted(close)} />
          ),
        },
      ]}
    />
  );
}

const ROWS = 8;

const Whole = styled.div`
  ${placeOfRows(ROWS)}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space.xl};
`;

const Group = styled.span`
  color: ${theme.color.text.muted};
  font-weight: ${theme.font.weight.regular};
`;

const Meta = styled.p`
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  line-height: 18px;
  overflow-wrap: anywhere;
`;

const Buttons = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm};
  &:empty {
    display: none;
  }
`;
