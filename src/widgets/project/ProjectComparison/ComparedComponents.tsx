import { useMemo } from 'react';
import type { ReadProgress } from '../../../api/readAllPages.js';
import type { Resource } from '../../../data/useResource.js';
import {
  COMPONENT_OUTCOMES,
  type ComponentComparison,
} from '../../../domain/comparison/compareComponents.js';
import { severitiesByComponent } from '../../../domain/comparison/countSeverities.js';
import type { FindingComparison } from '../../../domain/comparison/compareFindings.js';
import { useHost } from '../../../host/KitProvider.js';
import { useIntl } from '../../../i18n/index.js';
import { listChoice } from '../../../frames/list/listChoice.js';
import type { ListDefinition } from '../../../frames/list/ListDefinition.js';
import { ListView } from '../../../frames/list/ListView.js';
import { useLocalList } from '../../../frames/list/useLocalList.js';
import { componentMessages as messages } from './ComparedComponents.messages.js';
import { changesOf, changeText, componentColumns, type SideNames } from './componentColumns.js';
import { Above } from './comparison.styles.js';
import { countOutcomes } from './countOutcomes.js';
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
  /** The findings that are counted for each component; undefined while they are not known. */
  findings: readonly FindingComparison[] | undefined;
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

/** The components of both versions: added, removed, and changed ones. */
export function ComparedComponents(props: ComparedComponentsProps) {
  const { components, progress, names, findings, ...view } = props;
  const { can } = useHost();
  const maySeeFindings = can('VIEW_VULNERABILITY');
  const intl = useIntl();
  const { before, after } = names;
  const severities = useMemo(() => findings && severitiesByComponent(findings), [findings]);
  const columns = useMemo(
    () => componentColumns(intl, { before, after }, maySeeFindings && { severities }),
    [intl, before, after, maySeeFindings, severities],
  );
  const list = useLocalList({ ...LIST, columns }, { rows: components, ...view });
  const counts = useMemo(
    () => (list.allRows ? countOutcomes(list.allRows, COMPONENT_OUTCOMES) : undefined),
    [list.allRows],
  );
  return (
    <ListView
      list={list}
      above={
        <Above>
          {components.status === 'loading' && <ReadingProgress components={progress} />}
          <OutcomeChoice
            value={list.value.outcome}
            onValueChange={(outcome) => list.change({ outcome })}
            outcomes={COMPONENT_OUTCOMES.map((value) => ({
              value,
              label: intl.formatMessage(messages[value]),
            }))}
            counts={counts}
          />
        </Above>
      }
    />
  );
}
