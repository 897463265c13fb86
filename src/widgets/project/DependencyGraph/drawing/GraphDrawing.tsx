import { useCallback, useId, useMemo, type KeyboardEvent } from 'react';
import { FOLD, PROJECT, type DrawnGraph } from '../../../../domain/graph/layoutDrawn.js';
import { useIntl } from '../../../../i18n/index.js';
import { markKeyUsed } from '../../../../ui/controls/usedKeys.js';
import { useSettled } from '../../../../ui/hooks/useSettled.js';
import { VisuallyHidden } from '../../../../ui/controls/VisuallyHidden.js';
import { longNodeText, nodeText } from '../nodeText.js';
import { isFoldable, pngScaleOf } from './arrangement.js';
import { drawingKeyAction } from './drawingKeys.js';
import { drawingMenu } from './drawingMenu.js';
import { BlankNote, SaveFailedNote, WorkingNote } from './DrawingNotes.js';
import { DrawingTools } from './DrawingTools.js';
import { messages } from './GraphDrawing.messages.js';
import { ColorWatch, FocusFrame, Root, Stage } from './GraphDrawing.styles.js';
import type { GraphDrawingProps } from './GraphDrawingProps.js';
import { Legend } from './Legend.js';
import { Minimap } from './Minimap.js';
import { useDrawingCommands } from './useDrawingCommands.js';
import { useDrawingFiles } from './useDrawingFiles.js';
import { useDrawingFocus } from './useDrawingFocus.js';
import { useGestures } from './useGestures.js';
import { useLook } from './useLook.js';
import { spokenName } from './useNodeWords.js';
import { usePicture } from './usePicture.js';

/** Draws a dependency graph: as layers that are opened one by one, or as a network. */
export function GraphDrawing(props: GraphDrawingProps) {
  const { graph, root, layout, marks, paths, selectedPath, selected, onSelect } = props;
  const intl = useIntl();
  const keysId = useId();
  const view = usePicture(props);
  const { arrangement, progress, shown, stage, area, watched, words, counts, roles, picture } = view;
  const focus = useDrawingFocus(stage, props, arrangement);
  const { focusIndex, focusKey, moveFocus } = focus;
  const look = useLook(stage, area, arrangement, props, view.selectedIndex, focusKey, view.rest);
  const drawing = { props, view, focus, look };
  const commands = useDrawingCommands(drawing);
  const { hitAt, toggle, choose } = commands;
  const gestures = useGestures(stage, area, {
    onClick: (at) => {
      const found = hitAt(at);
      if (!found) return onSelect(undefined);
      moveFocus(found.index);
      if (found.isChip) toggle(found.index);
      else choose(found.index);
    },
    onDoubleClick: (at) => {
      const found = hitAt(at);
      if (found && !found.isChip) toggle(found.index);
    },
    onHover: (at) => {
      const element = area.current;
      const found = at && hitAt(at);
      if (!element) return;
      element.toggleAttribute('data-over', found !== undefined);
      element.setAttribute('title', found ? tipOf(props, shown, found.index) : '');
    },
    onMove: look.noteMove,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const action = drawingKeyAction(event, drawing, commands);
    if (!action) return;
    markKeyUsed(event);
    event.stopPropagation();
    action();
  };

  const pngScale = useMemo(() => (arrangement ? pngScaleOf(arrangement) : 1), [arrangement]);
  const count = shown.places.reduce((sum, place) => sum + (place >= 0 ? 1 : 0), 0);
  const name = intl.formatMessage(messages.name, { name: nodeText(root), count, total: graph.size });
  const files = useDrawingFiles({ picture, watched, name, fileName: props.fileName });
  const focused = shown.places[focusIndex]!;
  return (
    <Root aria-label={name} aria-busy={progress < 1 || undefined}>
      <ColorWatch ref={watched} aria-hidden />
      <VisuallyHidden id={keysId}>{intl.formatMessage(messages.keys)}</VisuallyHidden>
      <VisuallyHidden role="status">{useSettled(name)}</VisuallyHidden>
      <Stage ref={area} {...gestures} role="application" aria-label={name} aria-describedby={keysId}>
        <div ref={useCallback((host: HTMLElement | null) => stage.attach(host), [stage])} aria-hidden />
        <FocusFrame
          key={focusKey >= 0 ? graph.idAt(focusKey) : focusKey}
          ref={focus.frame}
          type="button"
          aria-label={spokenName(intl, props, shown, focusIndex, {
            marks: words.marksAt(focusIndex),
            role: roles.nodeRoles[focusIndex] ?? 0,
            below: focused >= 0 ? counts.now(focused) : 0,
            isUnexplored: shown.unexplored[focusIndex] === 1,
            hasLevels: layout === 'layers',
          })}
          aria-expanded={
            arrangement && isFoldable(arrangement, focusIndex) ? Boolean(shown.isOpen[focusIndex]) : undefined
          }
          aria-pressed={focused >= 0 ? focused === selected : undefined}
          onClick={() => choose(focusIndex)}
          onKeyDown={onKeyDown}
        />
      </Stage>
      <Legend marks={marks} hasPaths={paths.length > 0} hasSelectedPath={selectedPath !== undefined} />
      {picture && <Minimap stage={stage} painter={view.painter} picture={picture} onMove={look.noteMove} />}
      <DrawingTools
        stage={stage}
        onZoom={commands.zoom}
        onFit={look.showAll}
        items={drawingMenu(intl, layout, pngScale, {
          openLevel: commands.openLevel,
          closeAll: commands.closeAll,
          save: (kind) => void files.save(kind),
        })}
      />
      <BlankNote stage={stage} onShowTree={props.onShowTree} />
      {progress < 1 && <WorkingNote progress={progress} onStop={view.stop} />}
      {files.hasFailed && <SaveFailedNote onDismiss={files.dismiss} />}
    </Root>
  );
}

function tipOf({ graph, root }: GraphDrawingProps, drawn: DrawnGraph, index: number): string {
  const place = drawn.places[index]!;
  if (place === FOLD) return '';
  const whole = place === PROJECT ? nodeText(root) : longNodeText(graph.valueAt(place));
  const purl = place >= 0 ? graph.valueAt(place).purl : undefined;
  return purl ? `${whole}\n${purl}` : whole;
}
