import { useRef } from 'react';
import { FOLD, PROJECT } from '../../../../domain/graph/layoutDrawn.js';
import { hit, isFoldable, keyAt } from './arrangement.js';
import type { GraphDrawingProps } from './GraphDrawingProps.js';
import type { useDrawingFocus } from './useDrawingFocus.js';
import type { useLook } from './useLook.js';
import type { usePicture } from './usePicture.js';
import { zoomedAt } from './viewport.js';
import { walk, type Direction } from './walk.js';

/** The parts of the drawing that the commands use. */
export interface Drawing {
  readonly props: GraphDrawingProps;
  readonly view: ReturnType<typeof usePicture>;
  readonly focus: ReturnType<typeof useDrawingFocus>;
  readonly look: ReturnType<typeof useLook>;
}

/** Returns the actions of keys, pointer, and menu on a drawing. Items in it are identified by their index. */
export function useDrawingCommands({ props, view, focus, look }: Drawing) {
  const { graph, onSelect } = props;
  const { openness, arrangement, shown, stage } = view;
  const { focusIndex, moveFocus } = focus;
  const { anchor, showAll, noteMove } = look;

  const open = (index: number, isOpen: boolean) => {
    const place = shown.places[index]!;
    if (!arrangement || place < 0) return;
    if (isOpen && shown.unexplored[index]) props.onExplore?.(graph.idAt(place));
    if (!isFoldable(arrangement, index)) return;
    if (Boolean(shown.isOpen[index]) === isOpen) return;
    anchor(keyAt(shown, index));
    openness.toggle(place, isOpen);
  };
  const choose = (index: number) => {
    const place = shown.places[index]!;
    if (place === FOLD) {
      const owner = shown.places[shown.parents[index]!]!;
      anchor(owner);
      return openness.showMore(owner);
    }
    openness.settle();
    onSelect(place === PROJECT ? undefined : place);
  };
  const cameFrom = useRef<number>(undefined);

  return {
    open,
    /** Selects a node, or shows more of what is folded. */
    choose,
    /** Closes a node that is open and opens one that is closed. */
    toggle: (index: number) => open(index, !shown.isOpen[index]),
    zoom: (factor: number) => {
      const { width, height } = stage.extent;
      stage.look(zoomedAt(stage.view, factor, { x: width / 2, y: height / 2 }));
      noteMove();
    },
    /** Moves the focus to the next thing in a direction. */
    go: (direction: Direction) => {
      if (!arrangement) return;
      const next = walk(arrangement, focusIndex, direction, cameFrom.current);
      if (next === undefined) return;
      cameFrom.current = focusIndex;
      moveFocus(next, true);
      noteMove();
    },
    openLevel: () => {
      anchor(PROJECT);
      openness.openLevel();
    },
    closeAll: () => {
      anchor(PROJECT);
      openness.closeAll();
    },
    showAll,
    /** Returns the item at a point of the stage, in pixels. */
    hitAt: ({ x, y }: { readonly x: number; readonly y: number }) => {
      const { view: seen } = stage;
      return arrangement && hit(arrangement, (x - seen.x) / seen.scale, (y - seen.y) / seen.scale);
    },
  };
}
