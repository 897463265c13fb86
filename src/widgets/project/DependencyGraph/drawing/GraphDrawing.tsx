import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
} from 'react';
import type { IntlShape } from 'react-intl';
import { FOLD, PROJECT, type DrawnGraph } from '../../../../domain/graph/layoutDrawn.js';
import { useIntl } from '../../../../i18n/index.js';
import { Button } from '../../../../ui/Button.js';
import type { MenuItem } from '../../../../ui/MenuItem.js';
import { saveFile } from '../../../../ui/saveFile.js';
import { Spinner } from '../../../../ui/Spinner.js';
import { InlineNotice } from '../../../../ui/states.js';
import { useSettled } from '../../../../ui/useSettled.js';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.js';
import { longNodeText, nodeText } from '../nodeText.js';
import {
  areaOf,
  boundsOf,
  hit,
  indexOfKey,
  isFoldable,
  keyAt,
  keyIn,
  pngScaleOf,
  type Arrangement,
} from './arrangement.js';
import { BelowCounts } from './BelowCounts.js';
import { CanvasStage } from './CanvasStage.js';
import { createDrawingWorker } from './createDrawingWorker.js';
import { DrawingTools } from './DrawingTools.js';
import { readColors } from './drawingColors.js';
import { messages } from './GraphDrawing.messages.js';
import { ColorWatch, Failure, FocusFrame, Root, Stage, Working } from './GraphDrawing.styles.js';
import type { GraphDrawingProps } from './GraphDrawingProps.js';
import { Legend } from './Legend.js';
import { Minimap } from './Minimap.js';
import { signsOf } from './nodeLook.js';
import { EDGE, NODE, WORDS_FROM, type Picture } from './paintPicture.js';
import { SheetPainter } from './SheetPainter.js';
import { useArrangement } from './useArrangement.js';
import { useColors } from './useColors.js';
import { useDrawn } from './useDrawn.js';
import { useGestures } from './useGestures.js';
import { spokenName, useNodeWords } from './useNodeWords.js';
import { fitted, revealing, zoomedAt, type View } from './viewport.js';
import { walk, type Direction } from './walk.js';

