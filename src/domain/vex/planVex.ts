import { releaseOf } from '../versions/releaseOf.js';
import { parseBomLink, readingsOf, type BomLink } from './bomLink.js';
import {
  documentKey,
  isOwnReference,
  meantBy,
  type ReferenceScope,
  type UnclearReference,
} from './meantBy.js';
import { ProjectComponents, type VexComponent } from './ProjectComponents.js';
import { areContradictory, areEqual, isSaidBy, saidDecision, type SaidDecision } from './saidDecision.js';
import type { VexAnalysis, VexDocument, VexReference, VexStatement } from './VexDocument.js';
import { versionProblem, type VersionProblem } from './versionProblem.js';
import type { VexProject } from './matchProject.js';

export type { VexProject } from './matchProject.js';

/** A finding of the project. */
export interface VexFinding {
  component: VexComponent;
  vulnerability: { source: string; vulnId: string };
}

/**
 * Why something that a document says cannot be applied exactly, and is not applied therefore.
 *
 * - `noId`, `nothingAffected`: the statement does not say which vulnerability, or what has it
 * - `noVulnerability`: the project has no finding with it; `sources` have one with the same identifier
 * - `severalSources`: it does not say the source, and findings of all `sources` have the identifier
 * - `notThere`: no component has this name
 * - `noFinding`: `components` have it, but not this vulnerability
 * - `service`: services have no findings
 * - `severalElements`: elements of the document that differ have this `bom-ref`
 * - `severalComponents`: packages that differ have the name in the document; `twins`: or components that do not
 * - `otherSubject`: what the document is about is neither the project nor one of its components
 * - `otherBom`: it links to a document that was not imported for the project; `otherRevision`: or to another version of it
 * - `contradicted`: other statements of the document say something else about `components`, or about the whole
 * - `overruled`: other statements name `components`, this one only the whole
 * - {@link VersionProblem}: `versions` do not have that of `components`, or of the project
 */
export interface VexProblem {
  code:
    | 'noId'
    | 'nothingAffected'
    | 'noVulnerability'
    | 'severalSources'
    | 'noFinding'
    | 'contradicted'
    | 'overruled'
    | UnclearReference
    | VersionProblem;
  /** The reference it is about. */
  ref?: string;
  sources?: string[];
  components?: VexComponent[];
}

/** The effect of one statement. */
export interface StatementPlan<Finding> {
  statement: DecidedStatement;
  /** True when it is about the complete project. */
  isWhole: boolean;
  /** The findings that it decides about. */
  findings: Finding[];
  problems: VexProblem[];
}

/** A statement that decides something. */
export type DecidedStatement = VexStatement & { analysis: VexAnalysis };

/**
 * Determines the decisions of a document about the findings of a project. Everything is applied exactly as
 * stated: to elements by their names, to all components only where the project is named, and to nothing where
 * that is unclear.
 * @param all - components of the project, also those without findings
 * @returns a plan for each statement with an analysis, in the order of the document
 */
export function planVex<Finding extends VexFinding>(
  vex: VexDocument,
  project: VexProject,
  findings: readonly Finding[],
  all: Iterable<VexComponent> = [],
): StatementPlan<Finding>[] {
  const known = findingsById(findings);
  const components = new ProjectComponents(
    new Map(
      [...all, ...findings.map(({ component }) => component)].map((each) => [each.uuid, each]),
    ).values(),
  );
  const imported = importedInto(project);
  const claims = new Map<VulnerabilityFindings<Finding>, Claim<Finding>[]>();
  const plans = vex.statements.map((statement): StatementPlan<Finding> | undefined => {
    const found = vulnerabilityOf(statement, known);
    if ('code' in found) {
      return isDecided(statement)
        ? { statement, isWhole: false, findings: [], problems: [found] }
        : undefined;
    }
    const namesBeside = namesIn(statement, vex);
    const reach = reachOf(statement, { vex, project, imported, components, namesBeside, findings: found });
    const { isWhole, problems } = reach;
    const plan = isDecided(statement) ? { statement, isWhole, findings: [], problems } : undefined;
    const list = claims.get(found) ?? [];
    claims.set(found, list);
    list.push({ plan, said: saidDecision(statement.analysis), ...reach });
    return plan;
  });
  for (const [vulnerability, list] of claims) settle(vulnerability, list);
  return plans.filter((plan) => plan !== undefined);
}

