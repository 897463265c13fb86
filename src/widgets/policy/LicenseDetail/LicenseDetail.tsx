import { styled } from 'styled-components';
import { hasStatus } from '../../../api/errors.js';
import { FailureState, RefreshFailure } from '../../../data/FailureState.js';
import * as licenses from '../../../data/resources/licenses.js';
import { useResource } from '../../../data/useResource.js';
import { splitHostProps, useHost } from '../../../host/KitProvider.js';
import type { HostProps, LicenseTab } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { DetailTabs } from '../../../frames/detail/DetailTabs.js';
import { permissionText } from '../../../data/permissionText.js';
import { useTargetLink } from '../../../frames/facts/useTargetLink.js';
import type { FullLicense } from '../../../schema/license.js';
import { theme } from '../../../theme/index.js';
import { ButtonLink } from '../../../ui/controls/Link.js';
import {
  EmptyState,
  ForbiddenState,
  LoadingRows,
  NotFoundState,
  placeOfRows,
} from '../../../ui/layout/states.js';
import { tellHost } from '../../../ui/faults/tellHost.js';
import { useLayoutEffect } from '../../../ui/hooks/useLayoutEffect.js';
import { messages } from './LicenseDetail.messages.js';
import { LicenseHead } from './LicenseHead.js';
import { LicenseOverview } from './LicenseOverview.js';
import { LicenseText } from './LicenseText.js';
import type { LicenseDeletedEvent } from './LicenseHead.js';

export type { LicenseDeletedEvent } from './LicenseHead.js';

/** Props of {@link LicenseDetail}. @public */
export interface LicenseDetailProps extends HostProps {
  /**
   * The SPDX identifier, or that of a custom license, exactly as written, such as `GPL-2.0+`. The widget
   * reports an unknown identifier as not found.
   */
  licenseId: string;
  /** The tab that is open, when the host keeps it, for example in its address. */
  tab?: LicenseTab;
  /** The tab that is open at first, when the widget keeps it. @defaultValue 'overview' */
  defaultTab?: LicenseTab;
  /** Called when another tab is chosen. Absent, with `tab`: the host's navigation leads there. */
  onTabChange?: (event: { tab: LicenseTab }) => void;
  /** Called after the user deleted it. Absent: the host's navigation leads to the list. */
  onLicenseDeleted?: (event: LicenseDeletedEvent) => void;
  /** Level of the name among the headings of the page. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3;
  /** Called with the license whenever it was loaded, for a host that names it elsewhere on the page. */
  onLicenseLoaded?: (event: LicenseLoadedEvent) => void;
}

/** A license was loaded. @public */
export interface LicenseLoadedEvent {
  /** As the server has it, with its texts. */
  license: FullLicense;
}

/**
 * All that the server knows about a license: its texts, what is written about it, the groups it is in, the policies that name it, and, on
 * demand, the components that have it. Permitted users delete custom ones.
 * @public
 */
export function LicenseDetail(props: LicenseDetailProps) {
  const [host, own] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <View key={own.licenseId} {...own} />
    </Widget>
  );
}

type ViewProps = Omit<LicenseDetailProps, keyof HostProps>;

function View(props: ViewProps) {
  const { licenseId, headingLevel = 1, onLicenseLoaded, onLicenseDeleted } = props;
  const intl = useIntl();
  const { can } = useHost();
  const license = useResource(licenses.one(licenseId), { isEnabled: can('VIEW_PORTFOLIO') });
  const loaded = license.status === 'ready' ? license.data : undefined;
  // Runs before the page is painted. Otherwise a host that shows its own heading until then would show two.
  useLayoutEffect(() => {
    if (loaded) tellHost(() => onLicenseLoaded?.({ license: loaded }));
  }, [loaded, onLicenseLoaded]);

  if (!can('VIEW_PORTFOLIO') || (license.status === 'failed' && hasStatus(license.error, 403))) {
    return (
      <ForbiddenState
        title={<Message {...messages.forbidden} />}
        permission={permissionText(intl, 'VIEW_PORTFOLIO')}
      />
    );
  }
  if (license.status === 'loading') return <LoadingRows rows={ROWS} />;
  if (license.status === 'failed') {
    if (hasStatus(license.error, 404)) return <NotFound licenseId={licenseId} />;
    return <FailureState title={<Message {...messages.failed} />} failure={license} />;
  }
  return (
    <Whole>
      <RefreshFailure resource={license} />
      <LicenseHead license={license.data} headingLevel={headingLevel} onLicenseDeleted={onLicenseDeleted} />
      <Parts {...props} license={license.data} />
    </Whole>
  );
}

const TABS: readonly LicenseTab[] = ['overview', 'licenseText', 'template', 'header'];

/** The tabs and what the open one shows. */
function Parts(props: ViewProps & { license: FullLicense }) {
  const { licenseId, license, defaultTab = 'overview', onTabChange } = props;
  const intl = useIntl();
  return (
    <DetailTabs
      label={intl.formatMessage(messages.tabs)}
      tabs={TABS.map((id) => ({ id, label: intl.formatMessage(messages[id]) }))}
      tab={props.tab}
      defaultTab={defaultTab}
      onTabChange={onTabChange}
      targetOf={(tab) => ({ to: 'license', licenseId, tab })}
    >
      {(tab) => (tab === 'overview' ? <LicenseOverview license={license} /> : textPart(license, tab))}
    </DetailTabs>
  );
}

function textPart(license: FullLicense, tab: Exclude<LicenseTab, 'overview'>) {
  const [text, none] = {
    licenseText: [license.licenseText, messages.noText] as const,
    template: [license.standardLicenseTemplate, messages.noTemplate] as const,
    header: [license.standardLicenseHeader, messages.noHeader] as const,
  }[tab];
  return text?.trim() ? (
    <LicenseText key={tab} text={text} />
  ) : (
    <EmptyState icon="license" title={<Message {...none} />} />
  );
}

function NotFound({ licenseId }: { licenseId: string }) {
  const link = useTargetLink({ to: 'licenses' });
  return (
    <NotFoundState
      title={<Message {...messages.notFound} values={{ licenseId: <bdi key="id">{licenseId}</bdi> }} />}
      actions={
        link && (
          <ButtonLink {...link}>
            <Message {...messages.toList} />
          </ButtonLink>
        )
      }
    >
      <Message {...messages.notFoundAdvice} />
    </NotFoundState>
  );
}

// Head and overview are as high as these at least.
const ROWS = 12;

const Whole = styled.div`
  ${placeOfRows(ROWS)}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.lg};
`;