/** Draws a dependency graph: as layers that are opened one by one, or as a network. */
export function GraphDrawing(props: GraphDrawingProps) {
  const { graph, root, layout, marks, targets, paths, selectedPath, selected, onSelect } = props;
  const intl = useIntl();
  const keysId = useId();
  const { drawn, below, settle, toggle, showMore, openLevel, closeAll } = useDrawn(props);
  const { createWorker = createDrawingWorker } = props;
  const { arrangement, progress, rest, stop } = useArrangement(graph, drawn, layout, createWorker);
  // What stands there may be what was drawn before, as long as the new layout is under way.
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
    () => rolesOf(shown, targets, paths, selectedPath),
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

  const { focusIndex, focusKey, moveFocus, frame } = useFocus(stage, props, arrangement);
  const { anchor, showAll, noteMove } = useLook(
    stage,
    area,
    arrangement,
    props,
    selectedIndex,
    focusKey,
    rest,
  );

  const open = (index: number, isOpen: boolean) => {
    const place = shown.places[index]!;
    if (!arrangement || place < 0) return;
    if (isOpen && shown.unexplored[index]) props.onExplore?.(graph.idAt(place));
    if (!isFoldable(arrangement, index)) return;
    if (Boolean(shown.isOpen[index]) === isOpen) return;
    anchor(keyAt(shown, index));
    toggle(place, isOpen);
  };
  const choose = (index: number) => {
    const place = shown.places[index]!;
    if (place === FOLD) {
      const owner = shown.places[shown.parents[index]!]!;
      anchor(owner);
      return showMore(owner);
    }
    settle();
    onSelect(place === PROJECT ? undefined : place);
  };
  const zoom = (factor: number) => {
    const { width, height } = stage.extent;
    stage.look(zoomedAt(stage.view, factor, { x: width / 2, y: height / 2 }));
    noteMove();
  };

  const hitAt = ({ x, y }: { readonly x: number; readonly y: number }) => {
    const { view } = stage;
    return arrangement && hit(arrangement, (x - view.x) / view.scale, (y - view.y) / view.scale);
  };
  const gestures = useGestures(stage, area, {
    onClick: (at) => {
      const found = hitAt(at);
      if (!found) return onSelect(undefined);
      moveFocus(found.index);
      if (found.isChip) open(found.index, !shown.isOpen[found.index]);
      else choose(found.index);
    },
    onDoubleClick: (at) => {
      const found = hitAt(at);
      if (found && !found.isChip) open(found.index, !shown.isOpen[found.index]);
    },
    onHover: (at) => {
      const element = area.current;
      const found = at && hitAt(at);
      if (!element) return;
      element.toggleAttribute('data-over', found !== undefined);
      element.title = found ? tipOf(props, shown, found.index) : '';
    },
    onMove: noteMove,
  });

  const cameFrom = useRef<number>(undefined);
  const go = (direction: Direction) => {
    if (!arrangement) return;
    const next = walk(arrangement, focusIndex, direction, cameFrom.current);
    if (next === undefined) return;
    cameFrom.current = focusIndex;
    moveFocus(next, true);
    noteMove();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
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
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };

  const [saveFails, setSaveFails] = useState(false);
  const save = async (kind: 'svg' | 'png') => {
    if (!picture || !watched.current) return;
    setSaveFails(false);
    const { drawingAsPng, drawingAsSvg } = await import('./exportDrawing.js');
    // A file is seen elsewhere, where nobody forces colours.
    const themed = { ...picture, colors: readColors(watched.current) };
    const blob = kind === 'svg' ? await drawingAsSvg(themed, name) : await drawingAsPng(themed);
    if (blob) saveFile(blob, `${props.fileName}.${kind}`);
    else setSaveFails(true);
  };

  const pngScale = useMemo(() => (arrangement ? pngScaleOf(arrangement) : 1), [arrangement]);
  const count = shown.places.reduce((sum, place) => sum + (place >= 0 ? 1 : 0), 0);
  const name = intl.formatMessage(messages.name, {
    name: nodeText(root),
    count,
    total: graph.size,
  });
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
          ref={frame}
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
      {picture && <Minimap stage={stage} painter={painter} picture={picture} onMove={noteMove} />}
      <DrawingTools
        stage={stage}
        onZoom={zoom}
        onFit={showAll}
        items={itemsOf(intl, layout, pngScale, {
          openLevel: () => {
            anchor(PROJECT);
            openLevel();
          },
          closeAll: () => {
            anchor(PROJECT);
            closeAll();
          },
          save: (kind) => void save(kind),
        })}
      />
      <BlankNote stage={stage} onShowTree={props.onShowTree} />
      {progress < 1 && <WorkingNote progress={progress} onStop={stop} />}
      {saveFails && (
        <Failure>
          <InlineNotice tone="danger" role="alert" onDismiss={() => setSaveFails(false)}>
            {intl.formatMessage(messages.saveFailed)}
          </InlineNotice>
        </Failure>
      )}
    </Root>
  );
}

/** While the layout is under way; what takes a moment only is not worth the words. */
function WorkingNote({ progress, onStop }: { progress: number; onStop: () => void }) {
  const intl = useIntl();
  const isLong = useSettled(true, 150);
  if (!isLong) return null;
  return (
    <Working>
      <Spinner size={14} />
      {intl.formatMessage(messages.layingOut, {
        share: intl.formatNumber(progress, { style: 'percent' }),
      })}
      <Button size="small" variant="quiet" onClick={onStop}>
        {intl.formatMessage(messages.stop)}
      </Button>
    </Working>
  );
}

