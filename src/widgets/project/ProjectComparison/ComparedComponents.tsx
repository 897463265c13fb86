import { useMemo } from 'react';
import type { ReadProgress } from '../../../api/readAllPages.js';
import type { Resource } from '../../../data/useResource.js';
import type { ComponentComparison } from '../../../domain/comparison/compareComponents.js';
import { useIntl } from '../../../i18n/index.js';
import { listChoice } from '../../../frames/list/listChoice.js';
import type { ListDefinition } from '../../../frames/list/ListDefinition.js';
import { ListView } from '../../../frames/list/ListView.js';
import { useLocalList } from '../../../frames/list/useLocalList.js';
import { componentMessages as messages } from './ComparedComponents.messages.js';
import { changesOf, changeText, componentColumns, type SideNames } from './componentColumns.js';
import { Above } from './comparison.styles.js';
import { OutcomeChoice } from './OutcomeChoice.js';
import {
  COMPONENT_CHANGES,
  comparedComponentsCodec,
  type ComparedComponentChange,
  type ComparedComponentsValue,
} from './projectComparisonValue.js';
import { ReadingProgress } from './ReadingProgress.js';
import type { ComparisonProgress } from './useComparison.js';
import type { ListViewState } from '../../../frames/list/useListState.js';

/** Props of {@link ComparedComponents}. */
export interface ComparedComponentsProps extends ListViewState<ComparedComponentsValue> {
  components: Resource<readonly ComponentComparison[]>;
  progress: ComparisonProgress<ReadProgress>;
  names: SideNames;
}

const LIST: Omit<ListDefinition<ComponentComparison, ComparedComponentsValue>, 'columns'> = {
  value: comparedComponentsCodec,
  row: {
    getId: ({ id }) => id,
    getName: ({ component }) => component.name,
    isMuted: ({ outcome }) => outcome === 'unchanged',
  },
  searchedText: ({ before, after }) =>
    [before, after]
      .flatMap((one) => (one ? [one.name, one.group, one.purl] : []))
      .filter(Boolean)
      .join('\n'),
  passes: (row, { outcome, change }) =>
    (outcome === undefined ? row.outcome !== 'unchanged' : outcome === 'all' || row.outcome === outcome) &&
    (change === undefined || changesOf(row).includes(change)),
  search: { label: messages.search, hint: messages.searchHint },
  filters: [
    listChoice({
      key: 'change',
      label: messages.change,
      options: COMPONENT_CHANGES,
      name: messages.changeName,
      says: messages.changeName,
      valueText: (intl, value) => changeText(intl, value as ComparedComponentChange),
    }),
  ],
  fileName: 'compared-components',
  icon: 'component',
  words: messages,
};

/** The components of both versions: what was added, removed and changed. */
export function ComparedComponents(props: ComparedComponentsProps) {
  const { components, progress, names, ...view } = props;
  const intl = useIntl();
  const { before, after } = names;
  const columns = useMemo(() => componentColumns(intl, { before, after }), [intl, before, after]);
  const list = useLocalList({ ...LIST, columns }, { rows: components, ...view });
  const counts = useMemo(() => (list.allRows ? countOutcomes(list.allRows) : undefined), [list.allRows]);
  return (
    <ListView
      list={list}
      above={
        <Above>
          {components.status === 'loading' && <ReadingProgress components={progress} />}
          <OutcomeChoice
            value={list.value.outcome ?? 'differences'}
            onValueChange={(outcome) =>
              list.change({ outcome: outcome === 'differences' ? undefined : outcome })
            }
            options={[
              {
                value: 'differences',
                label: intl.formatMessage(messages.differences),
                count: counts && counts.added + counts.removed + counts.changed,
              },
              ...(['added', 'removed', 'changed'] as const).map((value) => ({
                value,
                label: intl.formatMessage(messages[value]),
                count: counts?.[value],
              })),
              { value: 'all', label: intl.formatMessage(messages.all), count: list.allRows?.length },
            ]}
          />
        </Above>
      }
    />
  );
}

/** Counts the components by outcome. */
export function countOutcomes(rows: readonly ComponentComparison[]) {
  const counts = { added: 0, removed: 0, changed: 0, unchanged: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}
