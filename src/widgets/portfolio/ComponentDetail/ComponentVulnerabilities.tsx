import { useMemo } from 'react';
import * as analyses from '../../../data/resources/analyses.js';
import * as components from '../../../data/resources/components.js';
import { useResource } from '../../../data/useResource.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message } from '../../../i18n/index.js';
import { dateColumn } from '../../../frames/list/columns.js';
import type { ListColumn, ListDefinition } from '../../../frames/list/ListDefinition.js';
import { flagMember, listCodec } from '../../../frames/list/listCodec.js';
import { listSwitch } from '../../../frames/list/listSwitch.js';
import type { ListValue } from '../../../frames/list/listValue.js';
import { ListView } from '../../../frames/list/ListView.js';
import { useList } from '../../../frames/list/useList.js';
import { SafeVersionOfComponent } from '../../../entities/component/safeVersion/SafeVersionOfComponent.js';
import { VULNERABILITY_COLUMN } from '../../../entities/vulnerability/vulnerabilityColumns.js';
import { AnalysisLabel } from '../../../entities/decision/AnalysisLabel.js';
import { EpssValue } from '../../../entities/score/EpssValue.js';
import { scoreText } from '../../../entities/score/scoreText.js';
import { useTargetLink } from '../../../frames/facts/useTargetLink.js';
import type { Component } from '../../../schema/component.js';
import type { Vulnerability } from '../../../schema/vulnerability.js';
import { Badge } from '../../../ui/controls/Badge.js';
import { Link } from '../../../ui/controls/Link.js';
import { Beside, Dash, NumberText } from '../../../ui/table/cell.styles.js';
import { messages } from './ComponentDetail.messages.js';

const SORTS = ['vulnId', 'published', 'cvssV3BaseScore', 'epssScore'] as const;

interface VulnerabilitiesValue extends ListValue<(typeof SORTS)[number]> {
  suppressed?: boolean;
}

const LIST: Omit<ListDefinition<Vulnerability, VulnerabilitiesValue>, 'columns'> = {
  value: listCodec<VulnerabilitiesValue>({
    name: 'ComponentVulnerabilities',
    sorts: SORTS,
    firstOrder: { id: 'published', isDescending: true },
    choices: { suppressed: flagMember('suppressed') },
  }),
  row: { getId: ({ uuid }) => uuid, getName: ({ vulnId }) => vulnId },
  permission: 'VIEW_PORTFOLIO',
  search: { label: messages.searchVulnerabilities, hint: messages.searchVulnerabilitiesHint },
  filters: [
    listSwitch({ key: 'suppressed', label: messages.showSuppressed, tip: messages.showSuppressedTip }),
  ],
  fileName: 'component-vulnerabilities',
  icon: 'bug',
  words: {
    label: messages.vulnerabilities,
    total: messages.vulnerabilityTotal,
    none: messages.noVulnerabilities,
    noneAdvice: messages.noVulnerabilitiesAdvice,
    failed: messages.vulnerabilitiesFailed,
  },
};

/** The vulnerabilities of a component, with what was decided about each. */
export function ComponentVulnerabilities({ component }: { component: Component }) {
  const { can } = useHost();
  const { uuid, project } = component;
  // Not all users have permission to see decisions.
  const projectId = can('VIEW_VULNERABILITY') ? project?.uuid : undefined;
  const columns = useMemo(() => columnsFor(uuid, projectId), [uuid, projectId]);
  const list = useList(
    { ...LIST, columns },
    {
      page: (request, { suppressed = false }) =>
        components.vulnerabilityPage(uuid, { showSuppressed: suppressed }, request),
      reloads: [
        components.vulnerabilitiesOf(uuid),
        ...(projectId === undefined ? [] : [analyses.of(projectId)]),
      ],
    },
  );
  const { version, purl: packageUrl, cpe, repositoryMeta } = component;
  const subject = useMemo(
    () => ({ uuid, version, purl: packageUrl, cpe, latestVersion: repositoryMeta?.latestVersion }),
    [uuid, version, packageUrl, cpe, repositoryMeta],
  );
  return (
    <>
      <SafeVersionOfComponent component={subject} />
      <ListView list={list} />
    </>
  );
}

function columnsFor(
  componentId: string,
  projectId: string | undefined,
): readonly ListColumn<Vulnerability>[] {
  const decision: ListColumn<Vulnerability> = {
    id: 'analysis',
    header: messages.columnAnalysis,
    width: 170,
    cardSlot: 'third',
    cell: ({ uuid }) => <Decision projectId={projectId!} componentId={componentId} vulnerabilityId={uuid} />,
  };
  return projectId === undefined ? COLUMNS : [...COLUMNS, decision];
}

const COLUMNS: readonly ListColumn<Vulnerability>[] = [
  VULNERABILITY_COLUMN.id,
  VULNERABILITY_COLUMN.title,
  VULNERABILITY_COLUMN.severity,
  { ...VULNERABILITY_COLUMN.cwes, foldBelow: 1000 },
  {
    id: 'cvssV3BaseScore',
    header: messages.columnCvss,
    width: 74,
    align: 'end',
    isDescendingFirst: true,
    foldBelow: 820,
    cell: ({ cvssV3BaseScore: score }, intl) =>
      score === undefined ? <Dash /> : <NumberText>{scoreText(intl, score)}</NumberText>,
    exported: ({ cvssV3BaseScore }) => cvssV3BaseScore,
  },
  {
    id: 'epssScore',
    header: messages.columnEpss,
    width: 110,
    align: 'end',
    isDescendingFirst: true,
    foldBelow: 820,
    cell: ({ epssScore }) => <EpssValue score={epssScore} />,
    exported: ({ epssScore }) => epssScore,
  },
  dateColumn({
    id: 'published',
    header: messages.columnPublished,
    foldBelow: 920,
    cardSlot: 'thirdEnd',
    dateOf: ({ published }) => published,
  }),
];

/** The audit decision about a vulnerability of the component, with a link to where it can be changed. */
function Decision(props: { projectId: string; componentId: string; vulnerabilityId: string }) {
  const { projectId, componentId, vulnerabilityId } = props;
  const decision = useResource(
    analyses.one({ project: projectId, component: componentId, vulnerability: vulnerabilityId }),
  );
  const link = useTargetLink({ to: 'finding', projectId, componentId, vulnerabilityId });
  if (decision.status !== 'ready') return <Dash />;
  const { analysis } = decision.data;
  const words = (
    <Beside>
      <AnalysisLabel state={analysis?.analysisState} />
      {analysis?.isSuppressed && (
        <Badge>
          <Message {...messages.suppressed} />
        </Badge>
      )}
    </Beside>
  );
  return link ? (
    <Link {...link} variant="quiet">
      {words}
    </Link>
  ) : (
    words
  );
}
