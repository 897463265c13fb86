import type { IntlShape } from 'react-intl';
import type { ComponentComparison, ComponentOutcome } from '../../../domain/comparison/compareComponents.js';
import type { SeverityNumbers } from '../../../domain/comparison/countSeverities.js';
import { licenseText } from '../../../domain/licenseText.js';
import type { ListColumn } from '../../../frames/list/ListDefinition.js';
import { ComponentLink } from '../../../entities/component/ComponentLink.js';
import {
  severityCountFields,
  SeverityCounts,
  SeverityCountsHead,
} from '../../../entities/vulnerability/index.js';
import { LicenseLabel } from '../../../entities/license/index.js';
import type { Tone } from '../../../theme/index.js';
import { Badge } from '../../../ui/controls/Badge.js';
import { CutText } from '../../../ui/controls/CutText.js';
import { Icon } from '../../../ui/controls/Icon.js';
import { Dash, PhoneOnly, SecondLine, TwoLines } from '../../../ui/table/cell.styles.js';
import { VisuallyHidden } from '../../../ui/controls/VisuallyHidden.js';
import { componentMessages as messages } from './ComparedComponents.messages.js';
import { COMPONENT_CHANGES, type ComparedComponentChange } from './projectComparisonValue.js';
import { Code, Facts, Step } from './comparison.styles.js';

/** The names of both sides, in the language of the page. */
export interface SideNames {
  readonly before: string;
  readonly after: string;
}

/** Returns the changes of a component, in the words that filter the list. */
export function changesOf(row: ComponentComparison): ComparedComponentChange[] {
  const { versionStep, isLicenseChanged, isInternalChanged } = row;
  return COMPONENT_CHANGES.filter(
    (change) =>
      change === versionStep ||
      (change === 'license' && isLicenseChanged) ||
      (change === 'internal' && isInternalChanged),
  );
}

/**
 * The columns of the compared components.
 * @param counted - the findings of each component by severity; false without permission to view them
 */
export function componentColumns(
  intl: IntlShape,
  names: SideNames,
  counted: { severities: ReadonlyMap<string, SeverityNumbers> | undefined } | false,
): readonly ListColumn<ComponentComparison>[] {
  const sideColumn = (side: 'before' | 'after'): ListColumn<ComponentComparison> => ({
    id: side,
    header: intl.formatMessage(messages.inVersion, { version: names[side] }),
    width: 110,
    grow: 1,
    cardSlot: side === 'before' ? 'second' : 'secondEnd',
    cell: (row) => <VersionCell row={row} side={side} intl={intl} />,
    exported: [
      {
        id: side,
        header: intl.formatMessage(messages.inVersion, { version: names[side] }),
        value: (row) => row[side]?.version,
      },
      {
        id: `${side}License`,
        header: intl.formatMessage(messages.licenseIn, { version: names[side] }),
        value: (row) => row[side] && licenseText(row[side]),
      },
      {
        id: `${side}Purl`,
        header: intl.formatMessage(messages.purlIn, { version: names[side] }),
        value: (row) => row[side]?.purl,
      },
    ],
  });
  return [
    {
      id: 'outcome',
      header: messages.outcome,
      width: 104,
      cardSlot: 'titleEnd',
      cell: ({ outcome }) => <OutcomeBadge outcome={outcome} label={intl.formatMessage(messages[outcome])} />,
      sortValue: ({ outcome }) => ORDER[outcome],
      exported: ({ outcome }, words) => words.formatMessage(messages[outcome]),
    },
    {
      id: 'name',
      header: messages.name,
      width: 170,
      grow: 2,
      canHide: false,
      cardSlot: 'title',
      cell: ({ component }) => (
        <TwoLines>
          <ComponentLink component={component} />
          <PhoneOnly data-line="">
            <SecondLine>
              <bdi>{component.group}</bdi>
            </SecondLine>
          </PhoneOnly>
        </TwoLines>
      ),
      sortValue: ({ component }) => [component.name, component.group, component.version],
      exported: ({ component }) => component.name,
    },
    {
      id: 'group',
      header: messages.group,
      width: 160,
      grow: 1,
      foldBelow: 1240,
      cell: ({ component }) => <CutText text={component.group} />,
      sortValue: ({ component }) => [component.group, component.name],
      exported: ({ component }) => component.group,
    },
    sideColumn('before'),
    sideColumn('after'),
    {
      id: 'license',
      header: messages.license,
      width: 130,
      grow: 1,
      foldBelow: 800,
      cardSlot: 'third',
      cell: (row) => <LicenseCell row={row} intl={intl} />,
    },
    {
      id: 'change',
      header: messages.change,
      width: 150,
      grow: 1,
      cell: (row) => <Changes row={row} intl={intl} />,
      exported: (row, words) => changesOf(row).map((change) => changeText(words, change)),
    },
    ...(counted ? [severitiesColumn(counted.severities)] : []),
  ];
}

