import { useEffect, useMemo, useRef } from 'react';
import { useIntl } from '../../../../i18n/index.js';
import { useLayoutEffect } from '../../../../ui/hooks/useLayoutEffect.js';
import { indexOfKey, isFoldable } from './arrangement.js';
import { BelowCounts } from './BelowCounts.js';
import { CanvasStage } from './CanvasStage.js';
import { createDrawingWorker } from './createDrawingWorker.js';
import type { GraphDrawingProps } from './GraphDrawingProps.js';
import { signsOf } from './nodeLook.js';
import type { Picture } from './paintPicture.js';
import { pathRoles } from './pathRoles.js';
import { SheetPainter } from './SheetPainter.js';
import { useArrangement } from './useArrangement.js';
import { useColors } from './useColors.js';
import { useDrawn } from './useDrawn.js';
import { useNodeWords } from './useNodeWords.js';

/** Lays out what is drawn of the graph, and shows it on a stage. */
export function usePicture(props: GraphDrawingProps) {
  const { graph, layout, marks, targets, paths, selectedPath, selected } = props;
  const intl = useIntl();
  const openness = useDrawn(props);
  const { drawn, below } = openness;
  const { createWorker = createDrawingWorker } = props;
  const { arrangement, progress, rest, stop } = useArrangement(graph, drawn, layout, createWorker);
  // The arrangement may still be that of the previous graph while the new layout is in progress.
  const shown = arrangement?.drawn ?? drawn;
  const painter = useMemo(() => new SheetPainter(createWorker), [createWorker]);
  useEffect(() => () => painter.dispose(), [painter]);
  const stage = useMemo(() => new CanvasStage(painter), [painter]);
  const watched = useRef<HTMLSpanElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const colors = useColors(watched);
  const words = useNodeWords(props, shown);
  const signs = useMemo(() => signsOf(graph, shown, marks), [graph, shown, marks]);
  const counts = useMemo(() => new BelowCounts(below, () => stage.refresh()), [below, stage]);
  const roles = useMemo(
    () => pathRoles(shown, targets, paths, selectedPath),
    [shown, targets, paths, selectedPath],
  );
  const selectedIndex = selected === undefined ? undefined : indexOfKey(shown, selected);
  const picture = useMemo((): Picture | undefined => {
    if (!arrangement || !colors) return undefined;
    const { places, isOpen, unexplored } = arrangement.drawn;
    const chipAt = (index: number) => {
      if (!isFoldable(arrangement, index)) return '';
      if (unexplored[index]) return isOpen[index] ? '…' : '+';
      if (isOpen[index]) return '−';
      const count = counts.soon(places[index]!);
      return count === undefined ? '+' : `+${intl.formatNumber(count, { notation: 'compact' })}`;
    };
    const wordsAt = (index: number) => ({ ...words.wordsAt(index), chip: chipAt(index) });
    return { arrangement, colors, signs, ...roles, wordsAt, selected: selectedIndex };
  }, [arrangement, colors, signs, words, roles, counts, selectedIndex, intl]);
  useLayoutEffect(() => {
    if (picture) stage.show(picture);
  }, [stage, picture]);

  return {
    /** The functions that open and close nodes. */
    openness,
    /** The positions of the drawn items. Undefined until the first layout is done. */
    arrangement,
    /** The progress of the current layout, 0–1. It is 1 when there is none. */
    progress,
    /** Called while the user changes the view, so that the items they look at stay in place. */
    rest,
    /** Ends the layout that is under way. */
    stop,
    /** The graph that the picture currently shows. */
    shown,
    painter,
    stage,
    /** Element whose colours the picture has. */
    watched,
    /** Element that the picture fills. */
    area,
    words,
    counts,
    roles,
    selectedIndex,
    picture,
  };
}
