import type { DependencyGraph } from '../../../../domain/graph/dependencyGraph.js';
import type { Path } from '../../../../domain/graph/paths.js';
import type { GraphNode, NodeMark } from '../graphNode.js';

/**
 * The props of the drawing of a graph. It loads nothing, and keeps only the expanded nodes and the position
 * of the view.
 */
export interface GraphDrawingProps {
  readonly graph: DependencyGraph<GraphNode>;
  /** Words of the root, the project itself. */
  readonly root: { readonly name: string; readonly version?: string };
  /** Layers expand level by level from the project; a network shows how everything hangs together. */
  readonly layout: 'layers' | 'network';
  readonly marks: ReadonlySet<NodeMark>;
  /** Places of the nodes that are searched for. */
  readonly targets: readonly number[];
  /** Paths to the targets, as far as they were found. */
  readonly paths: readonly Path[];
  /** The selected one of `paths`. */
  readonly selectedPath?: Path;
  /** False: only what lies on a path to a target is drawn, as long as there is a target. */
  readonly isWhole: boolean;
  /** Place of the node whose facts are shown beside. */
  readonly selected?: number;
  readonly onSelect: (place: number | undefined) => void;
  /** Ids of nodes whose dependencies are not loaded yet. Absent: none. */
  readonly unexplored?: ReadonlySet<string>;
  /** Requests the dependencies of a node. */
  readonly onExplore?: (id: string) => void;
  /** Shows the tree instead, where the picture cannot be painted. */
  readonly onShowTree?: () => void;
  /** Name of exported files, without ending. */
  readonly fileName: string;
  /** Makes a worker that lays out and paints, from `drawing.worker.js`; absent: the kit's own, which bundlers find. */
  readonly createWorker?: () => Worker;
}
