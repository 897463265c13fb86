import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Resource } from '../../../data/useResource.js';
import { useHost } from '../../../host/KitProvider.js';
import { useIntl } from '../../../i18n/index.js';
import { projectText } from '../../../entities/project/ProjectLink.js';
import type { FindingAuditedEvent } from '../../../entities/finding/audit/useAuditFinding.js';
import type { Project } from '../../../schema/project.js';
import { theme } from '../../../theme/index.js';
import { TabPanel, Tabs } from '../../../ui/controls/Tabs.js';
import { deferred } from '../../../ui/later/deferred.js';
import { focusRing } from '../../../ui/layout/mixins.js';
import { LoadingRows } from '../../../ui/layout/states.js';
import { comparisonCounts, type ComparisonCounts } from './comparisonCounts.js';
import type { SideNames } from './componentColumns.js';
import { ComparisonSummary, type SummaryTarget } from './ComparisonSummary.js';
import { messages } from './ProjectComparison.messages.js';
import {
  chosenPart,
  findingsView,
  PARTS,
  type ComparisonPart,
  type ProjectComparisonValue,
} from './projectComparisonValue.js';
import { useComparison, type Comparison } from './useComparison.js';
import type { ChangeComparison } from './useComparisonValue.js';

/** Props of {@link Compared}. */
export interface ComparedProps {
  before: Project;
  after: Project;
  value: ProjectComparisonValue;
  change: ChangeComparison;
  createWorker: (() => Worker) | undefined;
  onFindingAudited: ((event: FindingAuditedEvent) => void) | undefined;
  /** Called with the totals of both sides as they become known. */
  onTotals: (totals: SidesTotals) => void;
}

/** The totals of both sides, and of which two projects. */
export type SidesTotals = ComparisonCounts['totals'] & { readonly of: string };

/** Two projects compared: the summary, the decisions that did not carry over, and the lists. */
export function Compared(props: ComparedProps) {
  const { before, after, value, change, createWorker, onFindingAudited, onTotals } = props;
  const { can } = useHost();
  const comparison = useComparison({ before: before.uuid, after: after.uuid }, createWorker);
  const names: SideNames = { before: useSideName(before, after), after: useSideName(after, before) };
  const [maySeeFindings, maySeeViolations] = [can('VIEW_VULNERABILITY'), can('VIEW_POLICY_VIOLATION')];
  const components = rowsOf(comparison.components);
  const findings = rowsOf(comparison.findings);
  const violations = rowsOf(comparison.violations);
  const licenses = rowsOf(comparison.licenses);
  const counts = useMemo(() => {
    const may = { findings: maySeeFindings, violations: maySeeViolations };
    return comparisonCounts({ components, findings, violations, licenses }, may);
  }, [components, findings, violations, licenses, maySeeFindings, maySeeViolations]);
  const { totals } = counts;
  const of = `${before.uuid} ${after.uuid}`;
  useEffect(() => onTotals({ ...totals, of }), [totals, of, onTotals]);
  const part: ComparisonPart = chosenPart(value) ?? (maySeeFindings ? 'findings' : 'components');
  const decisions = useRef<HTMLDivElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (shown > 0) tabs.current?.querySelector<HTMLElement>('[role=tab][data-open]')?.focus();
  }, [shown]);
  const show = (target: SummaryTarget) => {
    if (target === 'decisions') {
      decisions.current?.focus();
      return;
    }
    change(
      target === 'components'
        ? { part: 'components', components: unfiltered(value.components) }
        : { part: 'findings', findings: { ...unfiltered(value.findings), outcome: target } },
    );
    setShown(shown + 1);
  };
  return (
    <>
      <ComparisonSummary
        comparison={comparison}
        counts={counts}
        before={before}
        after={after}
        names={names}
        onShow={show}
      />
      {findings && counts.findings!.decided > 0 && (
        <Decisions ref={decisions} tabIndex={-1}>
          <LostDecisions
            findings={findings}
            decided={counts.findings!.decided}
            before={before}
            after={after}
            names={names}
            onFindingAudited={onFindingAudited}
          />
        </Decisions>
      )}
      <Below ref={tabs}>
        <Lists
          part={part}
          comparison={comparison}
          counts={counts}
          names={names}
          value={value}
          change={change}
        />
      </Below>
    </>
  );
}

