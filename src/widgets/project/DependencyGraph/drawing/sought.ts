import type { GraphDrawingProps } from './GraphDrawingProps.js';

/** What is searched for: by ids, since places change when the graph is loaded again. */
export function soughtIn({ graph, targets }: Pick<GraphDrawingProps, 'graph' | 'targets'>): string {
  return targets.map((place) => graph.idAt(place)).join('|');
}
