import { useCallback, useMemo, useState } from 'react';
import { CHUNK, opened, treeLines, type TreeLine, type TreeState } from '../../../../domain/graph/tree.js';
import type { GraphTreeLine, GraphTreeProps, RootLine } from './GraphTreeProps.js';

/** The current state of the tree, and the functions that change it. */
export interface GraphTreeView {
  readonly lines: readonly GraphTreeLine[];
  /** Place of the current line, the one tab stop of the tree. */
  readonly at: number;
  /** The current line, if it is to get the focus. */
  readonly focusWanted: { readonly index: number } | undefined;
  /** The searched nodes as one string. It changes when other nodes are searched. */
  readonly targetKey: string;
  readonly onFocused: () => void;
  /** Goes to a line, with the focus; to the first or the last one from beyond the ends. */
  readonly moveTo: (index: number) => void;
  /** A line got the focus by other means. */
  readonly noteFocus: (line: GraphTreeLine) => void;
  readonly setOpen: (line: GraphTreeLine, isOpen: boolean) => void;
  /** Opens a line and those beside it. */
  readonly openSiblings: (line: GraphTreeLine) => void;
  /** Chooses a node, lists more siblings, or opens and closes the project. */
  readonly activate: (line: GraphTreeLine) => void;
}

/** Keeps what of the tree is open, and which line is the current one. */
export function useGraphTree(props: GraphTreeProps): GraphTreeView {
  const { graph, targets, isShown, unexplored, onExplore, onChoose } = props;
  const targetKey = targets.map((place) => graph.idAt(place)).join('|');
  const [state, setState] = useState<TreeState>(() => revealed(props));
  const [isRootOpen, setIsRootOpen] = useState(true);
  const [current, setCurrent] = useState(() => firstKey(props));
  const [isFocusWanted, setIsFocusWanted] = useState(props.takesFocus);
  const [focusAfter, setFocusAfter] = useState<number>();

  // Others are searched: the ways to them are opened, what was open stays.
  const [revealedKey, setRevealedKey] = useState(targetKey);
  if (revealedKey !== targetKey) {
    setRevealedKey(targetKey);
    setState(revealed(props, state));
    setCurrent(firstKey(props));
  }

  const lines = useMemo((): readonly GraphTreeLine[] => {
    const root: RootLine = { kind: 'root', key: '', level: 0, position: 1, siblings: 1, isOpen: isRootOpen };
    if (!isRootOpen) return [root];
    const isUnexplored = (place: number) => unexplored.has(graph.idAt(place));
    return [root, ...treeLines(graph, state, { isShown, isUnexplored })];
  }, [graph, state, isShown, isRootOpen, unexplored]);
  const at = Math.max(
    0,
    lines.findIndex(({ key }) => key === current),
  );

  const moveTo = (index: number) => {
    const line = lines[Math.max(0, Math.min(lines.length - 1, index))];
    if (!line) return;
    setCurrent(line.key);
    setIsFocusWanted(true);
  };
  if (focusAfter !== undefined) {
    setFocusAfter(undefined);
    if (lines[focusAfter]) moveTo(focusAfter);
  }

  const setOpen = (line: GraphTreeLine, isOpen: boolean) => {
    if (line.kind === 'root') return setIsRootOpen(isOpen);
    if (line.kind === 'more') return;
    const open = new Set(state.open);
    if (isOpen) open.add(line.key);
    else open.delete(line.key);
    setState({ ...state, open });
    if (isOpen && unexplored.has(graph.idAt(line.place))) onExplore(graph.idAt(line.place));
  };

  return {
    lines,
    at,
    focusWanted: useMemo(() => (isFocusWanted ? { index: at } : undefined), [isFocusWanted, at]),
    targetKey,
    onFocused: useCallback(() => setIsFocusWanted(false), []),
    moveTo,
    noteFocus: ({ key }) => setCurrent(key),
    setOpen,
    openSiblings: (line) => {
      if (line.kind === 'node')
        setState({ ...state, open: new Set([...state.open, ...closedBeside(lines, line)]) });
    },
    activate: (line) => {
      if (line.kind === 'root') setOpen(line, !line.isOpen);
      else if (line.kind === 'node') onChoose(line.place);
      else {
        const count = state.listed.get(line.parentKey) ?? CHUNK;
        setState({ ...state, listed: new Map(state.listed).set(line.parentKey, count + CHUNK) });
        // The line disappears or moves down. The first new line takes its place.
        setFocusAfter(at);
      }
    },
  };
}

/** Returns the state in which the shortest path to each searched node is visible. */
function revealed(
  { graph, overview, targets, isShown }: GraphTreeProps,
  before: TreeState = { open: new Set(), listed: new Map() },
): TreeState {
  return targets.reduce<TreeState>((state, target) => {
    const path = overview.shortestPathTo(target);
    return path ? opened(graph, state, path, isShown) : state;
  }, before);
}

/** Key of the first node that is searched; the project where there is none. */
function firstKey({ graph, overview, targets }: GraphTreeProps): string {
  const path = targets[0] === undefined ? undefined : overview.shortestPathTo(targets[0]);
  return (path ?? []).map((place) => `/${graph.idAt(place)}`).join('');
}

/** Keys of a line and those beside it that can be opened. */
function closedBeside(lines: readonly GraphTreeLine[], line: TreeLine): string[] {
  const parent = parentKeyOf(line);
  return lines.flatMap((other) =>
    other.kind === 'node' && other.isOpen === false && parentKeyOf(other) === parent ? other.key : [],
  );
}

function parentKeyOf({ key }: TreeLine): string {
  return key.slice(0, key.lastIndexOf('/'));
}
