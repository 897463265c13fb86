import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { DependencyGraph } from '../../../domain/graph/dependencyGraph.js';
import type { GraphOverview } from '../../../domain/graph/overview.js';
import { CHUNK, opened, treeLines, type TreeLine, type TreeState } from '../../../domain/graph/tree.js';
import { Message, useIntl } from '../../../i18n/index.js';
import type { Project } from '../../../schema/project.js';
import { theme } from '../../../theme/index.js';
import { Badge } from '../../../ui/Badge.js';
import { useRowWindow } from '../../../ui/DataTable/useRowWindow.js';
import { Icon } from '../../../ui/Icon.js';
import { cut } from '../../../ui/mixins.js';
import { Spinner } from '../../../ui/Spinner.js';
import type { GraphNode, NodeMark } from './graphNode.js';
import { NodeLabel, nodeWords } from './NodeLabel.js';
import { nodeText } from './nodeText.js';
import { messages as treeMessages } from './GraphTree.messages.js';

/** Props of {@link GraphTree}. */
export interface GraphTreeProps {
  project: Project;
  graph: DependencyGraph<GraphNode>;
  overview: GraphOverview;
  targets: readonly number[];
  marks: ReadonlySet<NodeMark>;
  isShown: (place: number) => boolean;
  /** Ids of nodes whose dependencies are not loaded. */
  unexplored: ReadonlySet<string>;
  /** Asks for them. */
  onExplore: (id: string) => void;
  isExploring: boolean;
  chosen: number | undefined;
  onChoose: (place: number) => void;
  /** Whether the keyboard goes to it as it appears, because what brought it there is gone. */
  takesFocus: boolean;
}

/**
 * The graph as a tree that opens level by level, for the keyboard and for screen readers: it says the same as the
 * drawing. A node that several others need stands below each of them.
 */
