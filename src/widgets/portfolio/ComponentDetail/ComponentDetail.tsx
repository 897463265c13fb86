import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { hasStatus } from '../../../api/errors.js';
import { FailureState, RefreshFailure } from '../../../data/FailureState.js';
import * as components from '../../../data/resources/components.js';
import { useResource, type ReadyResource } from '../../../data/useResource.js';
import { splitHostProps, useHost } from '../../../host/KitProvider.js';
import type { ComponentTab, HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { Message, TextSpan, useIntl } from '../../../i18n/index.js';
import { DetailTabs } from '../../../frames/detail/DetailTabs.js';
import { permissionText } from '../../../data/permissionText.js';
import { useTargetLink } from '../../../frames/facts/useTargetLink.js';
import type { Component } from '../../../schema/component.js';
import type { Metrics } from '../../../schema/metrics.js';
import { theme } from '../../../theme/index.js';
import { deferred } from '../../../ui/later/deferred.js';
import { ButtonLink } from '../../../ui/controls/Link.js';
import { ForbiddenState, LoadingRows, NotFoundState, placeOfRows } from '../../../ui/layout/states.js';
import { tellHost } from '../../../ui/faults/tellHost.js';
import { useLayoutEffect } from '../../../ui/hooks/useLayoutEffect.js';
import { ComponentActions } from './ComponentActions.js';
import { messages } from './ComponentDetail.messages.js';
import { ComponentHead } from './ComponentHead.js';
import { ComponentOverview } from './ComponentOverview.js';

/** Props of {@link ComponentDetail}. @public */
export interface ComponentDetailProps extends HostProps {
  /** The UUID of the component on the server. The widget reports an unknown UUID as not found. */
  componentId: string;
  /** The tab that is open, when the host keeps it, for example in its address. */
  tab?: ComponentTab;
  /** The tab that is open at first, when the widget keeps it. @defaultValue 'overview' */
  defaultTab?: ComponentTab;
  /** Called when another tab is chosen. Absent, with `tab`: the host's navigation leads there. */
  onTabChange?: (event: { tab: ComponentTab }) => void;
  /** Called after the user deleted it. Absent: the host's navigation leads to the components of its project. */
  onComponentDeleted?: (event: ComponentDeletedEvent) => void;
  /** Further buttons in the head, before those to delete it. */
  actions?: ReactNode;
  /** Level of the name among the headings of the page. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3;
  /** Called with the component whenever it was loaded, for a host that names it elsewhere on the page. */
  onComponentLoaded?: (event: ComponentLoadedEvent) => void;
}

/** A component was loaded. @public */
export interface ComponentLoadedEvent {
  /** As the server has it, with its project. */
  component: Component;
}

/** A component was deleted. @public */
export interface ComponentDeletedEvent {
  /** As it was. */
  component: Component;
}

/**
 * All that the server knows about a component of a project: what it is, which version would be newer, its vulnerabilities with what
 * was decided about them, how that came about over time, and where else in the portfolio it is used.
 * @public
 */
export function ComponentDetail(props: ComponentDetailProps) {
  const [host, own] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <View key={own.componentId} {...own} />
    </Widget>
  );
}

type ViewProps = Omit<ComponentDetailProps, keyof HostProps>;

function View(props: ViewProps) {
  const { componentId, onComponentLoaded } = props;
  const intl = useIntl();
  const { can } = useHost();
  const component = useResource(components.one(componentId), { isEnabled: can('VIEW_PORTFOLIO') });
  const loaded = component.status === 'ready' ? component.data : undefined;
  // Runs before the page is painted. Otherwise a host that shows its own heading until then would show two.
  useLayoutEffect(() => {
    if (loaded) tellHost(() => onComponentLoaded?.({ component: loaded }));
  }, [loaded, onComponentLoaded]);

  if (!can('VIEW_PORTFOLIO') || (component.status === 'failed' && hasStatus(component.error, 403))) {
    return (
      <ForbiddenState
        title={<Message {...messages.forbidden} />}
        permission={permissionText(intl, 'VIEW_PORTFOLIO')}
      />
    );
  }
  if (component.status === 'loading') return <LoadingRows rows={ROWS} />;
  if (component.status === 'failed') {
    // 400: no UUID at all.
    const isUnknown = hasStatus(component.error, 404) || hasStatus(component.error, 400);
    if (isUnknown) return <NotFound />;
    return <FailureState title={<Message {...messages.failed} />} failure={component} />;
  }
  return <Shown {...props} component={component} />;
}

