export { DependencyGraph, type DependencyGraphProps } from './DependencyGraph.js';
export {
  formatDependencyGraphValue,
  parseDependencyGraphValue,
  rememberedDependencyGraphValue,
  type DependencyGraphValue,
  type DependencyGraphView,
} from './dependencyGraphValue.js';
export type { NodeMark } from './graphNode.js';