export function GraphTree(props: GraphTreeProps) {
  const { project, graph, overview, targets, marks, isShown, unexplored, onExplore, isExploring } = props;
  const { chosen, onChoose } = props;
  const intl = useIntl();
  const body = useRef<HTMLDivElement>(null);
  const targetKey = targets.map((place) => graph.idAt(place)).join('|');
  const [state, setState] = useState<TreeState>(() => revealed(graph, overview, targets, isShown));
  const [isRootOpen, setIsRootOpen] = useState(true);
  const [current, setCurrent] = useState<string>(() => firstKey(graph, overview, targets));
  const [isFocusWanted, setIsFocusWanted] = useState(props.takesFocus);

  // Others are searched: the ways to them are opened, what was open stays.
  const [revealedKey, setRevealedKey] = useState(targetKey);
  if (revealedKey !== targetKey) {
    setRevealedKey(targetKey);
    setState(revealed(graph, overview, targets, isShown, state));
    setCurrent(firstKey(graph, overview, targets));
  }

  const lines = useMemo((): readonly (TreeLine | RootLine)[] => {
    const root: RootLine = { kind: 'root', key: '', level: 0, position: 1, siblings: 1, isOpen: isRootOpen };
    if (!isRootOpen) return [root];
    const isUnexplored = (place: number) => unexplored.has(graph.idAt(place));
    return [root, ...treeLines(graph, state, { isShown, isUnexplored })];
  }, [graph, state, isShown, isRootOpen, unexplored]);
  const found = lines.findIndex(({ key }) => key === current);
  const at = found < 0 ? 0 : found;
  const { items } = useRowWindow({
    body,
    count: lines.length,
    estimate: LINE_HEIGHT,
    pinned: at,
    rowsKey: lines,
  });

  useLayoutEffect(() => {
    if (!isFocusWanted) return;
    const element = elementAt(body.current, at);
    if (!element) return;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest' });
    setIsFocusWanted(false);
  }, [isFocusWanted, at, items]);

  // What is searched is scrolled to when it changes, without taking the focus.
  const shownTarget = useRef('');
  useEffect(() => {
    if (shownTarget.current === targetKey) return;
    shownTarget.current = targetKey;
    if (targetKey) elementAt(body.current, at)?.scrollIntoView({ block: 'nearest' });
  }, [targetKey, at]);

  const moveTo = (index: number) => {
    const line = lines[Math.max(0, Math.min(lines.length - 1, index))];
    if (!line) return;
    setCurrent(line.key);
    setIsFocusWanted(true);
  };
  const setOpen = (line: TreeLine | RootLine, isOpen: boolean) => {
    if (line.kind === 'root') return setIsRootOpen(isOpen);
    if (line.kind === 'more') return;
    const open = new Set(state.open);
    if (isOpen) open.add(line.key);
    else open.delete(line.key);
    setState({ ...state, open });
    if (isOpen && unexplored.has(graph.idAt(line.place))) onExplore(graph.idAt(line.place));
  };
  const listMore = (line: Extract<TreeLine, { kind: 'more' }>) => {
    const count = state.listed.get(line.parentKey) ?? CHUNK;
    setState({ ...state, listed: new Map(state.listed).set(line.parentKey, count + CHUNK) });
    // The line goes away, or moves down: the first new one stands where it was.
    setFocusAfter(at);
  };
  const [focusAfter, setFocusAfter] = useState<number>();
  if (focusAfter !== undefined) {
    const line = lines[focusAfter];
    setFocusAfter(undefined);
    if (line) {
      setCurrent(line.key);
      setIsFocusWanted(true);
    }
  }
  const activate = (line: TreeLine | RootLine) => {
    if (line.kind === 'more') return listMore(line);
    if (line.kind === 'node') onChoose(line.place);
    else setOpen(line, !line.isOpen);
  };
  const openSiblings = (line: TreeLine | RootLine) => {
    if (line.kind !== 'node') return;
    const parent = parentKeyOf(line);
    const open = new Set(state.open);
    for (const other of lines) {
      if (other.kind === 'node' && other.isOpen === false && parentKeyOf(other) === parent) {
        open.add(other.key);
      }
    }
    setState({ ...state, open });
  };

  const typed = useRef({ text: '', at: 0 });
  const typeAhead = (letter: string, now: number) => {
    const text = now - typed.current.at < 700 ? typed.current.text + letter : letter;
    typed.current = { text, at: now };
    const from = text.length > 1 ? at : at + 1;
    for (let step = 0; step < lines.length; step += 1) {
      const index = (from + step) % lines.length;
      const line = lines[index]!;
      const name = line.kind === 'node' ? graph.valueAt(line.place).name : '';
      if (name.toLowerCase().startsWith(text.toLowerCase())) return moveTo(index);
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const line = lines[at];
    if (!line || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const isOpen = line.kind === 'more' ? undefined : line.isOpen;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const act = (action: () => void) => {
      event.preventDefault();
      action();
    };
    switch (event.key) {
      case 'ArrowDown':
        return act(() => moveTo(at + 1));
      case 'ArrowUp':
        return act(() => moveTo(at - 1));
      case 'Home':
        return act(() => moveTo(0));
      case 'End':
        return act(() => moveTo(lines.length - 1));
      case 'PageDown':
        return act(() => moveTo(at + PAGE));
      case 'PageUp':
        return act(() => moveTo(at - PAGE));
      case isRtl ? 'ArrowLeft' : 'ArrowRight':
        return act(() => {
          if (isOpen === false) setOpen(line, true);
          else if (isOpen) moveTo(at + 1);
        });
      case isRtl ? 'ArrowRight' : 'ArrowLeft':
        return act(() => {
          if (isOpen) setOpen(line, false);
          else moveTo(parentIndex(lines, at));
        });
      case 'Enter':
      case ' ':
        return act(() => activate(line));
      case '*':
        return act(() => openSiblings(line));
      default:
        if (event.key.length === 1) typeAhead(event.key, event.timeStamp);
    }
  };

  /** What a line says, in one piece: its parts stand too close for screen readers to tell them apart. */
  const words = (line: TreeLine | RootLine, isTarget: boolean): string => {
    if (line.kind === 'more') return intl.formatMessage(treeMessages.moreSiblings, { count: line.count });
    const count = line.kind === 'root' ? graph.roots.length : line.childCount;
    const said =
      line.kind === 'root' ? [nodeText(project)] : nodeWords(intl, graph.valueAt(line.place), marks);
    if (isTarget) said.push(intl.formatMessage(treeMessages.searched));
    if (line.kind === 'node' && line.repeats !== undefined) {
      said.push(intl.formatMessage(treeMessages.repeats, { level: line.repeats + 1 }));
    } else if (line.kind === 'node' && unexplored.has(graph.idAt(line.place))) {
      said.push(intl.formatMessage(treeMessages.unexplored));
    } else if (count > 0) {
      said.push(intl.formatMessage(treeMessages.childCount, { count }));
    }
    return said.join(', ');
  };

  return (
    <Frame>
      <Tree
        ref={body}
        role="tree"
        aria-label={intl.formatMessage(treeMessages.treeLabel, { name: nodeText(project) })}
        aria-busy={isExploring || undefined}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => {
          if ('gap' in item) return <Gap key={item.key} aria-hidden $height={item.gap} />;
          const line = lines[item.index]!;
          const isTarget = line.kind === 'node' && targets.includes(line.place);
          const isOpen = line.kind === 'more' ? undefined : line.isOpen;
          return (
            <Line
              key={line.key}
              role="treeitem"
              data-index={item.index}
              data-target={isTarget || undefined}
              tabIndex={item.index === at ? 0 : -1}
              aria-label={words(line, isTarget)}
              aria-level={line.level + 1}
              aria-posinset={line.position}
              aria-setsize={line.siblings}
              aria-expanded={isOpen}
              aria-selected={line.kind === 'node' && line.place === chosen}
              $level={Math.min(line.level, DEEPEST_INDENT)}
              onFocus={() => setCurrent(line.key)}
              onClick={(event) => {
                setCurrent(line.key);
                if ((event.target as Element).closest('[data-twist]') && isOpen !== undefined) {
                  setOpen(line, !isOpen);
                } else activate(line);
              }}
            >
              <Twist data-twist="" aria-hidden>
                {isOpen !== undefined && <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={14} />}
              </Twist>
              <LineContent
                line={line}
                project={project}
                graph={graph}
                marks={marks}
                isTarget={isTarget}
                isUnexplored={line.kind === 'node' && unexplored.has(graph.idAt(line.place))}
                isExploring={isExploring && isOpen === true}
              />
            </Line>
          );
        })}
      </Tree>
    </Frame>
  );
}

