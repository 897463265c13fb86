import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useIntl } from '../../i18n/index.js';
import { listCodec } from '../../list/listCodec.js';
import type { ListColumn, ListDefinition } from '../../list/ListDefinition.js';
import type { ListValue } from '../../list/listValue.js';
import { ListView } from '../../list/ListView.js';
import { useLocalList } from '../../list/useLocalList.js';
import { projectText } from '../../parts/ProjectLink.js';
import { theme } from '../../theme/index.js';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.js';
import type { Hit, ProjectHits, ScanState } from './PortfolioScanner.js';
import { hitColumns, PROJECT_COLUMNS } from './hitColumns.js';
import { messages } from './hitLists.messages.js';
import type { ScanWords } from './ScanWords.js';

/** Props of {@link HitLists}. */
export interface HitListsProps<Why> {
  state: ScanState<Why>;
  words: ScanWords;
  /** Why a component was found. Stable between renders. */
  whyColumn: ListColumn<Hit<Why>>;
}

/** What a scan found: the components, or how many of each project. */
export function HitLists<Why>({ state, words, whyColumn }: HitListsProps<Why>) {
  const intl = useIntl();
  const [shown, setShown] = useState<'components' | 'projects'>('components');
  // What is chosen among the components stays while the projects are looked at.
  const [view, setView] = useState<ListValue>({});
  return (
    <Root>
      <div>
        <SegmentedControl
          label={intl.formatMessage(messages.shown)}
          options={(['components', 'projects'] as const).map((value) => ({
            value,
            label: intl.formatMessage(messages[value]),
          }))}
          value={shown}
          onValueChange={setShown}
        />
      </div>
      {shown === 'components' ? (
        <Components
          hits={state.hits}
          words={words}
          whyColumn={whyColumn}
          value={view}
          onValueChange={setView}
        />
      ) : (
        <Projects
          rows={state.byProject}
          words={words}
          onOpen={({ project }) => {
            setView({ ...view, searchText: projectText(project), pageNumber: 1 });
            setShown('components');
          }}
        />
      )}
    </Root>
  );
}

function Components<Why>(
  props: Pick<HitListsProps<Why>, 'words' | 'whyColumn'> & {
    hits: readonly Hit<Why>[];
    value: ListValue;
    onValueChange: (value: ListValue) => void;
  },
) {
  const { hits, words, whyColumn, value, onValueChange } = props;
  const definition = useMemo(
    (): ListDefinition<Hit<Why>> => ({
      value: listCodec({
        name: 'PortfolioScanComponents',
        sorts: ['name', 'version', 'project', whyColumn.id],
      }),
      columns: hitColumns(whyColumn),
      row: { getId: ({ component }) => component.uuid, getName: ({ component }) => component.name },
      searchedText: ({ component, project }) =>
        `${component.group ?? ''} ${component.name} ${component.version ?? ''}\n${projectText(project)}`,
      search: { label: messages.search, hint: messages.search },
      headingLevel: 4,
      fileName: words.fileName,
      icon: 'component',
      words: {
        label: words.components,
        total: messages.hitCount,
        matches: messages.hitCount,
        none: words.noHits,
      },
    }),
    [words, whyColumn],
  );
  return <ListView list={useLocalList(definition, { rows: hits, value, onValueChange })} />;
}

function Projects(props: {
  rows: readonly ProjectHits[];
  words: ScanWords;
  onOpen: (row: ProjectHits) => void;
}) {
  const { rows, words, onOpen } = props;
  const definition = useMemo(
    (): ListDefinition<ProjectHits> => ({
      value: listCodec({
        name: 'PortfolioScanProjects',
        sorts: ['count', 'project'],
        firstOrder: { id: 'count', isDescending: true },
      }),
      columns: PROJECT_COLUMNS,
      row: { getId: ({ project }) => project.uuid, getName: ({ project }) => projectText(project) },
      searchedText: ({ project }) => projectText(project),
      search: { label: messages.search, hint: messages.search },
      headingLevel: 4,
      fileName: `${words.fileName}-projects`,
      icon: 'project',
      words: { label: words.projects, none: words.noHits },
    }),
    [words],
  );
  return <ListView list={useLocalList(definition, { rows })} onRowOpen={onOpen} />;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.md};
`;
