import type { Component } from '../../schema/component.js';
import type { Metrics } from '../../schema/metrics.js';
import type { Project } from '../../schema/project.js';
import type { PolicyViolation } from '../../schema/violation.js';
import { compareComponents, type ComponentComparison } from '../comparison/compareComponents.js';
import { compareFindings, type FindingComparison } from '../comparison/compareFindings.js';
import { packageOf } from '../comparison/packageOf.js';
import { isDecided } from '../findings/bulkChange.js';
import { decisionOf, type FindingRow } from '../findings/FindingRow.js';
import { severityRank } from '../severity.js';
import {
  RECEIPT_CHANGES,
  VIOLATION_LEVELS,
  type BomReceipt,
  type ReceiptChange,
  type ReceiptComponent,
  type ReceiptFinding,
  type ReceiptFindings,
  type ReceiptList,
  type ReceiptStep,
  type ReceiptViolation,
  type ReceiptViolations,
  type ViolationLevel,
} from './BomReceipt.js';

/** The state of a project at one moment, as far as it could be read. */
export interface ProjectSight {
  readonly project: Project;
  /** Absent: not permitted, or not readable in full. The same for the other lists. */
  readonly components?: readonly Component[];
  readonly findings?: readonly FindingRow[];
  readonly violations?: readonly PolicyViolation[];
  /** True when another BOM was imported while the lists were being read. */
  readonly isDisturbed: boolean;
}

/** Returns the state of a project before it was created. */
export function emptySight(project: Project): ProjectSight {
  const unmeasured = { ...project, lastBomImport: undefined, metrics: undefined };
  return { project: unmeasured, components: [], findings: [], violations: [], isDisturbed: false };
}

/**
 * Compares a project before and after the import of a BOM, in steps, because lists may be long.
 * @returns undefined when the components of one side are not known
 */
export function* compareSights(
  before: ProjectSight,
  after: ProjectSight,
): Generator<void, BomReceipt | undefined, void> {
  if (!before.components || !after.components) return undefined;
  const components = yield* compareComponents(before.components, after.components);
  const findings =
    before.findings && after.findings
      ? yield* compareFindings(components, before.findings, after.findings)
      : undefined;
  yield;
  return {
    projectId: after.project.uuid,
    importedAt: after.project.lastBomImport,
    previousImport: before.project.lastBomImport,
    isDisturbed: before.isDisturbed || after.isDisturbed,
    componentCount: { before: before.components.length, after: after.components.length },
    vulnerabilities: measured(before, after, (metrics) => metrics.findingsTotal),
    riskScore: measured(before, after, (metrics) => metrics.inheritedRiskScore),
    components: componentsOf(components),
    ...(findings && { findings: findingsOf(findings) }),
    ...(before.violations &&
      after.violations && { violations: violationsOf(before.violations, after.violations) }),
  };
}

/** A project that was never measured had none. */
function measured(
  before: ProjectSight,
  after: ProjectSight,
  numberOf: (metrics: Metrics) => number | undefined,
): ReceiptStep | undefined {
  const [was, is] = [before, after].map(({ project }) => project.metrics && numberOf(project.metrics));
  return is === undefined ? undefined : { before: was ?? 0, after: is };
}

function componentsOf(
  compared: readonly ComponentComparison[],
): ReceiptList<ReceiptComponent, ReceiptChange> {
  const rows = compared.flatMap((one): ReceiptComponent[] => {
    const change = changeOf(one);
    if (!change) return [];
    const { name, group } = one.component;
    return [{ change, name, group, before: one.before?.version, after: one.after?.version }];
  });
  return listOf(
    rows,
    ({ change }) => change,
    (one, other) =>
      RECEIPT_CHANGES.indexOf(one.change) - RECEIPT_CHANGES.indexOf(other.change) ||
      byText(one.name, other.name),
  );
}

function changeOf({ outcome, versionStep }: ComponentComparison): ReceiptChange | undefined {
  switch (outcome) {
    case 'unchanged':
      return undefined;
    case 'changed':
      return versionStep === 'up' ? 'upgraded' : versionStep === 'down' ? 'downgraded' : 'rewritten';
    default:
      return outcome;
  }
}

