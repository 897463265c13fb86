import { useMemo } from 'react';
import * as components from '../../../data/resources/components.js';
import { Message, useIntl } from '../../../i18n/index.js';
import type { ComponentCriteria } from '../../../domain/componentCriteria.js';
import { packageKey } from '../../../domain/packageKey.js';
import { formatPurl, parsePurl } from '../../../domain/parsePurl.js';
import type { ListDefinition } from '../../../frames/list/ListDefinition.js';
import { listCodec, wordMember } from '../../../frames/list/listCodec.js';
import type { ListValue } from '../../../frames/list/listValue.js';
import { ListView } from '../../../frames/list/ListView.js';
import { useList } from '../../../frames/list/useList.js';
import { HIT_COLUMNS, HIT_ROW } from '../../../entities/component/componentHits.js';
import type { Component } from '../../../schema/component.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { messages } from './ComponentDetail.messages.js';

const WAYS = ['purl', 'name'] as const;
type Way = (typeof WAYS)[number];

/** The way to find a component elsewhere: by its package URL, unless the user chooses every version of its package. */
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
  row: HIT_ROW,
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
 * Lists every use of a component in the portfolio, the component itself included: by its package URL, or every
 * version of its package. The package is that of the package URL, since a registry may take several spellings
 * of a name for the same, and another registry may have another package of that name. Without a package URL it
 * is the group and the name.
 */
export function ComponentUses({ component }: { component: Component }) {
  const intl = useIntl();
  const { purl, name, group } = component;
  const packagePurl = useMemo(() => purl && versionlessPurl(purl), [purl]);
  const list = useList(LIST, {
    pageSize: 25,
    page: (request, { by = 'purl' }) => {
      const criteria: ComponentCriteria =
        by === 'purl' && purl
          ? { purl }
          : packagePurl
            ? { purl: packagePurl }
            : { name, ...(group && { group }) };
      return components.search(criteria, request);
    },
    reloads: [components.searches],
  });
  const isByPurl = purl !== undefined && (list.value.by ?? 'purl') === 'purl';
  const hasOthers = useMemo(() => {
    const isOther = (row: Component) => {
      if (isByPurl) return row.purl !== purl;
      if (packagePurl) return !row.purl || !isSamePackage(row.purl, packagePurl);
      return row.name !== name || (row.group ?? '') !== (group ?? '');
    };
    for (let index = 0; index < list.rows.count; index += 1) {
      const row = list.rows.at(index);
      if (row && isOther(row)) return true;
    }
    return false;
  }, [list.rows, isByPurl, purl, packagePurl, name, group]);
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

function versionlessPurl(purl: string): string | undefined {
  const parsed = parsePurl(purl);
  return parsed && formatPurl({ type: parsed.type, namespace: parsed.namespace, name: parsed.name });
}

function isSamePackage(one: string, other: string): boolean {
  const [a, b] = [parsePurl(one), parsePurl(other)];
  return a !== undefined && b !== undefined && packageKey(a) === packageKey(b);
}
