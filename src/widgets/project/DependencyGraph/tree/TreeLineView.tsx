import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { Message, useIntl } from '../../../../i18n/index.js';
import { theme } from '../../../../theme/index.js';
import { Badge } from '../../../../ui/controls/Badge.js';
import { Icon } from '../../../../ui/controls/Icon.js';
import { cut } from '../../../../ui/layout/mixins.js';
import { Spinner } from '../../../../ui/controls/Spinner.js';
import { NodeLabel, nodeWords } from '../NodeLabel.js';
import { nodeText } from '../nodeText.js';
import { messages } from './GraphTree.messages.js';
import { isOpenLine, type GraphTreeLine, type GraphTreeProps } from './GraphTreeProps.js';
import type { GraphTreeView } from './useGraphTree.js';

/** Props of {@link TreeLineView}. */
export interface TreeLineViewProps extends Omit<LineProps, 'isTarget'> {
  index: number;
  chosen: number | undefined;
  targets: readonly number[];
  tree: GraphTreeView;
}

/** Height of a line in pixels, at least. */
export const LINE_HEIGHT = 32;

/** One line of the tree. */
export function TreeLineView({ index, chosen, targets, tree, ...rest }: TreeLineViewProps) {
  const { line } = rest;
  const intl = useIntl();
  const isTarget = line.kind === 'node' && targets.includes(line.place);
  const isOpen = isOpenLine(line);
  return (
    <Line
      role="treeitem"
      data-index={index}
      data-target={isTarget || undefined}
      tabIndex={index === tree.at ? 0 : -1}
      aria-label={lineWords(intl, { ...rest, isTarget })}
      aria-level={line.level + 1}
      aria-posinset={line.position}
      aria-setsize={line.siblings}
      aria-expanded={isOpen}
      aria-selected={line.kind === 'node' && line.place === chosen}
      $level={Math.min(line.level, DEEPEST_INDENT)}
      onFocus={() => tree.noteFocus(line)}
      onClick={(event) => {
        tree.noteFocus(line);
        const isTwist = (event.target as Element).closest('[data-twist]') !== null;
        if (isTwist && isOpen !== undefined) tree.setOpen(line, !isOpen);
        else tree.activate(line);
      }}
    >
      <Twist data-twist="" aria-hidden>
        {isOpen !== undefined && <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={14} />}
      </Twist>
      <LineContent {...rest} isTarget={isTarget} isExploring={rest.isExploring && isOpen === true} />
    </Line>
  );
}

interface LineProps extends Pick<GraphTreeProps, 'project' | 'graph' | 'marks' | 'isExploring'> {
  line: GraphTreeLine;
  isTarget: boolean;
  /** True when the dependencies of the node are not loaded. */
  isUnexplored: boolean;
}

function LineContent({ line, project, graph, marks, isTarget, isUnexplored, isExploring }: LineProps) {
  const intl = useIntl();
  if (line.kind === 'more') {
    return <More>{intl.formatMessage(messages.moreSiblings, { count: line.count })}</More>;
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
          <Message {...messages.searched} />
        </Badge>
      )}
      {line.kind === 'node' && line.repeats !== undefined ? (
        <Note>
          <Icon name="undo" size={12} />{' '}
          <Message {...messages.repeats} values={{ level: line.repeats + 1 }} />
        </Note>
      ) : isUnexplored ? (
        <Note>{isExploring ? <Spinner size={12} /> : <Message {...messages.unexplored} />}</Note>
      ) : (
        count > 0 && (
          <Note>
            <Message {...messages.childCount} values={{ count }} />
          </Note>
        )
      )}
    </>
  );
}

/**
 * Returns the text of a line in one piece. Its parts are too close together for screen readers to separate
 * them.
 */
function lineWords(intl: IntlShape, { line, project, graph, marks, isTarget, isUnexplored }: LineProps) {
  if (line.kind === 'more') return intl.formatMessage(messages.moreSiblings, { count: line.count });
  const count = line.kind === 'root' ? graph.roots.length : line.childCount;
  const said = line.kind === 'root' ? [nodeText(project)] : nodeWords(intl, graph.valueAt(line.place), marks);
  if (isTarget) said.push(intl.formatMessage(messages.searched));
  if (line.kind === 'node' && line.repeats !== undefined) {
    said.push(intl.formatMessage(messages.repeats, { level: line.repeats + 1 }));
  } else if (isUnexplored) {
    said.push(intl.formatMessage(messages.unexplored));
  } else if (count > 0) {
    said.push(intl.formatMessage(messages.childCount, { count }));
  }
  return said.join(', ');
}

// Deeper lines share one indent. Otherwise no space would be left for their text. Their level is announced.
const DEEPEST_INDENT = 24;

const Line = styled.div<{ $level: number }>`
  display: flex;
  box-sizing: border-box;
  align-items: center;
  gap: ${theme.space.sm};
  min-block-size: ${LINE_HEIGHT}px;
  padding-inline: calc(${theme.space.sm} + ${({ $level }) => $level} * min(${theme.space.lg}, 2.4cqi))
    ${theme.space.md};
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
