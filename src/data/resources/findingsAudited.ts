import { ownFiguresOf, SUMS } from './figures.js';
import * as findings from './findings.js';
import type { ResourceKey } from './resourceKey.js';
import * as vulnerabilities from './vulnerabilities.js';

/**
 * Decisions about findings of projects were saved. The decisions and the lists of those projects have them already, see `useAuditFinding`. Suppressed ones
 * do not count among the affected projects of their vulnerabilities. The dependency graph is left out: it shows severities only, and to read all of it after each decision takes too long.
 */
export function findingsAudited(projectIds: readonly string[]): readonly ResourceKey[] {
  return [...projectIds.flatMap(ownFiguresOf), ...SUMS, findings.lists, ...vulnerabilities.figures];
}