/** In the place of a picture that could not be painted. */
function BlankNote({ stage, onShowTree }: { stage: CanvasStage } & Pick<GraphDrawingProps, 'onShowTree'>) {
  const intl = useIntl();
  const isBlank = useSyncExternalStore(stage.subscribeToBlank, stage.isBlank, stage.isBlank);
  if (!isBlank) return null;
  return (
    <Failure>
      <InlineNotice
        tone="danger"
        role="alert"
        title={intl.formatMessage(messages.notPainted)}
        actions={
          <>
            {onShowTree && (
              <Button size="small" onClick={onShowTree}>
                {intl.formatMessage(messages.showTree)}
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={() => stage.refresh()}>
              {intl.formatMessage(messages.paintAgain)}
            </Button>
          </>
        }
      >
        {intl.formatMessage(messages.notPaintedAdvice)}
      </InlineNotice>
    </Failure>
  );
}

/** Which thing the keyboard is on, and the button that stands there. */
function useFocus(
  stage: CanvasStage,
  { graph, targets, selected }: GraphDrawingProps,
  arrangement: Arrangement | undefined,
) {
  const first = selected ?? targets[0];
  // A search leads to what it finds, wherever the keyboard was before.
  const sought = soughtIn({ graph, targets });
  const [latest, setChosen] = useState<{ key: number; graph: typeof graph; sought: string }>();
  const chosen = latest?.sought === sought ? latest : undefined;
  const frame = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(false);
  const drawn = arrangement?.drawn;
  const wanted = (chosen && keyIn(graph, chosen.key, chosen.graph)) ?? first ?? PROJECT;
  const found = drawn && indexOfKey(drawn, wanted);
  const index = found ?? 0;
  const focusKey = found === undefined ? PROJECT : wanted;

  useLayoutEffect(() => {
    if (takesFocus.current) frame.current?.focus({ preventScroll: true });
    takesFocus.current = false;
  }, [focusKey]);
  useLayoutEffect(() => {
    if (!arrangement) return;
    const place = () => {
      const style = frame.current?.style;
      if (!style) return;
      const { x, y, scale } = stage.view;
      const { left, top, right, bottom } = areaOf(arrangement, index);
      style.transform = `translate(${left * scale + x}px, ${top * scale + y}px)`;
      style.width = `${(right - left) * scale}px`;
      style.height = `${(bottom - top) * scale}px`;
    };
    place();
    return stage.subscribe(place);
  }, [stage, arrangement, index]);

  return {
    frame,
    focusIndex: index,
    focusKey,
    moveFocus: (to: number, isByKey = false) => {
      if (!arrangement) return;
      const next = keyAt(arrangement.drawn, to);
      if (next === focusKey) frame.current?.focus({ preventScroll: true });
      else takesFocus.current = true;
      setChosen({ key: next, graph, sought });
      if (isByKey) stage.look(revealing(stage.view, areaOf(arrangement, to), stage.extent, 48));
    },
  };
}

/** What is searched for: by ids, since places change when the graph is loaded again. */
function soughtIn({ graph, targets }: Pick<GraphDrawingProps, 'graph' | 'targets'>): string {
  return targets.map((place) => graph.idAt(place)).join('|');
}

/** From where the drawing is seen when something new is drawn. */
function useLook(
  stage: CanvasStage,
  area: { readonly current: HTMLElement | null },
  arrangement: Arrangement | undefined,
  { layout, targets, paths, isWhole, graph }: GraphDrawingProps,
  selectedIndex: number | undefined,
  focusKey: number,
  onMove: () => void,
) {
  const kept = useRef<{ key: number; x: number; y: number }>(undefined);
  const seenLast = useRef<readonly unknown[]>([]);
  const hasMoved = useRef(false);
  const places = useMemo(() => [...targets, ...paths.flat()], [targets, paths]);
  const sought = soughtIn({ graph, targets });
  const latest = useRef<{
    readonly arrangement?: Arrangement;
    readonly places: readonly number[];
    readonly graph: GraphDrawingProps['graph'];
    readonly focusKey: number;
  }>({ places, graph, focusKey });
  const positionOf = useCallback(
    (at: Arrangement, key: number) => {
      const index = indexOfKey(at.drawn, key);
      if (index === undefined) return undefined;
      const { x, y, scale } = stage.view;
      return { x: at.x[index]! * scale + x, y: at.y[index]! * scale + y };
    },
    [stage],
  );

  const showAll = useCallback(() => {
    if (latest.current.arrangement) stage.look(fittedOn(stage, latest.current.arrangement));
    hasMoved.current = false;
  }, [stage]);

  useLayoutEffect(() => {
    const before = latest.current;
    if (arrangement || before.graph === graph) latest.current = { arrangement, places, graph, focusKey };
    if (!arrangement || stage.extent.width === 0) return;
    // More of the graph is known: what the keyboard is on stays where it is.
    const position =
      before.graph !== graph && before.arrangement
        ? positionOf(before.arrangement, before.focusKey)
        : undefined;
    const now = position && keyIn(graph, before.focusKey, before.graph);
    if (position && now !== undefined) kept.current ??= { key: now, ...position };
    const subject = [layout, isWhole, sought, paths.length];
    const isNew = subject.some((each, at) => each !== seenLast.current[at]);
    const index = kept.current && indexOfKey(arrangement.drawn, kept.current.key);
    if (isNew || (arrangement.kind === 'network' && !hasMoved.current)) {
      // What is drawn may still be what was drawn before.
      if (arrangement.kind === layout) seenLast.current = subject;
      if (isNew) hasMoved.current = false;
      stage.jump(homeOf(arrangement, stage, places));
    } else if (index !== undefined && kept.current) {
      const { scale } = stage.view;
      const view: View = {
        scale,
        x: kept.current.x - arrangement.x[index]! * scale,
        y: kept.current.y - arrangement.y[index]! * scale,
      };
      stage.look(view);
    }
    kept.current = undefined;
  }, [stage, arrangement, layout, isWhole, sought, paths, graph, places, focusKey, positionOf]);

  useEffect(() => {
    if (selectedIndex === undefined || !latest.current.arrangement || stage.extent.width === 0) return;
    // What is in view of a drawing that was fitted in is left where it is.
    stage.look(revealing(stage.view, areaOf(latest.current.arrangement, selectedIndex), stage.extent, 20));
  }, [stage, selectedIndex]);

  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const measure = () => {
      const [before, after] = [stage.extent, { width: element.clientWidth, height: element.clientHeight }];
      if (after.width === before.width && after.height === before.height) return;
      stage.resize(after);
      if (before.width === 0) {
        const { arrangement, places } = latest.current;
        if (arrangement) stage.look(homeOf(arrangement, stage, places));
        return;
      }
      const { view } = stage;
      stage.look({
        ...view,
        x: view.x + (after.width - before.width) / 2,
        y: view.y + (after.height - before.height) / 2,
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage, area]);

  return {
    showAll,
    /** Keeps a thing where it is on the screen when the drawing changes next. */
    anchor: (key: number) => {
      const position = arrangement && positionOf(arrangement, key);
      if (position) kept.current = { key, ...position };
    },
    noteMove: useCallback(() => {
      hasMoved.current = true;
      onMove();
    }, [onMove]),
  };
}

/** What is searched for, else everything, else as much of it as can be read. */
function homeOf(arrangement: Arrangement, stage: CanvasStage, places: readonly number[]): View {
  const { extent } = stage;
  const indexes = places
    .map((place) => indexOfKey(arrangement.drawn, place))
    .filter((at) => at !== undefined);
  const view = fittedOn(stage, arrangement, indexes.length > 0 ? [0, ...indexes] : undefined);
  if (arrangement.kind === 'network' || view.scale >= WORDS_FROM) return view;
  // The project at the start side, or what is searched for in the middle.
  const target = indexes[0] ?? 0;
  const scale = 0.8;
  return {
    scale,
    x: extent.width * (indexes.length > 0 ? 0.6 : 0.15) - arrangement.x[target]! * scale,
    y: extent.height / 2 - arrangement.y[target]! * scale,
  };
}

/** The key to the drawing lies over its lower edge, and names in a network are wider than what they stand below. */
function fittedOn(
  { extent: { width, height } }: CanvasStage,
  arrangement: Arrangement,
  indexes?: number[],
): View {
  const aside = arrangement.kind === 'network' ? Math.min(70, width / 8) : 0;
  const room = { width: width - 2 * aside, height: height - LEGEND_HEIGHT };
  const view = fitted(boundsOf(arrangement, indexes), room);
  return { ...view, x: view.x + aside };
}

const LEGEND_HEIGHT = 32;

function rolesOf(
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

function tipOf({ graph, root }: GraphDrawingProps, drawn: DrawnGraph, index: number): string {
  const place = drawn.places[index]!;
  if (place === FOLD) return '';
  const whole = place === PROJECT ? nodeText(root) : longNodeText(graph.valueAt(place));
  const purl = place >= 0 ? graph.valueAt(place).purl : undefined;
  return purl ? `${whole}\n${purl}` : whole;
}

function itemsOf(
  intl: IntlShape,
  layout: GraphDrawingProps['layout'],
  pngScale: number,
  actions: { openLevel: () => void; closeAll: () => void; save: (kind: 'svg' | 'png') => void },
): MenuItem[] {
  const { openLevel, closeAll, save } = actions;
  return [
    ...(layout === 'layers'
      ? [
          {
            id: 'open',
            label: intl.formatMessage(messages.openLevel),
            icon: 'plus' as const,
            onSelect: openLevel,
          },
          {
            id: 'close',
            label: intl.formatMessage(messages.closeAll),
            icon: 'minus' as const,
            onSelect: closeAll,
          },
        ]
      : []),
    {
      id: 'svg',
      label: intl.formatMessage(messages.saveSvg),
      icon: 'download',
      hasRule: layout === 'layers',
      onSelect: () => save('svg'),
    },
    {
      id: 'png',
      label:
        pngScale < 0.995
          ? intl.formatMessage(messages.savePngReduced, {
              scale: intl.formatNumber(Math.max(0.01, pngScale), { style: 'percent' }),
            })
          : intl.formatMessage(messages.savePng),
      icon: 'download',
      onSelect: () => save('png'),
    },
  ];
}
