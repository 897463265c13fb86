import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { PlacedCondition } from '../../../../domain/policy/dryRun/dryRunPlan.js';
import { useIntl } from '../../../../i18n/index.js';
import { listCodec } from '../../../../list/listCodec.js';
import type { ListDefinition } from '../../../../list/ListDefinition.js';
import type { ListValue } from '../../../../list/listValue.js';
import { ListView } from '../../../../list/ListView.js';
import { useLocalList } from '../../../../list/useLocalList.js';
import { conditionText } from '../../../../parts/conditionText.js';
import { projectText } from '../../../../parts/ProjectLink.js';
import { theme } from '../../../../theme/index.js';
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl.js';
import type { ConditionChoices } from '../useConditionChoices.js';
import type { DryRunState, Hit, ProjectHits } from './DryRunner.js';
import { hitColumns, PROJECT_COLUMNS } from './hitColumns.js';
import { messages } from './hitLists.messages.js';

/** Props of {@link HitLists}. */
export interface HitListsProps {
  state: DryRunState;
  /** The conditions that were looked at. */
  conditions: readonly PlacedCondition[];
  choices: ConditionChoices;
}

/** What a dry run hits: the components, or how many of each project. */
export function HitLists({ state, conditions, choices }: HitListsProps) {
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
          conditions={conditions}
          choices={choices}
          value={view}
          onValueChange={setView}
        />
      ) : (
        <Projects
          rows={state.byProject}
          onOpen={({ project }) => {
            setView({ ...view, searchText: projectText(project), pageNumber: 1 });
            setShown('components');
          }}
        />
      )}
    </Root>
  );
}

const HITS: Omit<ListDefinition<Hit>, 'columns'> = {
  value: listCodec({ name: 'DryRunComponents', sorts: ['name', 'version', 'project', 'conditions'] }),
  row: { getId: ({ component }) => component.uuid, getName: ({ component }) => component.name },
  searchedText: ({ component, project }) =>
    `${component.group ?? ''} ${component.name} ${component.version ?? ''}\n${projectText(project)}`,
  search: { label: messages.search, hint: messages.search },
  headingLevel: 4,
  fileName: 'dry-run',
  icon: 'component',
  words: {
    label: messages.hitComponents,
    total: messages.hitCount,
    matches: messages.hitCount,
    none: messages.noHits,
  },
};

function Components(props: {
  hits: readonly Hit[];
  conditions: readonly PlacedCondition[];
  choices: ConditionChoices;
  value: ListValue;
  onValueChange: (value: ListValue) => void;
}) {
  const { hits, conditions, choices, value, onValueChange } = props;
  const intl = useIntl();
  const columns = useMemo(() => {
    const texts = new Map(
      conditions.map((condition) => [
        condition.place,
        conditionText(intl, condition, choices.licenses.byUuid.get(condition.value)),
      ]),
    );
    return hitColumns(texts);
  }, [intl, conditions, choices]);
  const list = useLocalList({ ...HITS, columns }, { rows: hits, value, onValueChange });
  return <ListView list={list} />;
}

const PROJECTS: ListDefinition<ProjectHits> = {
  value: listCodec({
    name: 'DryRunProjects',
    sorts: ['count', 'project'],
    firstOrder: { id: 'count', isDescending: true },
  }),
  columns: PROJECT_COLUMNS,
  row: { getId: ({ project }) => project.uuid, getName: ({ project }) => projectText(project) },
  searchedText: ({ project }) => projectText(project),
  search: { label: messages.search, hint: messages.search },
  headingLevel: 4,
  fileName: 'dry-run-projects',
  icon: 'project',
  words: { label: messages.hitProjects, none: messages.noHits },
};

function Projects(props: { rows: readonly ProjectHits[]; onOpen: (row: ProjectHits) => void }) {
  const list = useLocalList(PROJECTS, { rows: props.rows });
  return <ListView list={list} onRowOpen={props.onOpen} />;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.md};
`;
