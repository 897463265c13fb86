/** Findings of other projects for the stories of this folder. */
import type { AppliedKind } from '../../../domain/findings/appliedDecision.js';
import { draftOf, type AuditDraft } from '../../../domain/findings/auditDraft.js';
import type { FindingRow } from '../../../domain/findings/FindingRow.js';
import type { Sameness } from '../../../domain/findings/sameFinding.js';
import type { ApplyRow } from './useApplyRun.js';

const DECISION: AuditDraft = {
  ...draftOf(undefined),
  state: 'NOT_AFFECTED',
  justification: 'CODE_NOT_REACHABLE',
  response: 'WILL_NOT_FIX',
  details: 'Lookups are switched off since 2.2.0.',
};

const SOURCE = aFinding('2.14.1');

/** A row of the dry run about `web-shop` in a version. */
function aRow(
  version: string,
  kind: AppliedKind,
  own: {
    sameness?: Partial<Sameness>;
    vulnId?: string;
    component?: string;
    before?: Partial<AuditDraft>;
  } = {},
): ApplyRow {
  const { sameness, vulnId, component = '2.14.1' } = own;
  const before = kind === 'same' ? DECISION : { ...draftOf(undefined), ...own.before };
  return {
    id: version,
    kind,
    before,
    after: DECISION,
    match: {
      row: aFinding(component, vulnId),
      source: SOURCE,
      rivals: [],
      sameness: { component: 'same', isByName: false, ...sameness },
      target: { uuid: version, name: 'web-shop', version },
      decision: DECISION,
      rivalDecisions: [],
      before,
      lastComment:
        kind === 'differs'
          ? {
              comment: 'Reachable from the search field.',
              commenter: 'ada',
              timestamp: Date.UTC(2026, 4, 6, 9),
            }
          : undefined,
    },
  };
}

export const ROWS: readonly ApplyRow[] = [
  aRow('2.3.1', 'differs', { before: { state: 'EXPLOITABLE', response: 'UPDATE' } }),
  aRow('2.3.0', 'unclear', { component: '2.13.0', sameness: { component: 'otherVersion' } }),
  aRow('2.2.0', 'new'),
  aRow('2.1.0-with-a-long-name-of-a-branch', 'new', {
    vulnId: 'GHSA-jfh8-c2jp-5v3q',
    sameness: { alias: 'CVE-2021-44228', isByName: true },
  }),
  aRow('2.0.0', 'same', { before: { isSuppressed: true } }),
];

function aFinding(version: string, vulnId = 'CVE-2021-44228'): FindingRow {
  return {
    index: 0,
    component: { uuid: version, name: 'log4j-core', version, project: 'p' },
    vulnerability: {
      uuid: vulnId,
      source: vulnId.startsWith('GHSA') ? 'GITHUB' : 'NVD',
      vulnId,
      severity: 'CRITICAL',
      cwes: [],
      aliases: [],
    },
    isSuppressed: false,
  };
}