/** The project itself. */
interface RootLine {
  kind: 'root';
  key: '';
  level: 0;
  position: 1;
  siblings: 1;
  isOpen: boolean;
}

function LineContent(props: {
  line: TreeLine | RootLine;
  project: Project;
  graph: DependencyGraph<GraphNode>;
  marks: ReadonlySet<NodeMark>;
  isTarget: boolean;
  isUnexplored: boolean;
  isExploring: boolean;
}) {
  const { line, project, graph, marks, isTarget, isUnexplored, isExploring } = props;
  const intl = useIntl();
  if (line.kind === 'more') {
    return <More>{intl.formatMessage(treeMessages.moreSiblings, { count: line.count })}</More>;
  }
  const count = line.kind === 'root' ? graph.roots.length : line.childCount;
  return (
    <>
      {line.kind === 'root' ? (
        <Root>
          <bdi>{nodeText(project)}</bdi>
        </Root>
      ) : (
        <NodeLabel node={graph.valueAt(line.place)} marks={marks} />
      )}
      {isTarget && (
        <Badge tone="accent">
          <Message {...treeMessages.searched} />
        </Badge>
      )}
      {line.kind === 'node' && line.repeats !== undefined ? (
        <Note>
          <Icon name="undo" size={12} />{' '}
          <Message {...treeMessages.repeats} values={{ level: line.repeats + 1 }} />
        </Note>
      ) : isUnexplored ? (
        <Note>{isExploring ? <Spinner size={12} /> : <Message {...treeMessages.unexplored} />}</Note>
      ) : (
        count > 0 && (
          <Note>
            <Message {...treeMessages.childCount} values={{ count }} />
          </Note>
        )
      )}
    </>
  );
}