/** The order and the size of the pages of a view, without what narrows its list. */
function unfiltered<View extends { sortBy?: unknown; sortOrder?: unknown; pageSize?: unknown }>(
  view: View | undefined,
): Pick<View, 'sortBy' | 'sortOrder' | 'pageSize'> {
  const { sortBy, sortOrder, pageSize } = view ?? ({} as View);
  return { sortBy, sortOrder, pageSize };
}

function rowsOf<Row>(resource: Resource<readonly Row[]>): readonly Row[] | undefined {
  return resource.status === 'ready' ? resource.data : undefined;
}

interface ListsProps extends Pick<ComparedProps, 'value' | 'change'> {
  part: ComparisonPart;
  comparison: Comparison;
  counts: ComparisonCounts;
  names: SideNames;
}

/** The four lists in tabs, each with the number of its differences. */
function Lists({ part, comparison, counts, names, value, change }: ListsProps) {
  const intl = useIntl();
  const prefix = useId();
  return (
    <>
      <Tabs
        label={intl.formatMessage(messages.parts)}
        idPrefix={prefix}
        value={part}
        onValueChange={(id) => change({ part: id as ComparisonPart })}
        items={PARTS.map((id) => {
          const count = counts.differing[id];
          return {
            id,
            label: intl.formatMessage(messages[id]),
            count,
            countText: count === undefined ? undefined : intl.formatMessage(DIFFER[id], { count }),
          };
        })}
      />
      <TabPanel idPrefix={prefix} id={part}>
        {part === 'findings' ? (
          <ComparedFindings
            fallback={<LoadingRows rows={10} />}
            comparison={comparison}
            names={names}
            value={findingsView(value.findings)}
            onValueChange={(next, { isStep }) => change({ part, findings: next }, isStep)}
          />
        ) : part === 'components' ? (
          <ComparedComponents
            fallback={<LoadingRows rows={10} />}
            components={comparison.components}
            findings={rowsOf(comparison.findings)}
            progress={comparison.componentsProgress}
            names={names}
            value={value.components ?? {}}
            onValueChange={(next, { isStep }) => change({ part, components: next }, isStep)}
          />
        ) : part === 'violations' ? (
          <ComparedViolations
            fallback={<LoadingRows rows={10} />}
            violations={comparison.violations}
            value={value.violations ?? {}}
            onValueChange={(next, { isStep }) => change({ part, violations: next }, isStep)}
          />
        ) : (
          <ComparedLicenses
            fallback={<LoadingRows rows={10} />}
            licenses={comparison.licenses}
            names={names}
            value={value.licenses ?? {}}
            onValueChange={(next, { isStep }) => change({ part, licenses: next }, isStep)}
          />
        )}
      </TabPanel>
    </>
  );
}

/** The version where both have the same name, else name and version. */
function useSideName(project: Project, other: Project): string {
  const intl = useIntl();
  if (project.name !== other.name) return projectText(project);
  return project.version ?? intl.formatMessage(messages.noVersion);
}

/** The tabs and their list. */
const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.lg};
`;

/** Takes the focus from the summary. */
const Decisions = styled.div`
  border-radius: ${theme.radius.lg};
  ${focusRing}
`;

const DIFFER = {
  findings: messages.findingsDiffer,
  components: messages.componentsDiffer,
  violations: messages.violationsDiffer,
  licenses: messages.licensesDiffer,
};

// The summary is there first.
const LostDecisions = deferred(() => import('./LostDecisions.js').then((module) => module.LostDecisions));
const ComparedFindings = deferred(() =>
  import('./ComparedFindings.js').then((module) => module.ComparedFindings),
);
const ComparedComponents = deferred(() =>
  import('./ComparedComponents.js').then((module) => module.ComparedComponents),
);
const ComparedViolations = deferred(() =>
  import('./ComparedViolations.js').then((module) => module.ComparedViolations),
);
const ComparedLicenses = deferred(() =>
  import('./ComparedLicenses.js').then((module) => module.ComparedLicenses),
);