function findingsOf(compared: readonly FindingComparison[]): ReceiptFindings {
  const decided = compared.filter(({ before }) => before && isDecided(before));
  const kept = decided.filter(({ before, after }) => after && decisionOf(before!) === decisionOf(after));
  const listed = (outcome: 'came' | 'went') =>
    findingListOf(compared.filter((one) => one.outcome === outcome).map(({ finding }) => finding));
  return {
    added: listed('came'),
    removed: listed('went'),
    decisions: { before: decided.length, kept: kept.length },
  };
}

function findingListOf(findings: readonly FindingRow[]): ReceiptFindings['added'] {
  const rows = withoutAliases(findings.filter(({ isSuppressed }) => !isSuppressed)).map(
    ({ vulnerability, component }): ReceiptFinding => ({
      severity: vulnerability.severity,
      source: vulnerability.source,
      vulnId: vulnerability.vulnId,
      component: component.name,
      version: component.version,
    }),
  );
  return listOf(
    rows,
    ({ severity }) => severity,
    (one, other) =>
      severityRank(one.severity) - severityRank(other.severity) || byText(one.vulnId, other.vulnId),
  );
}

/** Leaves out findings that another name of the same vulnerability on the same component already reports. */
function withoutAliases(findings: readonly FindingRow[]): FindingRow[] {
  const named = new Map<string, Set<string>>();
  return findings.filter(({ component, vulnerability }) => {
    const known = named.get(component.uuid) ?? new Set();
    named.set(component.uuid, known);
    const names = [vulnerability.vulnId, ...vulnerability.aliases.map(({ id }) => id)];
    const isKnown = names.some((name) => known.has(name));
    for (const name of names) known.add(name);
    return !isKnown;
  });
}

/** The server evaluates policies anew and gives violations other UUIDs. What they are about identifies them. */
function violationsOf(
  before: readonly PolicyViolation[],
  after: readonly PolicyViolation[],
): ReceiptViolations {
  return {
    added: violationListOf(beyond(after, before)),
    removed: violationListOf(beyond(before, after)),
  };
}

/** Returns the violations of a list that another one does not have. */
function beyond(
  violations: readonly PolicyViolation[],
  others: readonly PolicyViolation[],
): PolicyViolation[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(subjectOf(other), (left.get(subjectOf(other)) ?? 0) + 1);
  return violations.filter((violation) => {
    const count = left.get(subjectOf(violation)) ?? 0;
    if (count > 0) left.set(subjectOf(violation), count - 1);
    return count === 0;
  });
}

function subjectOf({ type, component, policyCondition }: PolicyViolation): string {
  const { subject, operator, value, policy } = policyCondition ?? {};
  return JSON.stringify([
    type,
    policy?.name,
    subject,
    operator,
    value,
    component && packageOf(component).key,
  ]);
}

function violationListOf(violations: readonly PolicyViolation[]): ReceiptViolations['added'] {
  const rows = violations
    .filter(({ analysis }) => !analysis?.isSuppressed)
    .map(({ component, policyCondition }): ReceiptViolation => ({
      level: levelOf(policyCondition?.policy?.violationState),
      policy: policyCondition?.policy?.name ?? '',
      component: component?.name ?? '',
      version: component?.version,
    }));
  return listOf(
    rows,
    ({ level }) => level,
    (one, other) =>
      VIOLATION_LEVELS.indexOf(one.level) - VIOLATION_LEVELS.indexOf(other.level) ||
      byText(one.policy, other.policy) ||
      byText(one.component, other.component),
  );
}

function levelOf(state: string | undefined): ViolationLevel {
  return VIOLATION_LEVELS.find((level) => level === state) ?? 'OTHER';
}

function listOf<Row, Kind extends string>(
  rows: readonly Row[],
  kindOf: (row: Row) => Kind,
  order: (one: Row, other: Row) => number,
): ReceiptList<Row, Kind> {
  const counts: { [K in Kind]?: number } = {};
  for (const row of rows) counts[kindOf(row)] = (counts[kindOf(row)] ?? 0) + 1;
  return { counts, rows: [...rows].sort(order) };
}

const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
