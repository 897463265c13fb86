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
import type { ListDefinition, ListFilter, ListWords } from '../../../frames/list/ListDefinition.js';
import { listSwitch } from '../../../frames/list/listSwitch.js';
import type { ListText } from '../../../frames/list/listText.js';
import type { ListValue } from '../../../frames/list/listValue.js';
import { ListView } from '../../../frames/list/ListView.js';
import { useList } from '../../../frames/list/useList.js';
import type { ListViewState } from '../../../frames/list/useListState.js';
import { HIT_COLUMNS, HIT_ROW } from '../../../entities/component/componentHits.js';
import { permissionText } from '../../../data/permissionText.js';
import type { Component } from '../../../schema/component.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { ListCard, ListFrame } from '../../../ui/table/list.styles.js';
import { deferred } from '../../../ui/later/deferred.js';
import { EmptyState, ForbiddenState, LoadingRows } from '../../../ui/layout/states.js';
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
import type { GroupsValue } from './VersionGroups.js';

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
        <Hits value={value} onValueChange={change} pageSize={props.pageSize} addressOf={props.addressOf} />
      )}
    </ListFrame>
  );
}

interface HitsProps extends Pick<ComponentSearchProps, 'pageSize' | 'addressOf'> {
  value: ComponentSearchValue;
  onValueChange: NonNullable<ComponentSearchProps['onValueChange']>;
}

/** What was found, as far as the server can narrow it: the components, or their versions. */
function Hits(props: HitsProps) {
  const { value, onValueChange, pageSize } = props;
  const capabilities = useResource(servers.capabilities, { freshForMs: Infinity });
  // A hash is looked for everywhere.
  const isNarrowed = value.hash === undefined;
  const known = isNarrowed && capabilities.status === 'ready' ? capabilities.data : undefined;
  const { findsInActiveOnly: active = false, findsInLatestOnly: latest = false } = known ?? {};
  const filters = useMemo(() => understood(SWITCHES, { active, latest }), [active, latest]);
  const groupFilters = useMemo(() => understood(GROUP_SWITCHES, { active, latest }), [active, latest]);
  const narrowing: SearchNarrowing = {
    ...(active && value.inActiveOnly && { inActiveOnly: true }),
    ...(latest && value.inLatestOnly && { inLatestOnly: true }),
  };
  return value.byVersion ? (
    <VersionGroups
      fallback={<LoadingRows rows={8} />}
      value={value}
      onValueChange={onValueChange}
      pageSize={pageSize}
      narrowing={narrowing}
      filters={groupFilters}
    />
  ) : (
    <HitList {...props} narrowing={narrowing} filters={filters} canTell={active} />
  );
}

/** The switches above a list. Made once, since others would be other controls. */
function switchesOf<Value extends ListValue>() {
  const flag = (key: keyof ComponentSearchValue, label: ListText) =>
    listSwitch<Value>({ key: key as keyof Value & string, label });
  return {
    active: flag('inActiveOnly', messages.inActiveOnly),
    latest: flag('inLatestOnly', messages.inLatestOnly),
    byVersion: flag('byVersion', messages.byVersion),
  };
}

const SWITCHES = switchesOf<ComponentSearchValue>();
const GROUP_SWITCHES = switchesOf<GroupsValue>();

/** Those that a server understands, and that for groups. */
function understood<Value extends ListValue>(
  switches: Readonly<Record<'active' | 'latest' | 'byVersion', ListFilter<Value>>>,
  { active, latest }: { active: boolean; latest: boolean },
): ListFilter<Value>[] {
  return [...(active ? [switches.active] : []), ...(latest ? [switches.latest] : []), switches.byVersion];
}

// Groups are asked for less often than components.
const VersionGroups = deferred(() => import('./VersionGroups.js').then((module) => module.VersionGroups));

interface HitListProps extends HitsProps {
  narrowing: SearchNarrowing;
  filters: readonly ListFilter<ComponentSearchValue>[];
  /** True when the server can tell active projects from inactive ones. */
  canTell: boolean;
}

function HitList({ narrowing, filters, canTell, ...view }: HitListProps) {
  const intl = useIntl();
  const definition = useMemo(() => ({ ...LIST, filters }), [filters]);
  const list = useList(definition, {
    ...view,
    page: (request, value) => components.search(criteriaIn(value), request, narrowing),
    reloads: [components.searches],
  });
  const inactive = useInactiveHits(list, {
    criteria: criteriaIn(list.value),
    narrowing,
    canTell,
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
