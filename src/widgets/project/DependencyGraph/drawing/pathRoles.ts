import type { DrawnGraph } from '../../../../domain/graph/layoutDrawn.js';
import type { GraphDrawingProps } from './GraphDrawingProps.js';
import { EDGE, NODE, type Picture } from './paintPicture.js';

/** Returns the roles that the nodes and edges of a drawing have for the nodes that are searched for. */
export function pathRoles(
  { sources, targets: heads, indexes, size }: DrawnGraph,
  targets: GraphDrawingProps['targets'],
  paths: GraphDrawingProps['paths'],
  selectedPath: GraphDrawingProps['selectedPath'],
): Pick<Picture, 'edgeRoles' | 'nodeRoles'> {
  const nodeRoles = new Uint8Array(size);
  const roleOf = new Map<number, number>();
  const follow = (path: readonly number[], role: number) => {
    let from = 0;
    for (const place of path) {
      const to = indexes[place] ?? -1;
      if (from >= 0 && to >= 0) roleOf.set(from * size + to, role);
      if (to >= 0 && role === EDGE.selected) nodeRoles[to]! |= NODE.onPath;
      from = to;
    }
  };
  paths.forEach((path) => follow(path, EDGE.other));
  if (selectedPath) {
    follow(selectedPath, EDGE.selected);
    nodeRoles[0]! |= NODE.onPath;
  }
  for (const place of targets) {
    const index = indexes[place] ?? -1;
    if (index >= 0) nodeRoles[index]! |= NODE.target;
  }
  const edgeRoles = new Uint8Array(sources.length);
  if (roleOf.size > 0) {
    sources.forEach(
      (source, edge) => (edgeRoles[edge] = roleOf.get(source * size + heads[edge]!) ?? EDGE.plain),
    );
  }
  return { nodeRoles, edgeRoles };
}
