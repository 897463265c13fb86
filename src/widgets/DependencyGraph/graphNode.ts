import type { Metrics } from '../../schema/metrics.js';

/** What a node of a dependency graph stands for. */
export interface GraphNode {
  /** Services have no page of dependencies and no findings of their own. */
  readonly kind: 'component' | 'service';
  /** UUID the server gave it; the id of the node. */
  readonly uuid: string;
  readonly group?: string;
  readonly name: string;
  readonly version?: string;
  readonly purl?: string;
  /** Newest version its repository knows; absent where it was not looked up. */
  readonly latestVersion?: string;
  readonly isInternal: boolean;
  /** Counts of findings and violations; absent until measured, or where only the graph was read. */
  readonly metrics?: Metrics;
}

/** What can be marked in a drawing; each has a shape or word besides its colour. */
export type NodeMark = 'vulnerable' | 'outdated' | 'internal' | 'violating';
