import type { StatementPlan, VexProblem } from '../../../src/domain/vex/planVex.js';

/** Reports which statements of a VEX were not applied as written, and why; `undefined` when all were. */
export function vexReport(plans: readonly StatementPlan<unknown>[]): string | undefined {
  const parts = [partlyApplied(plans), unknownWords(plans)].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' ');
}

function partlyApplied(plans: readonly StatementPlan<unknown>[]): string | undefined {
  const partly = plans.filter(({ problems }) => problems.length > 0);
  if (partly.length === 0) return undefined;
  const lines = partly
    .slice(0, MOST)
    .map(
      ({ statement, problems }) =>
        `${nameOf(statement)}: ${problems.slice(0, MOST).map(problemText).join('; ')}`,
    );
  const more = partly.length > MOST ? ` And ${partly.length - MOST} more.` : '';
  const text = `${partly.length} of ${plans.length} statements were not applied, or not to everything they name. ${lines.join('. ')}.`;
  return limited(text) + more;
}

function unknownWords(plans: readonly StatementPlan<unknown>[]): string | undefined {
  const found = plans.flatMap(({ statement, findings }) =>
    findings.length === 0
      ? []
      : (statement.analysis.unknownWords ?? []).map((word) => `${word} (${nameOf(statement)})`),
  );
  if (found.length === 0) return undefined;
  const more = found.length > MOST ? ` And ${found.length - MOST} more.` : '';
  return limited(`Unknown values count as not set: ${found.slice(0, MOST).join('; ')}.`) + more;
}

function nameOf({ vulnId = 'A statement', source }: StatementPlan<unknown>['statement']): string {
  return source === undefined ? vulnId : `${vulnId} (${source})`;
}

const limited = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const MOST = 10;
const LONGEST = 4000;

const REASONS: Readonly<Record<VexProblem['code'], string>> = {
  noId: 'has no identifier',
  nothingAffected: 'does not name what is affected',
  noVulnerability: 'the project has no finding with it',
  severalSources: 'has no source, and several sources have it',
  notThere: 'no component with findings has this name',
  noFinding: 'the component does not have it',
  service: 'is a service',
  severalElements: 'is the name of several elements of the document',
  severalComponents: 'matches several packages',
  twins: 'matches several identical components',
  otherSubject: 'the document is about neither this project nor one of its components',
  otherBom: 'links to a BOM that was not imported for this project',
  otherRevision: 'links to a version of the BOM other than the imported one',
  contradicted: 'other statements contradict it',
  overruled: 'other statements name the component itself',
  otherVersions: 'the statement is about other versions',
  noVersion: 'the statement is about versions, but the component has none',
  unreadableRange: 'its version range cannot be read',
  otherStatus: 'its version status does not match the decision',
  differentStatuses: 'has several statuses for the version',
};

function problemText({ code, ref, components = [] }: VexProblem): string {
  const names = components
    .slice(0, MOST)
    .map(({ name, version }) => (version === undefined ? name : `${name} ${version}`));
  const about = [...(ref === undefined ? [] : [ref]), ...names].join(', ');
  return about === '' ? REASONS[code] : `${REASONS[code]} (${about})`;
}
