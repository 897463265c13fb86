import { componentRisk } from '../../../domain/componentRisk.js';
import { Message } from '../../../i18n/index.js';
import type { ListColumn } from '../../../frames/list/ListDefinition.js';
import { ComponentName } from '../../../entities/component/ComponentName.js';
import { licenseText } from '../../../domain/licenseText.js';
import { LicenseLabel } from '../../../entities/license/LicenseLabel.js';
import { CountedNumber } from '../../../entities/vocabulary/index.js';
import {
  SeverityCounts,
  SeverityCountsHead,
  severityCountFields,
} from '../../../entities/vulnerability/SeverityCounts.js';
import { VersionLabel } from '../../../entities/component/VersionLabel.js';
import type { Component } from '../../../schema/component.js';
import { CutText } from '../../../ui/controls/CutText.js';
import { Icon } from '../../../ui/controls/Icon.js';
import { NumberText, PhoneOnly } from '../../../ui/table/cell.styles.js';
import { messages } from './ProjectComponents.messages.js';

/**
 * The columns of the list, named after the fields of the server, so that what people chose before stays.
 * @param graphOf - UUID of the project, where it has a dependency graph to lead into
 */
export function componentColumns(graphOf: string | undefined): readonly ListColumn<Component>[] {
  return [
    {
      id: 'name',
      header: messages.columnName,
      width: 196,
      grow: 3,
      canHide: false,
      cardSlot: 'title',
      cell: (component) => <ComponentName component={component} graphOf={graphOf} />,
      exported: [
        { id: 'name', header: messages.columnName, value: ({ name }) => name },
        { id: 'purl', header: messages.purl, value: ({ purl }) => purl },
      ],
    },
    {
      id: 'version',
      header: messages.columnVersion,
      width: 140,
      grow: 1,
      cardSlot: 'second',
      cell: (component) => (
        <VersionLabel component={component} latestVersion={component.repositoryMeta?.latestVersion} />
      ),
      exported: ({ version }) => version,
    },
    {
      id: 'latestVersion',
      header: messages.columnLatest,
      width: 130,
      isHiddenByDefault: true,
      cell: ({ repositoryMeta }) => <CutText text={repositoryMeta?.latestVersion} isCode />,
      exported: ({ repositoryMeta }) => repositoryMeta?.latestVersion,
    },
    {
      id: 'group',
      header: messages.columnGroup,
      width: 160,
      grow: 2,
      foldBelow: 990,
      cell: ({ group }) => <CutText text={group} />,
      exported: ({ group }) => group,
    },
    {
      id: 'isInternal',
      header: messages.columnInternal,
      width: 80,
      align: 'center',
      foldBelow: 1100,
      cell: ({ isInternal }, intl) =>
        isInternal ? <Icon name="check" label={intl.formatMessage(messages.columnInternal)} /> : null,
      exported: ({ isInternal }) => isInternal,
    },
    {
      id: 'license',
      header: messages.columnLicense,
      width: 150,
      grow: 1,
      cardSlot: 'third',
      cell: (component) => <LicenseLabel component={component} />,
      exported: licenseText,
    },
    {
      id: 'lastInheritedRiskScore',
      header: messages.columnRisk,
      headerTip: messages.columnRiskTip,
      width: 66,
      align: 'end',
      isDescendingFirst: true,
      cardSlot: 'titleEnd',
      cell: (component) => (
        <NumberText data-strong="">
          <PhoneOnly>
            <Message {...messages.columnRisk} />{' '}
          </PhoneOnly>
          <CountedNumber value={componentRisk(component)} />
        </NumberText>
      ),
      exported: componentRisk,
    },
    {
      id: 'metrics',
      header: messages.columnVulnerabilities,
      headerContent: <SeverityCountsHead />,
      width: 220,
      cardSlot: 'secondEnd',
      cell: (component) => (
        <SeverityCounts metrics={component.metrics} riskScore={componentRisk(component)} />
      ),
      exported: severityCountFields(({ metrics }) => metrics),
    },
  ];
}
