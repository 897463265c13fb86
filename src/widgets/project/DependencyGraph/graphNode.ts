import { versionStatus } from '../../../domain/versions/versionStatus.js';
import type { Severity } from '../../../schema/enumerations.js';
import type { Metrics } from '../../../schema/metrics.js';

/** The component or service that a node of a dependency graph represents. */
export interface GraphNode {
  /** Services have no dependency page and no findings. */
  readonly kind: 'component' | 'service';
  /** UUID the server gave it; the id of the node. */
  readonly uuid: string;
  readonly group?: string;
  readonly name: string;
  readonly version?: string;
  readonly purl?: string;
  /** The latest version in its repository. Absent when it was not looked up. */
  readonly latestVersion?: string;
  readonly isInternal: boolean;
  /** Counts of findings and violations; absent until measured, or where only the graph was read. */
  readonly metrics?: Metrics;
}

/**
 * The properties that can be marked in a dependency graph. Each has a shape or word besides its color.
 * @public
 */
export type NodeMark = 'vulnerable' | 'outdated' | 'internal' | 'violating';

/** All marks, in the order people choose them in. */
export const NODE_MARKS: readonly NodeMark[] = ['vulnerable', 'outdated', 'internal', 'violating'];

/** Returns true when a mark applies to a node. */
export function hasMark(node: GraphNode, mark: NodeMark): boolean {
  const { metrics, latestVersion, isInternal } = node;
  switch (mark) {
    case 'vulnerable':
      return (metrics?.vulnerabilities ?? 0) > 0;
    case 'outdated':
      return versionStatus(node, latestVersion) === 'outdated';
    case 'internal':
      return isInternal;
    case 'violating':
      return (metrics?.policyViolationsTotal ?? 0) > 0;
  }
}

/** Severity of the worst finding of a node; undefined without findings. The server counts INFO as low. */
export function worstSeverity({ metrics }: Pick<GraphNode, 'metrics'>): Severity | undefined {
  if (!metrics) return undefined;
  if (metrics.critical > 0) return 'CRITICAL';
  if (metrics.high > 0) return 'HIGH';
  if (metrics.medium > 0) return 'MEDIUM';
  if (metrics.low > 0) return 'LOW';
  return (metrics.unassigned ?? 0) > 0 ? 'UNASSIGNED' : undefined;
}
