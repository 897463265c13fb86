import { useEffect, useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useIntl } from '../../../../i18n/index.js';
import { theme } from '../../../../theme/index.js';
import { rowElement, useRowFocus } from '../../../../ui/table/useRowFocus.js';
import { useRowWindow } from '../../../../ui/table/useRowWindow.js';
import { markKeyUsed } from '../../../../ui/controls/usedKeys.js';
import { nodeText } from '../nodeText.js';
import { messages } from './GraphTree.messages.js';
import type { GraphTreeProps } from './GraphTreeProps.js';
import { treeKeyAction } from './treeKeys.js';
import { LINE_HEIGHT, TreeLineView } from './TreeLineView.js';
import { useGraphTree } from './useGraphTree.js';
import { useTypeAhead } from './useTypeAhead.js';

/**
 * The graph as a tree that opens level by level, for the keyboard and for screen readers. It has the same
 * content as the drawing. A node that several others depend on appears below each of them.
 */
export function GraphTree(props: GraphTreeProps) {
  const { project, graph, targets, marks, unexplored, isExploring, chosen } = props;
  const intl = useIntl();
  const body = useRef<HTMLDivElement>(null);
  const tree = useGraphTree(props);
  const { lines, at, targetKey } = tree;
  const { items } = useRowWindow({
    body,
    count: lines.length,
    estimate: LINE_HEIGHT,
    pinned: at,
    rowsKey: lines,
  });
  useRowFocus(body, tree.focusWanted, items, tree.onFocused);

  // The tree scrolls to the searched node when it changes, without taking the focus.
  const shownTarget = useRef('');
  useEffect(() => {
    if (shownTarget.current === targetKey) return;
    shownTarget.current = targetKey;
    if (targetKey) rowElement(body.current, at)?.scrollIntoView({ block: 'nearest' });
  }, [targetKey, at]);

  const typeAhead = useTypeAhead({
    at,
    count: lines.length,
    nameAt: (index) => {
      const line = lines[index]!;
      return line.kind === 'node' ? graph.valueAt(line.place).name : '';
    },
    moveTo: tree.moveTo,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const action = treeKeyAction(event, tree);
    if (!action) return typeAhead(event);
    markKeyUsed(event);
    action();
  };

  return (
    <Frame>
      <Tree
        ref={body}
        role="tree"
        aria-label={intl.formatMessage(messages.treeLabel, { name: nodeText(project) })}
        aria-busy={isExploring || undefined}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => {
          if ('gap' in item) return <Gap key={item.key} aria-hidden $height={item.gap} />;
          const line = lines[item.index]!;
          return (
            <TreeLineView
              key={line.key}
              line={line}
              index={item.index}
              project={project}
              graph={graph}
              marks={marks}
              targets={targets}
              chosen={chosen}
              isUnexplored={line.kind === 'node' && unexplored.has(graph.idAt(line.place))}
              isExploring={isExploring}
              tree={tree}
            />
          );
        })}
      </Tree>
    </Frame>
  );
}

/**
 * The scroll container. It is its own box, because the lines in view are calculated from the position of the
 * tree in it.
 */
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
