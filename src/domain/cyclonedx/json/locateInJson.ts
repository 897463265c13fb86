import type { PathSegment } from './compileSchema.js';
import { scanJson } from './scanJson.js';

/** The place to find: the value at a path, or the name of the member it belongs to. */
export interface JsonPlace {
  segments: readonly PathSegment[];
  isAtName: boolean;
}

interface Wanted {
  children: Map<string, Wanted>;
  places: number[];
}

/**
 * Offsets of values in a JSON text, found in one pass over it. When a name is written twice, the last one counts, as for
 * `JSON.parse`. A place that is not there has the offset of the nearest container.
 * @param text - JSON without mistakes
 */
export function locateInJson(text: string, places: readonly JsonPlace[]): number[] {
  const offsets = places.map(() => 0);
  const root: Wanted = { children: new Map(), places: [] };
  places.forEach((place, index) => {
    let node = root;
    for (const segment of place.segments) {
      const child = node.children.get(String(segment)) ?? { children: new Map(), places: [] };
      node.children.set(String(segment), child);
      node = child;
    }
    node.places.push(index);
  });

  // The current place in the tree of wanted paths, by depth. Undefined below a part that is not wanted.
  const trail: (Wanted | undefined)[] = [root];
  const names: number[] = [];
  scanJson(text, {
    onName(name, offset, depth) {
      trail[depth] = trail[depth - 1]?.children.get(name);
      names[depth] = offset;
    },
    onIndex(index, depth) {
      const parent = trail[depth - 1];
      trail[depth] = parent?.children.size ? parent.children.get(String(index)) : undefined;
    },
    onValue(offset, depth) {
      const here = trail[depth];
      if (!here) return;
      for (const index of here.places) {
        offsets[index] = places[index]?.isAtName ? (names[depth] ?? offset) : offset;
      }
    },
  });
  return offsets;
}
