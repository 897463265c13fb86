import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useIntl } from '../../../i18n/index.js';
import { listCodec, textMember } from '../../../frames/list/listCodec.js';
import type { ListColumn, ListDefinition } from '../../../frames/list/ListDefinition.js';
import { listPill } from '../../../frames/list/listPill.js';
import type { ListValue } from '../../../frames/list/listValue.js';
import { ListView } from '../../../frames/list/ListView.js';
import { useLocalList } from '../../../frames/list/useLocalList.js';
import { projectText } from '../ProjectLink.js';
import { theme } from '../../../theme/index.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
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
  /** True when the license of each component has a column. @defaultValue false */
  hasLicense?: boolean;
}

/** Shows the matches of a scan: the components, or their number in each project. */
export function HitLists<Why>({ state, words, whyColumn, hasLicense }: HitListsProps<Why>) {
  const intl = useIntl();
  const [shown, setShown] = useState<'components' | 'projects'>('components');
  // The view of the components is kept while the projects are shown.
  const [view, setView] = useState<HitListValue>({});
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
          state={state}
          words={words}
          whyColumn={whyColumn}
          hasLicense={hasLicense}
          value={view}
          onValueChange={setView}
        />
      ) : (
        <Projects
          rows={state.byProject}
          words={words}
          onOpen={({ project }) => {
            setView({ ...view, searchText: undefined, projectId: project.uuid, pageNumber: 1 });
            setShown('components');
          }}
        />
      )}
    </Root>
  );
}

/** The view of the components that a scan found. */
interface HitListValue extends ListValue {
  /** Only those of this project. */
  projectId?: string;
}

function Components<Why>(
  props: HitListsProps<Why> & { value: HitListValue; onValueChange: (value: HitListValue) => void },
) {
  const { state, words, whyColumn, hasLicense = false, value, onValueChange } = props;
  const { hits, byProject } = state;
  const columns = useMemo(() => hitColumns(whyColumn, hasLicense), [whyColumn, hasLicense]);
  const definition = useMemo(
    (): ListDefinition<Hit<Why>, HitListValue> => ({
      value: listCodec<HitListValue>({
        // Each scan has its own last column, so widths and order are kept separately.
        name: `PortfolioScanComponents-${words.fileName}`,
        sorts: ['name', 'version', 'project', whyColumn.id],
        filters: { projectId: textMember('project') },
      }),
      columns,
      row: { getId: ({ component }) => component.uuid, getName: ({ component }) => component.name },
      searchedText,
      passes,
      search: { label: messages.search, hint: messages.search },
      filters: [
        listPill({
          key: 'projectId',
          name: messages.projectFilter,
          says: messages.projectIs,
          valueText: (_, uuid) => {
            const found = byProject.find(({ project }) => project.uuid === uuid);
            return found && projectText(found.project);
          },
        }),
      ],
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
    [words, whyColumn.id, columns, byProject],
  );
  return <ListView list={useLocalList(definition, { rows: hits, value, onValueChange })} />;
}

function searchedText({ component, project }: Hit<unknown>): string {
  return `${component.group ?? ''} ${component.name} ${component.version ?? ''}\n${projectText(project)}`;
}

function passes({ project }: Hit<unknown>, { projectId }: HitListValue): boolean {
  return projectId === undefined || project.uuid === projectId;
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
