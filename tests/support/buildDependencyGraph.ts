import {
  dependencyGraphOf,
  type DependencyGraph,
  type NodeInput,
} from '../../src/domain/graph/dependencyGraph.js';
import { allAtOnce } from '../../src/domain/slices.js';

/** A graph without giving way while it is built. */
export function buildDependencyGraph<T>(
  rootIds: readonly string[],
  nodes: readonly NodeInput<T>[],
): DependencyGraph<T> {
  return allAtOnce(dependencyGraphOf(rootIds, nodes));
}
