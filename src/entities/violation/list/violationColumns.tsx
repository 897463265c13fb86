import { useIntl } from '../../../i18n/index.js';
import type { ListColumn } from '../../../frames/list/ListDefinition.js';
import { AnalysisLabel } from '../../decision/index.js';
import { ComponentGraphLink, ComponentLink } from '../../component/index.js';
import { conditionText } from '../../policy/index.js';
import { dateText } from '../../../frames/facts/dateText.js';
import { ProjectLink } from '../../project/index.js';
import { ViolationStateMark } from '../ViolationStateMark.js';
import { violationStateText, violationTypeText } from '../violationText.js';
import { analysisStateText } from '../../vocabulary/index.js';
import { licenseText } from '../../../domain/licenseText.js';
import type { PolicyViolation } from '../../../schema/violation.js';
import { CutText } from '../../../ui/controls/CutText.js';
import { Badge } from '../../../ui/controls/Badge.js';
import { Beside, Dash, TextLine, NumberText, SecondLine, TwoLines } from '../../../ui/table/cell.styles.js';
import { messages } from './violationList.messages.js';

/**
 * The columns of the list, named after the fields of the server, so that what people chose before stays.
 * @param projectId - whose dependency graph a component leads into; undefined: they are of several projects, each with its own
 */
export function violationColumns(projectId?: string): readonly ListColumn<PolicyViolation>[] {
  const graphOf = (project: PolicyViolation['project']) => projectId ?? project?.uuid;
  return [
    STATE_COLUMN,
    {
      id: 'type',
      header: messages.columnType,
      width: 96,
      foldBelow: 950,
      cell: ({ type }, intl) => (type ? violationTypeText(intl, type) : <Dash />),
      exported: ({ type }, intl) => type && violationTypeText(intl, type),
    },
    {
      id: 'policyCondition.policy.name',
      header: messages.columnPolicy,
      width: 240,
      grow: 3,
      canHide: false,
      cardSlot: 'title',
      cell: (violation) => <PolicyCell violation={violation} />,
      exported: [
        {
          id: 'policy',
          header: messages.columnPolicy,
          value: ({ policyCondition }) => policyCondition?.policy?.name,
        },
        {
          id: 'condition',
          header: messages.condition,
          value: ({ policyCondition, component }, intl) =>
            policyCondition && conditionText(intl, policyCondition, component?.resolvedLicense),
        },
      ],
    },
    {
      id: 'component.name',
      header: messages.columnComponent,
      width: 190,
      grow: 2,
      cardSlot: 'second',
      cell: ({ component, project }) =>
        component ? (
          <Beside>
            <TwoLines>
              <ComponentLink component={component} />
              <SecondLine>
                <bdi dir="ltr">{component.version}</bdi>
              </SecondLine>
            </TwoLines>
            {graphOf(project) !== undefined && (
              <ComponentGraphLink projectId={graphOf(project)!} component={component} />
            )}
          </Beside>
        ) : (
          <Dash />
        ),
      exported: [
        { id: 'component', header: messages.columnComponent, value: ({ component }) => component?.name },
        { id: 'version', header: messages.version, value: ({ component }) => component?.version },
        { id: 'group', header: messages.group, value: ({ component }) => component?.group },
        { id: 'purl', header: messages.purl, value: ({ component }) => component?.purl },
      ],
    },
    {
      id: 'license',
      header: messages.columnLicense,
      width: 120,
      foldBelow: 1180,
      grow: 1,
      cell: ({ component }) => <CutText text={component && licenseText(component)} />,
      exported: ({ component }) => component && licenseText(component),
    },
    ...(projectId === undefined ? [PROJECT_COLUMN] : []),
    {
      id: 'timestamp',
      header: messages.columnOccurred,
      width: 124,
      minWidth: 112,
      foldBelow: 1070,
      isDescendingFirst: true,
      cardSlot: 'third',
      cell: ({ timestamp }, intl) =>
        timestamp === undefined ? <Dash /> : <NumberText>{dateText(intl, timestamp)}</NumberText>,
      exported: ({ timestamp }) => (timestamp === undefined ? undefined : new Date(timestamp)),
    },
    {
      id: 'analysis.analysisState',
      header: messages.columnAnalysis,
      width: 130,
      cardSlot: 'thirdEnd',
      cell: ({ analysis }, intl) => (
        <TwoLines>
          <AnalysisLabel state={analysis?.analysisState} />
          {analysis?.isSuppressed && (
            <span>
              <Badge icon="eye-off">{intl.formatMessage(messages.suppressed)}</Badge>
            </span>
          )}
        </TwoLines>
      ),
      exported: [
        {
          id: 'analysis',
          header: messages.columnAnalysis,
          value: ({ analysis }, intl) => analysisStateText(intl, analysis?.analysisState),
        },
        {
          id: 'isSuppressed',
          header: messages.columnSuppressed,
          value: ({ analysis }) => analysis?.isSuppressed === true,
        },
      ],
    },
  ];
}

const STATE_COLUMN: ListColumn<PolicyViolation> = {
  id: 'policyCondition.policy.violationState',
  header: messages.columnState,
  width: 98,
  minWidth: 84,
  cardSlot: 'titleEnd',
  cell: ({ policyCondition }) =>
    policyCondition?.policy?.violationState ? (
      <ViolationStateMark state={policyCondition.policy.violationState} />
    ) : (
      <Dash />
    ),
  exported: ({ policyCondition }, intl) =>
    policyCondition?.policy?.violationState &&
    violationStateText(intl, policyCondition.policy.violationState),
};

const PROJECT_COLUMN: ListColumn<PolicyViolation> = {
  id: 'project.name',
  header: messages.columnProject,
  width: 150,
  foldBelow: 860,
  grow: 1,
  cardSlot: 'secondEnd',
  cell: ({ project }) =>
    project ? (
      <TwoLines>
        <ProjectLink project={project} tab="policyViolations" variant="entity" />
        <SecondLine>
          <bdi dir="ltr">{project.version}</bdi>
        </SecondLine>
      </TwoLines>
    ) : (
      <Dash />
    ),
  exported: [
    { id: 'project', header: messages.columnProject, value: ({ project }) => project?.name },
    { id: 'projectVersion', header: messages.columnProjectVersion, value: ({ project }) => project?.version },
  ],
};

/** The policy, and what its condition says. */
function PolicyCell({ violation: { policyCondition, component } }: { violation: PolicyViolation }) {
  const intl = useIntl();
  const name = policyCondition?.policy?.name;
  const condition = policyCondition && conditionText(intl, policyCondition, component?.resolvedLicense);
  return (
    <TwoLines>
      <TextLine title={name}>{name ? <bdi>{name}</bdi> : <Dash />}</TextLine>
      <SecondLine title={condition}>
        <bdi>{condition}</bdi>
      </SecondLine>
    </TwoLines>
  );
}