function importedInto({ bomLink, earlierBomLinks = [] }: VexProject): BomLink[] {
  return [...(bomLink === undefined ? [] : [bomLink]), ...earlierBomLinks].flatMap((text) => {
    const link = parseBomLink(text);
    // It is written with percent-encoding here.
    return link ? { ...link, fragment: link.fragment && readingsOf(link.fragment).at(-1) } : [];
  });
}

/** The names in a statement, by the document that they are of. */
function namesIn({ affects }: VexStatement, vex: VexDocument): ReferenceScope['namesBeside'] {
  const byDocument = new Map<string, Set<string>>();
  const keyOf = (reference: VexReference) =>
    documentKey(isOwnReference(reference, vex) ? undefined : reference.bom);
  for (const reference of affects) {
    const key = keyOf(reference);
    const names = byDocument.get(key) ?? new Set<string>();
    byDocument.set(key, names);
    for (const name of reference.names) names.add(name);
  }
  return (reference) => byDocument.get(keyOf(reference)) ?? new Set();
}

/** Findings of one vulnerability, by the UUID of their component. */
type VulnerabilityFindings<Finding> = ReadonlyMap<string, Finding>;

/** The subject of a statement, before other statements are considered. */
interface Reach {
  isWhole: boolean;
  /** UUIDs of the components that are named themselves; all of them have the vulnerability. */
  named: Set<string>;
  problems: VexProblem[];
}

interface Claim<Finding> extends Reach {
  /** Absent where nothing is decided. */
  plan: StatementPlan<Finding> | undefined;
  said: SaidDecision;
}

function isDecided(statement: VexStatement): statement is DecidedStatement {
  return statement.analysis !== undefined;
}

function findingsById<Finding extends VexFinding>(findings: readonly Finding[]) {
  const known = new Map<string, Map<string, Map<string, Finding>>>();
  for (const finding of findings) {
    const { vulnId, source } = finding.vulnerability;
    const bySource = known.get(vulnId) ?? new Map<string, Map<string, Finding>>();
    known.set(vulnId, bySource);
    const itsFindings = bySource.get(source) ?? new Map<string, Finding>();
    bySource.set(source, itsFindings);
    itsFindings.set(finding.component.uuid, finding);
  }
  return known;
}

/** The findings of the vulnerability that a statement is about. Sources are the same in all letters. */
function vulnerabilityOf<Finding extends VexFinding>(
  { vulnId, source, affects }: VexStatement,
  known: ReturnType<typeof findingsById<Finding>>,
): VulnerabilityFindings<Finding> | VexProblem {
  if (vulnId === undefined) return { code: 'noId' };
  if (affects.length === 0) return { code: 'nothingAffected' };
  const bySource = [...(known.get(vulnId) ?? [])];
  const sources = bySource.map(([name]) => name);
  const upper = source?.toUpperCase();
  const exact = bySource.filter(([name]) => name === source);
  const meant =
    exact.length > 0
      ? exact
      : bySource.filter(([name]) => upper === undefined || name.toUpperCase() === upper);
  const [only, another] = meant;
  if (another) return { code: 'severalSources', sources };
  return only?.[1] ?? { code: 'noVulnerability', sources };
}

interface Scope<Finding> extends ReferenceScope {
  findings: VulnerabilityFindings<Finding>;
}