/** A component that is there. */
function Shown(props: Omit<ViewProps, 'component'> & { component: ReadyResource<Component> }) {
  const { component, actions, headingLevel = 1, onComponentDeleted } = props;
  // The number of days is the one that the overview shows at first, so that both share one request.
  const metrics = useResource(components.metrics(component.data.uuid, 90));
  const latest = metrics.status === 'ready' ? metrics.data.at(-1) : undefined;
  return (
    <Whole>
      <RefreshFailure resource={component} />
      <ComponentHead
        component={component.data}
        metrics={latest}
        isCounted={metrics.status === 'ready'}
        headingLevel={headingLevel}
        actions={
          <>
            <TextSpan>{actions}</TextSpan>
            <ComponentActions component={component.data} onComponentDeleted={onComponentDeleted} />
          </>
        }
      />
      <Parts {...props} component={component.data} metrics={latest} />
    </Whole>
  );
}

// Tables are more than all else of the page.
const ComponentVulnerabilities = deferred(() =>
  import('./ComponentVulnerabilities.js').then((module) => module.ComponentVulnerabilities),
);

const ComponentViolations = deferred(() =>
  import('./ComponentViolations.js').then((module) => module.ComponentViolations),
);

const ComponentProperties = deferred(() =>
  import('./ComponentProperties.js').then((module) => module.ComponentProperties),
);

const TABS: readonly ComponentTab[] = ['overview', 'vulnerabilities', 'policyViolations', 'properties'];

/** The tabs and what the open one shows. */
function Parts(props: ViewProps & { component: Component; metrics: Metrics | undefined }) {
  const { componentId, component, metrics, tab: given, onTabChange, defaultTab = 'overview' } = props;
  const intl = useIntl();
  const counts: Partial<Record<ComponentTab, number>> = {
    vulnerabilities: metrics?.vulnerabilities,
    policyViolations: metrics?.policyViolationsTotal,
  };
  return (
    <DetailTabs
      label={intl.formatMessage(messages.tabs)}
      tabs={TABS.map((id) => ({ id, label: intl.formatMessage(messages[id]), count: counts[id] }))}
      tab={given}
      defaultTab={defaultTab}
      onTabChange={onTabChange}
      targetOf={(tab) => ({ to: 'component', componentId, tab })}
    >
      {(tab) =>
        tab === 'overview' ? (
          <ComponentOverview component={component} />
        ) : tab === 'policyViolations' ? (
          <ComponentViolations component={component} fallback={<LoadingRows rows={8} />} />
        ) : tab === 'properties' ? (
          <ComponentProperties componentId={componentId} fallback={<LoadingRows rows={8} />} />
        ) : (
          <ComponentVulnerabilities component={component} fallback={<LoadingRows rows={8} />} />
        )
      }
    </DetailTabs>
  );
}

function NotFound() {
  const link = useTargetLink({ to: 'components' });
  return (
    <NotFoundState
      title={<Message {...messages.notFound} />}
      actions={
        link && (
          <ButtonLink {...link}>
            <Message {...messages.toSearch} />
          </ButtonLink>
        )
      }
    >
      <Message {...messages.notFoundAdvice} />
    </NotFoundState>
  );
}

// Head, chart and where it is used are as high as these at least.
const ROWS = 22;

const Whole = styled.div`
  ${placeOfRows(ROWS)}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.lg};
`;
