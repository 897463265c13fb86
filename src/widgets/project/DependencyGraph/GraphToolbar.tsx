import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { DependencyGraph } from '../../../domain/graph/dependencyGraph.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { Combobox } from '../../../ui/fields/Combobox.js';
import type { ComboboxOption } from '../../../ui/fields/ComboboxOption.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { Switch } from '../../../ui/fields/Switch.js';
import { IconButton } from '../../../ui/controls/IconButton.js';
import { MatchCount, Toolbar, ToolbarEnd } from '../../../ui/table/list.styles.js';
import { MenuButton } from '../../../ui/overlay/Menu.js';
import { onPhone } from '../../../ui/layout/mixins.js';
import { messages } from './DependencyGraph.messages.js';
import {
  DEFAULT_MARKS,
  DEPENDENCY_GRAPH_VIEWS,
  type DependencyGraphValue,
  type DependencyGraphView,
} from './dependencyGraphValue.js';
import { hasMark, NODE_MARKS, type GraphNode, type NodeMark } from './graphNode.js';
import type { Levels } from './reading/GraphReader.js';
import { longNodeText, nodeText } from './nodeText.js';

/** Props of {@link GraphToolbar}. */
export interface GraphToolbarProps {
  graph: DependencyGraph<GraphNode>;
  /** Why only levels are loaded, and how many components there are. */
  levels: Levels | undefined;
  /** True when all of a large graph is being read. The progress is shown elsewhere. */
  isReadingAll: boolean;
  value: DependencyGraphValue;
  targets: readonly number[];
  /** The view as it is shown, which may be another one where there is no room. */
  view: DependencyGraphView;
  onChange: (value: Partial<DependencyGraphValue>) => void;
  onReload: () => void;
}

/** Search, switches and the choice of the view above a graph. */
export function GraphToolbar(props: GraphToolbarProps) {
  const { graph, levels, isReadingAll, value, targets, view, onChange, onReload } = props;
  const intl = useIntl();
  const { marks = DEFAULT_MARKS, isWhole = false } = value;
  const { vulnerable, isAllKnown } = useMemo(() => countVulnerable(graph), [graph]);
  const isPicture = view === 'tree' || view === 'graph' || view === 'split';
  const loadOptions = async (text: string): Promise<ComboboxOption[]> => {
    const { findNodes, FOUND_AT_MOST } = await import('./findNodes.js');
    const { places, total } = findNodes(graph, text);
    const options: ComboboxOption[] = places.map((place) => ({
      id: graph.idAt(place),
      label: longNodeText(graph.valueAt(place)),
      hint: intl.formatMessage(messages.searchNeeded, { count: graph.dependantsOf(place).length }),
    }));
    const count = total - FOUND_AT_MOST;
    if (count > 0) {
      options.push({ id: '', label: intl.formatMessage(messages.searchMore, { count }), isDisabled: true });
    }
    return options;
  };
  return (
    <Toolbar role="search" data-searched="">
      <Search
        label={intl.formatMessage(messages.search)}
        isLabelHidden
        placeholder={intl.formatMessage(messages.search)}
        value={chosenOption()}
        loadOptions={loadOptions}
        onValueChange={(option) =>
          onChange({ componentIds: option ? [option.id] : undefined, searchText: undefined })
        }
      />
      <MatchCount role="status">{summary()}</MatchCount>
      <End>
        {isPicture && targets.length > 0 && (
          <Switch
            label={<Message {...messages.whole} />}
            checked={isWhole}
            onCheckedChange={(next) => onChange({ isWhole: next })}
          />
        )}
        {(isPicture || view === 'dependants') && (
          <MenuButton
            items={NODE_MARKS.map((mark) => ({
              id: mark,
              label: intl.formatMessage(MARK_WORDS[mark]),
              isChecked: marks.includes(mark),
              onSelect: () => onChange({ marks: toggled(marks, mark) }),
            }))}
          >
            <Message {...messages.highlight} />
          </MenuButton>
        )}
        <Views
          label={intl.formatMessage(messages.view)}
          value={view}
          options={DEPENDENCY_GRAPH_VIEWS.map((name) => ({ value: name, label: <ViewName name={name} /> }))}
          onValueChange={(next) => onChange({ view: next, searchText: undefined })}
        />
        <IconButton
          icon="refresh"
          variant="secondary"
          label={intl.formatMessage(messages.reload)}
          onClick={onReload}
        />
      </End>
    </Toolbar>
  );

  function chosenOption(): ComboboxOption | undefined {
    const [first] = targets;
    if (first === undefined) return undefined;
    const label =
      targets.length === 1
        ? nodeText(graph.valueAt(first))
        : intl.formatMessage(messages.several, { count: targets.length });
    return { id: graph.idAt(first), label };
  }

  function summary(): string {
    const total = graph.size;
    const [first] = targets;
    if (targets.length === 1 && first !== undefined) {
      const direct = graph.dependantsOf(first).length;
      return intl.formatMessage(messages.foundOne, { total, direct });
    }
    if (isReadingAll) return '';
    if (levels?.why === 'large')
      return intl.formatMessage(messages.foundLevels, { count: total, total: levels.total });
    return intl.formatMessage(isAllKnown ? messages.foundNone : messages.foundUnmeasured, {
      total,
      vulnerable,
    });
  }
}

function countVulnerable(graph: DependencyGraph<GraphNode>) {
  let vulnerable = 0;
  let isAllKnown = true;
  for (let place = 0; place < graph.size; place += 1) {
    const node = graph.valueAt(place);
    if (hasMark(node, 'vulnerable')) vulnerable += 1;
    if (node.kind === 'component' && !node.metrics) isAllKnown = false;
  }
  return { vulnerable, isAllKnown };
}

function ViewName({ name }: { name: DependencyGraphView }) {
  const word = <Message {...messages[name]} />;
  return name === 'split' ? <WideOnly data-wide="">{word}</WideOnly> : word;
}

function toggled(marks: readonly NodeMark[], mark: NodeMark): readonly NodeMark[] {
  return NODE_MARKS.filter((each) => (each === mark) !== marks.includes(each));
}

const MARK_WORDS = {
  vulnerable: messages.markVulnerable,
  outdated: messages.markOutdated,
  internal: messages.markInternal,
  violating: messages.markViolating,
} as const;

const Search = styled(Combobox<ComboboxOption>)`
  inline-size: 320px;
  max-inline-size: 100%;
  ${onPhone} {
    inline-size: 100%;
  }
`;

// On a phone, the last button is beside the number of components, and the others are below them.
const End = styled(ToolbarEnd)`
  ${onPhone} {
    display: contents;
    > :not(:last-child) {
      order: 1;
    }
  }
`;

const WideOnly = styled.span``;

// On a phone, nothing is placed side by side.
const Views = styled(SegmentedControl<DependencyGraphView>)`
  ${onPhone} {
    > label:has([data-wide]) {
      display: none;
    }
  }
`;
