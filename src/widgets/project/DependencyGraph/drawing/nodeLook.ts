import type { DrawnGraph } from '../../../../domain/graph/layoutDrawn.js';
import type { DependencyGraph } from '../../../../domain/graph/dependencyGraph.js';
import { severityRank, type Severity } from '../../../../domain/severity.js';
import type { Metrics } from '../../../../schema/metrics.js';
import { hasMark, worstSeverity, type GraphNode, type NodeMark } from '../graphNode.js';
import { signOf, type ViolationState } from './signs.js';

/** The marks that a node shows besides its name and version. */
export interface NodeMarks {
  /** Severity of the worst finding, and how many there are. */
  readonly worst?: Severity;
  readonly findings: number;
  /** State of the worst violation of a policy, and how many there are. */
  readonly violation?: ViolationState;
  readonly violations: number;
  readonly isOutdated: boolean;
  readonly isInternal: boolean;
}

/** Returns the requested marks that apply to a node. */
export function marksOf(node: GraphNode, marks: ReadonlySet<NodeMark>): NodeMarks {
  const { metrics } = node;
  const worst = marks.has('vulnerable') ? worstSeverity(node) : undefined;
  const violation = metrics && marks.has('violating') ? worstViolationOf(metrics) : undefined;
  return {
    ...(worst && { worst }),
    findings: worst ? metrics!.vulnerabilities : 0,
    ...(violation && { violation }),
    violations: violation ? violationsOf(metrics!) : 0,
    // Comparing versions takes too long for every dot of a network, which shows none.
    get isOutdated() {
      return marks.has('outdated') && hasMark(node, 'outdated');
    },
    isInternal: marks.has('internal') && node.isInternal,
  };
}

/** The signs of everything that is drawn, one number each: see `signs.ts`. */
export function signsOf(
  graph: DependencyGraph<GraphNode>,
  { places }: Pick<DrawnGraph, 'places'>,
  marks: ReadonlySet<NodeMark>,
): Uint8Array {
  const [saysFindings, saysViolations] = [marks.has('vulnerable'), marks.has('violating')];
  return Uint8Array.from(places, (place) => {
    const node = place < 0 ? undefined : graph.valueAt(place);
    if (!node?.metrics) return 0;
    const worst = saysFindings ? worstSeverity(node) : undefined;
    const violation = saysViolations ? worstViolationOf(node.metrics) : undefined;
    return signOf(worst, violation);
  });
}

/**
 * Returns the name of a node for small spaces. Groups of npm packages are part of the name, as npm users
 * expect.
 */
export function nameOf({ group, name }: GraphNode): string {
  return group?.startsWith('@') ? `${group}/${name}` : name;
}

/**
 * Returns the rank that decides which of many dependencies are drawn: those with the worst findings first,
 * then those with violations.
 */
export function rankOf(node: GraphNode): number {
  const worst = worstSeverity(node);
  if (worst) return severityRank(worst);
  return node.metrics && violationsOf(node.metrics) > 0 ? QUIET - 1 : QUIET;
}

/** The rank of nodes without findings or violations. */
export const QUIET = 7;

function worstViolationOf(metrics: Metrics): ViolationState | undefined {
  if (metrics.policyViolationsFail) return 'FAIL';
  if (metrics.policyViolationsWarn) return 'WARN';
  return metrics.policyViolationsInfo ? 'INFO' : undefined;
}

function violationsOf(metrics: Metrics): number {
  const { policyViolationsFail = 0, policyViolationsWarn = 0, policyViolationsInfo = 0 } = metrics;
  return policyViolationsFail + policyViolationsWarn + policyViolationsInfo;
}
