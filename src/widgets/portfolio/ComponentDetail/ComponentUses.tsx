import { useMemo } from 'react';
import * as components from '../../../data/resources/components.js';
import { Message, useIntl } from '../../../i18n/index.js';
import type { ComponentCriteria } from '../../../domain/componentCriteria.js';
import type { ListDefinition } from '../../../frames/list/ListDefinition.js';
import { listCodec, wordMember } from '../../../frames/list/listCodec.js';
import type { ListValue } from '../../../frames/list/listValue.js';
import { ListView } from '../../../frames/list/ListView.js';
import { useList } from '../../../frames/list/useList.js';
import { HIT_COLUMNS } from '../../../entities/component/componentHits.js';
import { projectText } from '../../../entities/project/ProjectLink.js';
import type { Component } from '../../../schema/component.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { messages } from './ComponentDetail.messages.js';

const WAYS = ['purl', 'name'] as const;
type Way = (typeof WAYS)[number];

/** The way to find a component elsewhere: by its package URL, unless the user chooses its name. */
interface UsesValue extends ListValue<never> {
  by?: Way;
}

const LIST: ListDefinition<Component, UsesValue> = {
  value: listCodec<UsesValue>({
    name: 'ComponentUses',
    sorts: [],
    // The only order that the server has.
    firstOrder: { id: 'added', isDescending: false, isServersOwn: true },
    choices: { by: wordMember('by', WAYS) },
  }),
  columns: HIT_COLUMNS,
  row: { getId: ({ uuid }) => uuid, getName: projectText },
  permission: 'VIEW_PORTFOLIO',
  fileName: 'component-uses',
  headingLevel: 3,
  words: {
    label: messages.uses,
    total: messages.usesTotal,
    none: messages.noUses,
    failed: messages.usesFailed,
  },
};

/**
 * Lists every use of a component in the portfolio, the component itself included: by its package URL, or by
 * its name in any version.
 */
export function ComponentUses({ component }: { component: Component }) {
  const intl = useIntl();
  const { purl, name, group } = component;
  const list = useList(LIST, {
    pageSize: 25,
    page: (request, { by = 'purl' }) => {
      const criteria: ComponentCriteria =
        by === 'purl' && purl ? { purl } : { name, ...(group && { group }) };
      return components.search(criteria, request);
    },
    reloads: [components.searches],
  });
  const isByPurl = purl !== undefined && (list.value.by ?? 'purl') === 'purl';
  const hasOthers = useMemo(() => {
    for (let index = 0; index < list.rows.count; index += 1) {
      const row = list.rows.at(index);
      if (row && (isByPurl ? row.purl !== purl : row.name !== name || (row.group ?? '') !== (group ?? '')))
        return true;
    }
    return false;
  }, [list.rows, isByPurl, purl, name, group]);
  return (
    <ListView
      list={list}
      chosenId={component.uuid}
      tools={
        purl && (
          <SegmentedControl<Way>
            label={intl.formatMessage(messages.usesBy)}
            value={list.value.by ?? 'purl'}
            onValueChange={(by) => list.change({ by: by === 'purl' ? undefined : by })}
            options={[
              { value: 'purl', label: <Message {...messages.samePurl} /> },
              { value: 'name', label: <Message {...messages.anyVersion} /> },
            ]}
          />
        )
      }
      // Servers find texts within others.
      foot={hasOthers && <Message {...(isByPurl ? messages.longerPurls : messages.longerNames)} />}
    />
  );
}