/** What is open so that the shortest path to each of some nodes is seen. */
function revealed(
  graph: DependencyGraph<GraphNode>,
  overview: GraphOverview,
  targets: readonly number[],
  isShown: (place: number) => boolean,
  before: TreeState = { open: new Set(), listed: new Map() },
): TreeState {
  return targets.reduce<TreeState>((state, target) => {
    const path = overview.shortestPathTo(target);
    return path ? opened(graph, state, path, isShown) : state;
  }, before);
}

/** Key of the first of some nodes in the tree; the project where there is none. */
function firstKey(
  graph: DependencyGraph<GraphNode>,
  overview: GraphOverview,
  targets: readonly number[],
): string {
  const path = targets[0] === undefined ? undefined : overview.shortestPathTo(targets[0]);
  return (path ?? []).map((place) => `/${graph.idAt(place)}`).join('');
}

function parentKeyOf({ key }: TreeLine): string {
  return key.slice(0, key.lastIndexOf('/'));
}

function parentIndex(lines: readonly (TreeLine | RootLine)[], index: number): number {
  const { level } = lines[index]!;
  let parent = index;
  while (parent > 0 && lines[parent]!.level >= level) parent -= 1;
  return parent;
}

function elementAt(body: HTMLElement | null, index: number): HTMLElement | null {
  return body?.querySelector<HTMLElement>(`:scope > [data-index="${index}"]`) ?? null;
}

const LINE_HEIGHT = 32;
const PAGE = 15;
// Deeper lines stand below each other, else nothing would be left for their words; their level is announced.
const DEEPEST_INDENT = 24;

/** Scrolls; a box of its own, because the lines in view are found by where the tree is in it. */
const Frame = styled.div`
  box-sizing: border-box;
  max-block-size: 70vh;
  overflow: auto;
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface.base};
`;

const Tree = styled.div`
  padding-block: ${theme.space.xs};
`;

const Gap = styled.div.attrs<{ $height: number }>(({ $height }) => ({ style: { blockSize: $height } }))``;

const Line = styled.div<{ $level: number }>`
  display: flex;
  box-sizing: border-box;
  align-items: center;
  gap: ${theme.space.sm};
  min-block-size: ${LINE_HEIGHT}px;
  padding-inline: calc(${theme.space.sm} + ${({ $level }) => $level} * min(18px, 2.4cqi)) ${theme.space.md};
  cursor: default;
  white-space: nowrap;
  &:hover {
    background: ${theme.color.surface.hover};
  }
  &[aria-selected='true'] {
    background: ${theme.color.surface.selected};
  }
  &[data-target] {
    font-weight: ${theme.font.weight.medium};
  }
  &:focus-visible {
    outline: ${theme.border.focusWidth} solid ${theme.color.focus};
    outline-offset: -2px;
  }
`;

const Twist = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  color: ${theme.color.text.subtle};
`;

const Root = styled.b`
  font-weight: ${theme.font.weight.strong};
`;

const More = styled.span`
  color: ${theme.color.text.link};
`;

const Note = styled.span`
  ${cut}
  display: inline-flex;
  flex: 0 1000 auto;
  align-items: center;
  gap: ${theme.space.xs};
  margin-inline-start: auto;
  padding-inline-start: ${theme.space.md};
  color: ${theme.color.text.subtle};
  font-size: ${theme.font.size.small};
`;
