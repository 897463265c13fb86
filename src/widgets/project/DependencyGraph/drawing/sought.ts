import type { GraphDrawingProps } from './GraphDrawingProps.js';

/** Returns the nodes that are searched for, by ID, since places change when the graph is reloaded. */
export function soughtIn({ graph, targets }: Pick<GraphDrawingProps, 'graph' | 'targets'>): string {
  return targets.map((place) => graph.idAt(place)).join('|');
}
