import {
  countFindings,
  FINDING_OUTCOMES,
  type FindingComparison,
} from '../../../domain/comparison/compareFindings.js';
import {
  COMPONENT_OUTCOMES,
  type ComponentComparison,
} from '../../../domain/comparison/compareComponents.js';
import { countSeverities } from '../../../domain/comparison/countSeverities.js';
import type { LicenseComparison } from '../../../domain/comparison/compareLicenses.js';
import type { ViolationComparison } from '../../../domain/comparison/compareViolations.js';
import { countOutcomes } from './countOutcomes.js';
import type { SideTotals } from './ComparisonHead.js';

/** The counts of a comparison, from the same rows that the lists show. What is not loaded is undefined. */
export type ComparisonCounts = ReturnType<typeof comparisonCounts>;

/** The rows of the lists; undefined while they are not known. */
export interface ComparedRows {
  readonly components: readonly ComponentComparison[] | undefined;
  readonly findings: readonly FindingComparison[] | undefined;
  readonly violations: readonly ViolationComparison[] | undefined;
  readonly licenses: readonly LicenseComparison[] | undefined;
}

/**
 * Counts what both sides have and what differs.
 * @param may - the lists that the user can view besides the components
 */
export function comparisonCounts(
  { components, findings, violations, licenses }: ComparedRows,
  may: { readonly findings: boolean; readonly violations: boolean },
) {
  const steps = components && countOutcomes(components, COMPONENT_OUTCOMES);
  const found = findings && countFindings(findings);
  const differing = {
    findings: found && found.came + found.went,
    components: steps && steps.added + steps.removed + steps.changed,
    violations: violations && violations.length - countOutcomes(violations, FINDING_OUTCOMES).stayed,
    licenses: licenses && licenses.length - countOutcomes(licenses, FINDING_OUTCOMES).stayed,
  };
  return {
    components: steps,
    findings: found,
    severities: findings && {
      came: severitiesOf(findings, 'came'),
      went: severitiesOf(findings, 'went'),
      stayed: severitiesOf(findings, 'stayed'),
    },
    differing,
    /** True when all lists that the user can view are loaded, and nothing differs. */
    isSame:
      differing.components === 0 &&
      differing.licenses === 0 &&
      (!may.findings || (differing.findings === 0 && found!.lost === 0)) &&
      (!may.violations || differing.violations === 0),
    totals: {
      before: totalsOf(components, findings, 'before'),
      after: totalsOf(components, findings, 'after'),
    },
  };
}

function severitiesOf(rows: readonly FindingComparison[], outcome: FindingComparison['outcome']) {
  return countSeverities(rows.filter((row) => row.outcome === outcome));
}

function totalsOf(
  components: readonly ComponentComparison[] | undefined,
  findings: readonly FindingComparison[] | undefined,
  side: 'before' | 'after',
): SideTotals {
  return {
    components: components?.filter((row) => row[side]).length,
    findings: findings?.filter((row) => row[side]).length,
    suppressed: findings?.filter((row) => row.isSuppressed[side]).length,
  };
}
