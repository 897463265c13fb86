import type { KeyboardEvent } from 'react';
import { hasModifier, pointsInside, rowAfterKey } from '../../../../ui/table/gridKeys.js';
import { isOpenLine, type GraphTreeLine } from './GraphTreeProps.js';
import type { GraphTreeView } from './useGraphTree.js';

/** Returns the action of a key on the current line, as in every tree, or undefined when it has none. */
export function treeKeyAction(event: KeyboardEvent, tree: GraphTreeView): (() => void) | undefined {
  const { lines, at, moveTo, setOpen } = tree;
  const line = lines[at];
  if (!line || hasModifier(event) || event.nativeEvent.isComposing) return undefined;
  const next = rowAfterKey(event.key, at, { count: lines.length, pageRows: PAGE_LINES });
  if (next !== undefined) return () => moveTo(next);
  const isOpen = isOpenLine(line);
  switch (pointsInside(event)) {
    case true:
      return () => {
        if (isOpen === false) setOpen(line, true);
        else if (isOpen) moveTo(at + 1);
      };
    case false:
      return () => {
        if (isOpen) setOpen(line, false);
        else moveTo(parentIndex(lines, at));
      };
  }
  switch (event.key) {
    case 'Enter':
    case ' ':
      return () => tree.activate(line);
    case '*':
      return () => tree.openSiblings(line);
    default:
      return undefined;
  }
}

const PAGE_LINES = 15;

function parentIndex(lines: readonly GraphTreeLine[], index: number): number {
  const { level } = lines[index]!;
  let parent = index;
  while (parent > 0 && lines[parent]!.level >= level) parent -= 1;
  return parent;
}
