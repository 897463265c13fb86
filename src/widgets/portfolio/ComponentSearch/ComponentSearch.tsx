import { useMemo, useState, type ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import type { SearchNarrowing } from '../../../api/components.js';
import * as components from '../../../data/resources/components.js';
import * as servers from '../../../data/resources/servers.js';
import { useResource } from '../../../data/useResource.js';
import { criterionOf, type ComponentCriteria } from '../../../domain/componentCriteria.js';
import { splitHostProps, useHost } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { Message, useIntl } from '../../../i18n/index.js';
import type { ListDefinition, ListWords } from '../../../frames/list/ListDefinition.js';
import { listSwitch } from '../../../frames/list/listSwitch.js';
import { ListView } from '../../../frames/list/ListView.js';
import { useList } from '../../../frames/list/useList.js';
import type { ListViewState } from '../../../frames/list/useListState.js';
import { HIT_COLUMNS, HIT_ROW } from '../../../entities/component/componentHits.js';
import { permissionText } from '../../../data/permissionText.js';
import type { Component } from '../../../schema/component.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { ListCard, ListFrame } from '../../../ui/table/list.styles.js';
import { EmptyState, ForbiddenState } from '../../../ui/layout/states.js';
import { tellHost } from '../../../ui/faults/tellHost.js';
import { messages } from './ComponentSearch.messages.js';
import {
  componentSearchCodec,
  criteriaIn,
  NOTHING_ASKED,
  type ComponentSearchValue,
} from './componentSearchValue.js';
import { SearchForm } from './SearchForm.js';
import { useInactiveHits } from './useInactiveHits.js';

/** Props of {@link ComponentSearch}. @public */
export interface ComponentSearchProps extends HostProps, ListViewState<ComponentSearchValue> {
  /** Above the form, such as the heading of the page. */
  title?: ReactNode;
}

/**
 * Finds components in all projects that the user may see: by group, name and version, package URL, CPE, SWID tag or hash.
 * @public
 */
export function ComponentSearch(props: ComponentSearchProps) {
  const [host, own] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <View {...own} />
    </Widget>
  );
}

const LIST: ListDefinition<Component, ComponentSearchValue> = {
  value: componentSearchCodec,
  columns: HIT_COLUMNS,
  row: HIT_ROW,
  permission: 'VIEW_PORTFOLIO',
  fileName: 'components',
  icon: 'component',
  words: {
    ...messages,
    none: messages.start,
    // Long hashes and package URLs are mistyped, and a part of a hash finds nothing.
    noMatchAdvice: messages.noMatchAdvice,
  },
};

const IN_ACTIVE = listSwitch<ComponentSearchValue>({ key: 'inActiveOnly', label: messages.inActiveOnly });
const IN_LATEST = listSwitch<ComponentSearchValue>({ key: 'inLatestOnly', label: messages.inLatestOnly });

function View(props: Omit<ComponentSearchProps, keyof HostProps>) {
  const { title, onValueChange } = props;
  const intl = useIntl();
  const { can, preferences } = useHost();
  const [own, setOwn] = useState<ComponentSearchValue>(() => ({
    ...componentSearchCodec.remembered(preferences),
    ...props.defaultValue,
  }));
  const value = props.value ?? own;
  const change = (next: ComponentSearchValue, how: { isStep: boolean }) => {
    setOwn(next);
    tellHost(() => onValueChange?.(next, how));
  };
  const search = (criteria: ComponentCriteria) =>
    change({ ...value, pageNumber: undefined, ...NOTHING_ASKED, ...criteria }, { isStep: true });
  if (!can('VIEW_PORTFOLIO')) {
    return (
      <ForbiddenState
        title={<Message {...messages.forbidden} />}
        permission={permissionText(intl, 'VIEW_PORTFOLIO')}
      />
    );
  }
  return (
    <ListFrame>
      {title && <Title>{title}</Title>}
      <SearchForm criteria={criteriaIn(value)} onSearch={search} />
      {criterionOf(value) === undefined ? (
        <ListCard>
          <EmptyState icon="component" title={<Message {...messages.start} />}>
            <Message {...messages.startAdvice} />
          </EmptyState>
        </ListCard>
      ) : (
        <Hits value={value} onValueChange={change} pageSize={props.pageSize} />
      )}
    </ListFrame>
  );
}

function Hits(props: ListViewState<ComponentSearchValue>) {
  const intl = useIntl();
  const capabilities = useResource(servers.capabilities, { freshForMs: Infinity });
  const { findsInActiveOnly = false, findsInLatestOnly = false } =
    capabilities.status === 'ready' ? capabilities.data : {};
  // A hash is looked for everywhere.
  const isNarrowed = props.value?.hash === undefined;
  const filters = useMemo(
    () => [
      ...(isNarrowed && findsInActiveOnly ? [IN_ACTIVE] : []),
      ...(isNarrowed && findsInLatestOnly ? [IN_LATEST] : []),
    ],
    [isNarrowed, findsInActiveOnly, findsInLatestOnly],
  );
  const definition = useMemo(() => ({ ...LIST, filters }), [filters]);
  const narrowingOf = ({ hash, inActiveOnly, inLatestOnly }: ComponentSearchValue): SearchNarrowing => ({
    ...(hash === undefined && findsInActiveOnly && inActiveOnly && { inActiveOnly: true }),
    ...(hash === undefined && findsInLatestOnly && inLatestOnly && { inLatestOnly: true }),
  });
  const list = useList(definition, {
    ...props,
    page: (request, value) => components.search(criteriaIn(value), request, narrowingOf(value)),
    reloads: [components.searches],
  });
  const narrowing = narrowingOf(list.value);
  const inactive = useInactiveHits(list, {
    criteria: criteriaIn(list.value),
    narrowing,
    canTell: isNarrowed && findsInActiveOnly,
  });
  const isActiveOnly = narrowing.inActiveOnly === true;
  const words = wordsFor(intl, { isActiveOnly, inactive, matches: list.matches });
  return (
    <ListView
      list={{ ...list, definition: { ...list.definition, words } }}
      noMatchActions={
        isActiveOnly &&
        inactive !== undefined &&
        inactive > 0 && (
          <Button onClick={() => list.change({ inActiveOnly: undefined })}>
            <Message {...messages.showInactive} />
          </Button>
        )
      }
    />
  );
}

/** The words of the list, with the number of components in inactive projects as far as there are any. */
function wordsFor(
  intl: IntlShape,
  known: { isActiveOnly: boolean; inactive: number | undefined; matches: number | undefined },
): ListWords {
  const { isActiveOnly, inactive, matches } = known;
  const { words } = LIST;
  if (!inactive) return words;
  if (matches === 0) {
    return {
      ...words,
      noMatch: messages.noMatchInActive,
      noMatchAdvice: intl.formatMessage(messages.inactiveAdvice, { count: inactive }),
    };
  }
  return {
    ...words,
    matches: (count) =>
      isActiveOnly
        ? intl.formatMessage(messages.matchesActive, { count, inactive })
        : count === inactive
          ? intl.formatMessage(messages.matchesInactive, { count })
          : intl.formatMessage(messages.matchesSomeInactive, { count, inactive }),
  };
}

const Title = styled.div`
  h1,
  h2,
  h3 {
    margin: 0;
    font-size: ${theme.font.size.title};
    line-height: ${theme.font.line.title};
  }
`;
