/** The view of a comparison of two versions as one value that a host can keep, for example in its URL. */
import { listCodec, wordMember, type ListCodec } from '../../../frames/list/listCodec.js';
import type { ListValue } from '../../../frames/list/listValue.js';
import type { PreferenceStore } from '../../../host/types.js';
import { SEVERITIES, type Severity } from '../../../schema/enumerations.js';

/** The view of a {@link ProjectComparison}. @public */
export interface ProjectComparisonValue {
  /** UUID of the project to compare with, mostly another version of the same one. Absent: the user is asked to choose. */
  withProject?: string;
  /** UUID of the project to compare in place of the widget's own. @defaultValue the project of the widget */
  ofProject?: string;
  /** True when the newer version is on the earlier side. @defaultValue false: the older one is */
  isSwitched?: boolean;
  /**
   * The list below the summary. @defaultValue 'components' if their list is narrowed, otherwise 'findings', or
   * 'components' without permission to view findings
   */
  part?: ComparisonPart;
  /** The view of the list of components. */
  components?: ComparedComponentsValue;
  /** The view of the list of findings. */
  findings?: ComparedFindingsValue;
  /** The view of the list of policy violations. */
  violations?: ComparedViolationsValue;
  /** The view of the list of licenses. */
  licenses?: ComparedLicensesValue;
}

/** A list of the comparison. @public */
export type ComparisonPart = 'components' | 'findings' | 'violations' | 'licenses';
/** The lists in the order of their tabs. */
export const PARTS: readonly ComparisonPart[] = ['findings', 'components', 'violations', 'licenses'];

/** The view of the compared components, by default all that are not the same on both sides. Name, group and package URL are searched. @public */
export interface ComparedComponentsValue extends ListValue<ComparedComponentsSort> {
  /** The outcome to show. `all` includes unchanged components. @defaultValue all but unchanged ones */
  outcome?: 'added' | 'removed' | 'changed' | 'unchanged' | 'all';
  /**
   * The change to show. `other`: the version is written differently, or is missing on one side. @defaultValue
   * anything
   */
  change?: ComparedComponentChange;
}

/** The change of a component. @public */
export type ComparedComponentChange = 'up' | 'down' | 'other' | 'license' | 'internal';
/** All that may have changed about a component. */
export const COMPONENT_CHANGES: readonly ComparedComponentChange[] = [
  'up',
  'down',
  'other',
  'license',
  'internal',
];

/** The fields by which compared components can be sorted. @public */
export type ComparedComponentsSort = 'name' | 'group' | 'outcome';
const COMPONENT_SORTS: readonly ComparedComponentsSort[] = ['name', 'group', 'outcome'];

/** The view of the compared findings, by default the new and fixed ones. Identifiers, aliases and names of components are searched. @public */
export interface ComparedFindingsValue extends ListValue<ComparedFindingsSort> {
  /**
   * The outcome to show. `all` includes unchanged findings. `lost` is the same as the `decision` of this name.
   * @defaultValue new and fixed ones, or any if a `decision` is set
   */
  outcome?: 'came' | 'went' | 'stayed' | 'lost' | 'all';
  /** The severity to show. @defaultValue any severity */
  severity?: Severity;
  /** The relation between the decisions of both sides, for unchanged findings. @defaultValue in any way */
  decision?: ComparedDecision;
}

/**
 * The relation between the decisions about a finding. `lost`: decided on the earlier side only. `since`: decided
 * on the later side only. @public
 */
export type ComparedDecision = 'lost' | 'same' | 'differs' | 'since' | 'none';
/** All relations between the decisions of both sides. */
export const DECISIONS: readonly ComparedDecision[] = ['lost', 'same', 'differs', 'since', 'none'];

/** The fields by which compared findings can be sorted. @public */
export type ComparedFindingsSort = 'severity' | 'vulnerability' | 'component' | 'outcome';
const FINDING_SORTS: readonly ComparedFindingsSort[] = ['severity', 'vulnerability', 'component', 'outcome'];

/** The view of the compared policy violations, by default the new and fixed ones. Names of policies and components are searched. @public */
export interface ComparedViolationsValue extends ListValue<ComparedViolationsSort> {
  /** The outcome to show. `all` includes unchanged violations. @defaultValue new and fixed ones */
  outcome?: 'came' | 'went' | 'stayed' | 'all';
}

/** The fields by which compared policy violations can be sorted. @public */
export type ComparedViolationsSort = 'state' | 'policy' | 'component' | 'outcome';
const VIOLATION_SORTS: readonly ComparedViolationsSort[] = ['state', 'policy', 'component', 'outcome'];

/** The view of the compared licenses, by default those that one side lacks. @public */
export interface ComparedLicensesValue extends ListValue<ComparedLicensesSort> {
  /** The outcome to show. `all` includes licenses that both sides have. @defaultValue new and removed ones */
  outcome?: 'came' | 'went' | 'stayed' | 'all';
}

