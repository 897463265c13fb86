import type { DependencyGraph } from '../../../../domain/graph/dependencyGraph.js';
import type { GraphOverview } from '../../../../domain/graph/overview.js';
import type { TreeLine } from '../../../../domain/graph/tree.js';
import type { Project } from '../../../../schema/project.js';
import type { GraphNode, NodeMark } from '../graphNode.js';

/** Props of the tree. */
export interface GraphTreeProps {
  project: Project;
  graph: DependencyGraph<GraphNode>;
  overview: GraphOverview;
  targets: readonly number[];
  marks: ReadonlySet<NodeMark>;
  isShown: (place: number) => boolean;
  /** Ids of nodes whose dependencies are not loaded. */
  unexplored: ReadonlySet<string>;
  /** Requests the dependencies. */
  onExplore: (id: string) => void;
  isExploring: boolean;
  chosen: number | undefined;
  onChoose: (place: number) => void;
  /**
   * True when the tree takes the keyboard focus as it appears, because the element that opened it is
   * unmounted.
   */
  takesFocus: boolean;
}

/** The content of one line: a node, siblings that are not listed yet, or the project itself. */
export type GraphTreeLine = TreeLine | RootLine;

/** The project itself. */
export interface RootLine {
  readonly kind: 'root';
  readonly key: '';
  readonly level: 0;
  readonly position: 1;
  readonly siblings: 1;
  readonly isOpen: boolean;
}

/** Returns true when a line is open, and undefined when nothing is below it. */
export function isOpenLine(line: GraphTreeLine): boolean | undefined {
  return line.kind === 'more' ? undefined : line.isOpen;
}