function reachOf<Finding>(statement: VexStatement, scope: Scope<Finding>): Reach {
  const { project, findings } = scope;
  const reach: Reach = { isWhole: false, named: new Set(), problems: [] };
  for (const reference of statement.affects) {
    const { ref, versions } = reference;
    const problemWith = (about: Parameters<typeof versionProblem>[1]) =>
      versions.length === 0 ? undefined : versionProblem(versions, about, statement.analysis?.state);
    const meant = meantBy(reference, scope);
    if (meant === 'whole') {
      const code = problemWith(releaseOf(project) === undefined ? (project.subject ?? {}) : project);
      if (code) reach.problems.push({ code, ref });
      else reach.isWhole = true;
      continue;
    }
    if (!Array.isArray(meant)) {
      reach.problems.push({ code: meant, ref });
      continue;
    }
    for (const component of meant) {
      const code = findings.has(component.uuid) ? problemWith(component) : 'noFinding';
      if (code) addProblem(reach.problems, { code, ref, component });
      else reach.named.add(component.uuid);
    }
  }
  return { ...reach, problems: reach.problems.filter((problem) => !isAnswered(problem, reach)) };
}

/** Several ranges of one element are several references to it: one that has its version is enough. */
function isAnswered({ code, components }: VexProblem, { isWhole, named }: Reach): boolean {
  if (code !== 'otherVersions') return false;
  return components ? components.every(({ uuid }) => named.has(uuid)) : isWhole;
}

/**
 * Assigns each finding of a vulnerability to the statements about it. Statements that name its component take
 * precedence over those about the project. Where statements of equal rank contradict each other, none of them
 * counts. Among those about the project, entries without a decision count as statements, and a value that
 * only one of them states is a contradiction: servers of this API name the project for every component, even
 * where some have no decision.
 */
function settle<Finding extends VexFinding>(
  vulnerability: VulnerabilityFindings<Finding>,
  claims: readonly Claim<Finding>[],
): void {
  const wholes = claims.filter(({ isWhole }) => isWhole);
  const isContradicted = !areEqual(wholes.map(({ said }) => said));
  if (isContradicted) for (const { plan } of wholes) plan?.problems.push({ code: 'contradicted' });
  const general = isContradicted ? [] : withoutRepeated(wholes);
  const byComponent = new Map<string, Claim<Finding>[]>();
  for (const claim of claims) {
    for (const uuid of claim.plan ? claim.named : []) {
      const list = byComponent.get(uuid);
      if (list) list.push(claim);
      else byComponent.set(uuid, [claim]);
    }
  }
  for (const [uuid, finding] of vulnerability) {
    const named = byComponent.get(uuid);
    if (!named) {
      for (const { plan } of general) plan?.findings.push(finding);
      continue;
    }
    const { component } = finding;
    const decisions = named.map(({ said }) => said);
    const isUnclear = areContradictory(decisions);
    for (const { plan } of named) {
      if (!isUnclear) plan?.findings.push(finding);
      else if (plan) addProblem(plan.problems, { code: 'contradicted', component });
    }
    for (const { plan, said } of general) {
      if (plan && (isUnclear || !isSaidBy(said, decisions)))
        addProblem(plan.problems, { code: 'overruled', component });
    }
  }
}

/** Removes repeated statements about the project. */
function withoutRepeated<Finding>(wholes: readonly Claim<Finding>[]): Claim<Finding>[] {
  const first = new Map<string, Claim<Finding>>();
  for (const claim of wholes) {
    const said = JSON.stringify(claim.plan?.statement.analysis ?? null);
    if (!first.has(said)) first.set(said, claim);
  }
  return [...first.values()];
}

/** One problem has all components that it is the same for. */
function addProblem(
  problems: VexProblem[],
  { code, ref, component }: Pick<VexProblem, 'code' | 'ref'> & { component: VexComponent },
): void {
  const known = problemsByKey.get(problems) ?? new Map<string, VexComponent[]>();
  problemsByKey.set(problems, known);
  const key = `${code} ${ref ?? ''}`;
  const components = known.get(key);
  if (components) {
    components.push(component);
    return;
  }
  const first = [component];
  known.set(key, first);
  problems.push({ code, ...(ref !== undefined && { ref }), components: first });
}

// Found again by their keys: a statement may name thousands of components.
const problemsByKey = new WeakMap<VexProblem[], Map<string, VexComponent[]>>();