/** Returns the text of a change. */
export function changeText(intl: IntlShape, change: ComparedComponentChange): string {
  return intl.formatMessage(messages[change]);
}

function OutcomeBadge({ outcome, label }: { outcome: ComponentOutcome; label: string }) {
  return <Badge tone={TONES[outcome]}>{label}</Badge>;
}

function VersionCell(props: { row: ComponentComparison; side: 'before' | 'after'; intl: IntlShape }) {
  const { row, side, intl } = props;
  const component = row[side];
  if (!component) return <Dash />;
  const version = <CutText text={component.version} isCode />;
  if (side === 'before' || row.versionStep !== 'down') return version;
  return (
    <Facts>
      {version}
      <PhoneOnly>
        <OlderBadge intl={intl} />
      </PhoneOnly>
    </Facts>
  );
}

function OlderBadge({ intl }: { intl: IntlShape }) {
  return (
    <Badge tone="warning" icon="arrow-down">
      {intl.formatMessage(messages.older)}
    </Badge>
  );
}

function LicenseCell({ row, intl }: { row: ComponentComparison; intl: IntlShape }) {
  const { before, after, component, isLicenseChanged } = row;
  if (!before || !after || !isLicenseChanged) return <LicenseLabel component={component} />;
  return (
    <Step>
      <Code>{licenseText(before) ?? '–'}</Code>
      <Icon name="arrow-right" size={12} />
      <VisuallyHidden>{intl.formatMessage(messages.becomes)}</VisuallyHidden>
      <Code>{licenseText(after) ?? '–'}</Code>
    </Step>
  );
}

/** What differs besides the license, which has its own column. */
function Changes({ row, intl }: { row: ComponentComparison; intl: IntlShape }) {
  const { versionStep, isInternalChanged, after } = row;
  return (
    <Facts>
      {versionStep === 'down' ? (
        <OlderBadge intl={intl} />
      ) : (
        versionStep && (
          <Badge icon={versionStep === 'up' ? 'arrow-up' : undefined}>
            {intl.formatMessage(messages[versionStep])}
          </Badge>
        )
      )}
      {isInternalChanged && (
        <Badge>
          {intl.formatMessage(after?.isInternal ? messages.becameInternal : messages.becameExternal)}
        </Badge>
      )}
    </Facts>
  );
}

function severitiesColumn(
  severities: ReadonlyMap<string, SeverityNumbers> | undefined,
): ListColumn<ComponentComparison> {
  const countsOf = ({ component }: ComponentComparison) =>
    severities && (severities.get(component.uuid) ?? NONE);
  return {
    id: 'vulnerabilities',
    header: messages.vulnerabilities,
    headerContent: <SeverityCountsHead />,
    width: 220,
    minWidth: 220,
    foldBelow: 1030,
    cardSlot: 'thirdEnd',
    cell: (row) => {
      const counts = countsOf(row);
      return counts ? <SeverityCounts metrics={counts} /> : <Dash />;
    },
    exported: severityCountFields(countsOf),
  };
}

const NONE: SeverityNumbers = { critical: 0, high: 0, medium: 0, low: 0, unassigned: 0 };

const TONES: Record<ComponentOutcome, Tone> = {
  added: 'success',
  removed: 'danger',
  changed: 'accent',
  unchanged: 'neutral',
};

/** Sorts by outcome, most important first. */
const ORDER: Record<ComponentOutcome, number> = { added: 0, changed: 1, removed: 2, unchanged: 3 };
