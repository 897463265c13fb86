/** The view of a comparison of two versions as one value that a host can keep, for example in its URL. */
import { listCodec, wordMember } from '../../../frames/list/listCodec.js';
import type { ListValue } from '../../../frames/list/listValue.js';
import type { PreferenceStore } from '../../../host/types.js';
import { SEVERITIES, type Severity } from '../../../schema/enumerations.js';

/** The view of a {@link ProjectComparison}. @public */
export interface ProjectComparisonValue {
  /** UUID of the project to compare with, mostly another version of the same one. Absent: the user is asked to choose. */
  withProject?: string;
  /** True when the newer version is on the earlier side. @defaultValue false: the older one is */
  isSwitched?: boolean;
  /** The part that is compared. @defaultValue 'components' */
  part?: ComparisonPart;
  /** The view of the list of components. */
  components?: ComparedComponentsValue;
  /** The view of the list of findings. */
  findings?: ComparedFindingsValue;
}

/** The part that is compared. @public */
export type ComparisonPart = 'components' | 'findings';

/** The view of the compared components, by default all that are not the same on both sides. Name, group and package URL are searched. @public */
export interface ComparedComponentsValue extends ListValue<ComparedComponentsSort> {
  /** The outcome to show. `all` includes unchanged components. @defaultValue all but unchanged ones */
  outcome?: 'added' | 'removed' | 'changed' | 'all';
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

/** The view of the compared findings, by default all of them. Identifiers, aliases and names of components are searched. @public */
export interface ComparedFindingsValue extends ListValue<ComparedFindingsSort> {
  /** The outcome to show. `lost`: the decision was not carried over. @defaultValue anything */
  outcome?: 'came' | 'went' | 'stayed' | 'lost';
  /** The severity to show. @defaultValue any severity */
  severity?: Severity;
  /**
   * The relation between the decisions of both sides, for the findings that stayed. @defaultValue in any way
   */
  decision?: ComparedDecision;
}

/** The relation between the decisions about a finding. `since`: decided on the later side only. @public */
export type ComparedDecision = 'same' | 'differs' | 'since' | 'none';
/** All relations between the decisions of both sides, except for decisions that were not carried over. */
export const DECISIONS: readonly ComparedDecision[] = ['same', 'differs', 'since', 'none'];

/** The fields by which compared findings can be sorted. @public */
export type ComparedFindingsSort = 'severity' | 'vulnerability' | 'component' | 'outcome';
const FINDING_SORTS: readonly ComparedFindingsSort[] = ['severity', 'vulnerability', 'component', 'outcome'];

/** In addresses and preferences. */
export const comparedComponentsCodec = listCodec<ComparedComponentsValue>({
  name: 'ProjectComparison.Components',
  sorts: COMPONENT_SORTS,
  filters: {
    outcome: wordMember('outcome', ['added', 'removed', 'changed', 'all']),
    change: wordMember('change', COMPONENT_CHANGES),
  },
});

/** In addresses and preferences. */
export const comparedFindingsCodec = listCodec<ComparedFindingsValue>({
  name: 'ProjectComparison.Findings',
  sorts: FINDING_SORTS,
  firstOrder: { id: 'severity', isDescending: true },
  filters: {
    outcome: wordMember('outcome', ['came', 'went', 'stayed', 'lost']),
    severity: wordMember('severity', SEVERITIES),
    decision: wordMember('decision', DECISIONS),
  },
});

/**
 * Reads a view from query parameters: `with`, `switched`, `part`, and the view of the list of that part. What makes no sense is left
 * out. `remembered` fills in what an address leaves open that names no order.
 * @public
 */
export function parseProjectComparisonValue(
  query: URLSearchParams,
  remembered: ProjectComparisonValue = {},
): ProjectComparisonValue {
  const part = query.get('part') === 'findings' ? 'findings' : undefined;
  const lists = part
    ? {
        components: remembered.components,
        findings: comparedFindingsCodec.parse(query, remembered.findings),
      }
    : {
        components: comparedComponentsCodec.parse(query, remembered.components),
        findings: remembered.findings,
      };
  return {
    withProject: query.get('with')?.trim() || undefined,
    isSwitched: query.get('switched') === 'true' || undefined,
    part,
    ...lists,
  };
}

/** Writes a view as query parameters; what is so by default is left out, but for the order. @public */
export function formatProjectComparisonValue(value: ProjectComparisonValue): URLSearchParams {
  const { withProject, isSwitched, part, components = {}, findings = {} } = value;
  const query = new URLSearchParams();
  if (withProject) query.set('with', withProject);
  if (isSwitched) query.set('switched', 'true');
  if (part === 'findings') query.set('part', part);
  const list =
    part === 'findings' ? comparedFindingsCodec.format(findings) : comparedComponentsCodec.format(components);
  for (const [name, text] of list) query.set(name, text);
  return query;
}

/** The view that a user last chose, as far as it is remembered: order and size of the pages. @public */
export function rememberedProjectComparisonValue(
  preferences: Pick<PreferenceStore, 'get'>,
): ProjectComparisonValue {
  return {
    components: comparedComponentsCodec.remembered(preferences),
    findings: comparedFindingsCodec.remembered(preferences),
  };
}
