import type { KeyboardEvent } from 'react';
import { hasModifier } from '../../../../ui/table/gridKeys.js';
import { isFoldable } from './arrangement.js';
import type { Drawing, useDrawingCommands } from './useDrawingCommands.js';

/** Returns the action of a key on the focused item, or undefined when it has none. */
export function drawingKeyAction(
  event: KeyboardEvent,
  { props, view, focus }: Drawing,
  commands: ReturnType<typeof useDrawingCommands>,
): (() => void) | undefined {
  if (hasModifier(event)) return undefined;
  const { selected, onSelect } = props;
  const { arrangement, shown, stage } = view;
  const { focusIndex, moveFocus } = focus;
  const { open, go, zoom, showAll } = commands;
  const isClosed = arrangement && isFoldable(arrangement, focusIndex) && !shown.isOpen[focusIndex];
  const actions: Record<string, (() => void) | undefined> = {
    ArrowRight: () => (isClosed ? open(focusIndex, true) : go('right')),
    ArrowLeft: () => go('left'),
    ArrowUp: () => go('up'),
    ArrowDown: () => go('down'),
    Home: () => moveFocus(0, true),
    '+': () => open(focusIndex, true),
    '-': () => open(focusIndex, false),
    i: () => zoom(1.25),
    o: () => zoom(1 / 1.25),
    '0': () => zoom(1 / stage.view.scale),
    f: showAll,
    Escape: selected === undefined ? undefined : () => onSelect(undefined),
  };
  return actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
}
