/** The view of a list of policy violations as one value that a host can keep, for example in its URL. */
import { flagMember, listCodec } from '../../../frames/list/listCodec.js';
import type { ListValue } from '../../../frames/list/listValue.js';
import { violationFilterMembers } from '../../../entities/violation/list/violationFilters.js';

/**
 * The view of a {@link ProjectViolations}, by default the newest first. The search covers the names of
 * policies and components. @public
 */
export interface ProjectViolationsValue extends ListValue<ProjectViolationsSort> {
  /** Only violations of policies with these states. */
  state?: readonly ('FAIL' | 'WARN' | 'INFO')[];
  /** Only violations about these. */
  type?: readonly ('SECURITY' | 'LICENSE' | 'OPERATIONAL')[];
  /** Only violations with one of these decisions. `NOT_SET` includes violations without a decision. */
  analysisState?: readonly ('NOT_SET' | 'APPROVED' | 'REJECTED')[];
  /** Days between which they were first noticed, both included: `2026-01-01..2026-03-31`, `2026-01-01..`, `..2026-03-31`. */
  occurredOn?: string;
  /** True when suppressed violations are listed too. @defaultValue false */
  showsSuppressed?: boolean;
}

/** The fields by which a server can sort violations. @public */
export type ProjectViolationsSort = (typeof PROJECT_VIOLATIONS_SORTS)[number];
/** All sortings of a list of violations. @public */
export const PROJECT_VIOLATIONS_SORTS = [
  'timestamp',
  'policyCondition.policy.violationState',
  'type',
  'policyCondition.policy.name',
  'component.name',
] as const;

/** In addresses and preferences. */
export const projectViolationsCodec = listCodec<ProjectViolationsValue>({
  name: 'ProjectPolicyViolations',
  sorts: PROJECT_VIOLATIONS_SORTS,
  firstOrder: { id: 'timestamp', isDescending: true },
  filters: violationFilterMembers,
  choices: {
    showsSuppressed: {
      ...flagMember('suppressed'),
      preference: {
        name: 'ProjectPolicyViolationsShowSuppressedViolations',
        read: (text) => text === 'true' || undefined,
        write: (shows) => String(shows === true),
      },
    },
  },
});

/**
 * Reads a view from query parameters: `searchText`, `violationState`, `riskType`, `analysisState`, `occurredOn`, `suppressed`, `page`, `size`,
 * `sort` and `order`. What makes no sense is left out. `remembered` fills in what an address leaves open that names no order, as links from elsewhere.
 * @public
 */
export const parseProjectViolationsValue = projectViolationsCodec.parse;

/** Writes a view as query parameters; what is so by default is left out, but for the order. @public */
export const formatProjectViolationsValue = projectViolationsCodec.format;

/** The view that a user last chose, as far as it is remembered: suppressed ones, order and size of the pages. @public */
export const rememberedProjectViolationsValue = projectViolationsCodec.remembered;