/** The fields by which compared licenses can be sorted. @public */
export type ComparedLicensesSort = 'name' | 'before' | 'after' | 'outcome';
const LICENSE_SORTS: readonly ComparedLicensesSort[] = ['name', 'before', 'after', 'outcome'];

/** In addresses and preferences. */
export const comparedComponentsCodec = listCodec<ComparedComponentsValue>({
  name: 'ProjectComparison.Components',
  sorts: COMPONENT_SORTS,
  filters: {
    outcome: wordMember('outcome', ['added', 'removed', 'changed', 'unchanged', 'all']),
    change: wordMember('change', COMPONENT_CHANGES),
  },
});

/** In addresses and preferences. */
export const comparedFindingsCodec = listCodec<ComparedFindingsValue>({
  name: 'ProjectComparison.Findings',
  sorts: FINDING_SORTS,
  firstOrder: { id: 'severity', isDescending: true },
  filters: {
    outcome: wordMember('outcome', ['came', 'went', 'stayed', 'lost', 'all']),
    severity: wordMember('severity', SEVERITIES),
    decision: wordMember('decision', DECISIONS),
  },
});

/** In addresses and preferences. */
export const comparedViolationsCodec = listCodec<ComparedViolationsValue>({
  name: 'ProjectComparison.Violations',
  sorts: VIOLATION_SORTS,
  firstOrder: { id: 'state', isDescending: false },
  filters: { outcome: wordMember('outcome', ['came', 'went', 'stayed', 'all']) },
});

/** In addresses and preferences. */
export const comparedLicensesCodec = listCodec<ComparedLicensesValue>({
  name: 'ProjectComparison.Licenses',
  sorts: LICENSE_SORTS,
  filters: { outcome: wordMember('outcome', ['came', 'went', 'stayed', 'all']) },
});

/**
 * Reads a view from query parameters: `with`, `of`, `switched`, `part`, and the view of the list of that part.
 * Ignores values that make no sense. `remembered` fills in what an address leaves open that names no order.
 * @public
 */
export function parseProjectComparisonValue(
  query: URLSearchParams,
  remembered: ProjectComparisonValue = {},
): ProjectComparisonValue {
  const part = PARTS.find((name) => name === query.get('part')) ?? unnamedPart(query);
  const value: ProjectComparisonValue = {
    ...listsOf(remembered),
    withProject: query.get('with')?.trim() || undefined,
    ofProject: query.get('of')?.trim() || undefined,
    isSwitched: query.get('switched') === 'true' || undefined,
    part,
  };
  return part ? { ...value, [part]: CODECS[part].parse(query, remembered[part]) } : value;
}

/** Writes a view as query parameters; what is so by default is left out, but for the order. @public */
export function formatProjectComparisonValue(value: ProjectComparisonValue): URLSearchParams {
  const { withProject, ofProject, isSwitched } = value;
  const part = chosenPart(value);
  const query = new URLSearchParams();
  if (withProject) query.set('with', withProject);
  if (ofProject) query.set('of', ofProject);
  if (isSwitched) query.set('switched', 'true');
  if (!part) return query;
  query.set('part', part);
  for (const [name, text] of CODECS[part].format(value[part] ?? {})) query.set(name, text);
  return query;
}

/** The view that a user last chose, as far as it is remembered: order and size of the pages. @public */
export function rememberedProjectComparisonValue(
  preferences: Pick<PreferenceStore, 'get'>,
): ProjectComparisonValue {
  return {
    findings: comparedFindingsCodec.remembered(preferences),
    components: comparedComponentsCodec.remembered(preferences),
    violations: comparedViolationsCodec.remembered(preferences),
    licenses: comparedLicensesCodec.remembered(preferences),
  };
}

/** Returns the list that a view shows. Undefined: the first one that the user can view. */
export function chosenPart({ part, components }: ProjectComparisonValue): ComparisonPart | undefined {
  if (part) return part;
  return components && comparedComponentsCodec.isFiltered(components) ? 'components' : undefined;
}

/** Addresses of earlier versions name no part for a list of components, and always its order. */
function unnamedPart(query: URLSearchParams): ComparisonPart | undefined {
  return ['sort', 'outcome', 'change', 'searchText'].some((name) => query.has(name))
    ? 'components'
    : undefined;
}

function listsOf({ findings, components, violations, licenses }: ProjectComparisonValue) {
  return { findings, components, violations, licenses };
}

/** Returns a view of the findings with lost decisions as a decision, which earlier versions listed as an outcome. */
export function findingsView(value: ComparedFindingsValue = {}): ComparedFindingsValue {
  return value.outcome === 'lost' ? { ...value, outcome: undefined, decision: 'lost' } : value;
}

/** Each reads and writes the view of its own list only. */
const CODECS = {
  findings: comparedFindingsCodec,
  components: comparedComponentsCodec,
  violations: comparedViolationsCodec,
  licenses: comparedLicensesCodec,
} as unknown as Record<ComparisonPart, ListCodec<ListValue>>;
