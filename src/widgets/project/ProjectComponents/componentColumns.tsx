import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { Message, useIntl } from '../../../i18n/index.js';
import { ComponentLink } from '../../../parts/ComponentLink.js';
import { LicenseLabel } from '../../../parts/LicenseLabel.js';
import { projectText } from '../../../parts/ProjectLink.js';
import { SeverityCounts, SeverityCountsHead } from '../../../parts/SeverityCounts.js';
import { useTargetLink } from '../../../parts/useTargetLink.js';
import { VersionLabel } from '../../../parts/VersionLabel.js';
import type { Component } from '../../../schema/component.js';
import { theme } from '../../../theme/index.js';
import { CutText } from '../../../ui/CutText.js';
import type { TableColumn } from '../../../ui/DataTable/interfaces.js';
import { Icon } from '../../../ui/Icon.js';
import { Link } from '../../../ui/Link.js';
import { Dash, Note, Number, PhoneOnly, Second, Two } from '../../../ui/list.styles.js';
import { cut, monospace } from '../../../ui/mixins.js';
import { messages } from './ProjectComponents.messages.js';

/** Names of the columns, which are those of the fields, so that what people chose before stays. */
export const COMPONENT_COLUMN_IDS = [
  'name',
  'version',
  'latestVersion',
  'group',
  'isInternal',
  'license',
  'lastInheritedRiskScore',
  'metrics',
] as const;

/**
 * The columns of the list of components.
 * @param graphOf - UUID of the project, where it has a dependency graph to lead into
 */
export function componentColumns(intl: IntlShape, graphOf: string | undefined): TableColumn<Component>[] {
  return [
    {
      id: 'name',
      header: intl.formatMessage(messages.columnName),
      width: 220,
      grow: 3,
      canSort: true,
      canHide: false,
      cardSlot: 'title',
      cell: (component) => (
        <Beside>
          <Two>
            <ComponentLink component={component} />
            <PhoneOnly data-line="">
              <Second>
                <bdi>{component.group}</bdi>
              </Second>
            </PhoneOnly>
          </Two>
          {graphOf && <GraphLink projectId={graphOf} component={component} />}
        </Beside>
      ),
    },
    {
      id: 'version',
      header: intl.formatMessage(messages.columnVersion),
      width: 150,
      grow: 1,
      canSort: true,
      cardSlot: 'second',
      cell: ({ version, repositoryMeta }) => (
        <VersionLabel version={version} latestVersion={repositoryMeta?.latestVersion} />
      ),
    },
    {
      id: 'latestVersion',
      header: intl.formatMessage(messages.columnLatest),
      width: 130,
      isHiddenByDefault: true,
      cell: ({ repositoryMeta }) =>
        repositoryMeta?.latestVersion ? (
          <Mono title={repositoryMeta.latestVersion}>{repositoryMeta.latestVersion}</Mono>
        ) : (
          <Dash />
        ),
    },
    {
      id: 'group',
      header: intl.formatMessage(messages.columnGroup),
      width: 160,
      grow: 2,
      canSort: true,
      foldBelow: 920,
      cell: ({ group }) => <CutText text={group} />,
    },
    {
      id: 'isInternal',
      header: intl.formatMessage(messages.columnInternal),
      width: 80,
      align: 'center',
      foldBelow: 1000,
      cell: ({ isInternal }) =>
        isInternal ? <Icon name="check" label={intl.formatMessage(messages.isInternal)} /> : null,
    },
    {
      id: 'license',
      header: intl.formatMessage(messages.columnLicense),
      width: 150,
      grow: 1,
      cardSlot: 'third',
      cell: (component) => <LicenseLabel component={component} />,
    },
    {
      id: 'lastInheritedRiskScore',
      header: intl.formatMessage(messages.columnRisk),
      headerTip: intl.formatMessage(messages.columnRiskTip),
      width: 66,
      align: 'end',
      canSort: true,
      isDescendingFirst: true,
      cardSlot: 'titleEnd',
      cell: ({ metrics, lastInheritedRiskScore }) => {
        const score = metrics?.inheritedRiskScore ?? lastInheritedRiskScore;
        return (
          <Number data-strong="">
            <PhoneOnly>
              <Message {...messages.columnRisk} />{' '}
            </PhoneOnly>
            {score === undefined ? '–' : intl.formatNumber(score)}
          </Number>
        );
      },
    },
    {
      id: 'metrics',
      header: intl.formatMessage(messages.columnVulnerabilities),
      headerContent: <SeverityCountsHead />,
      width: 164,
      cardSlot: 'secondEnd',
      cell: ({ metrics }) =>
        metrics ? (
          <SeverityCounts metrics={metrics} />
        ) : (
          <Note>
            <Message {...messages.notMeasured} />
          </Note>
        ),
    },
  ];
}

/** To the paths by which the project needs a component. */
function GraphLink({ projectId, component }: { projectId: string; component: Component }) {
  const intl = useIntl();
  const link = useTargetLink({ to: 'dependencyGraph', projectId, componentIds: [component.uuid] });
  const label = intl.formatMessage(messages.graph, { component: projectText(component) });
  return (
    link && (
      <IconAnchor {...link} variant="quiet" aria-label={label} title={label}>
        <Icon name="graph" size={14} />
      </IconAnchor>
    )
  );
}

const Beside = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  > :first-child {
    flex: 1;
  }
`;

const IconAnchor = styled(Link)`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  > svg {
    color: ${theme.color.text.subtle};
  }
`;

const Mono = styled.span`
  ${monospace}
  ${cut}
  display: block;
`;
