import { type ComponentType, type ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useHref } from 'react-router-dom';
import type { Permission, PreferenceStore, ValueChange } from 'bomdeck';
import { Message, useIntl } from 'bomdeck/i18n';
import { preferences } from '../preferences.js';
import { Page } from '../shell/Page.js';
import { PageTitle } from '../shell/PageTitle.js';
import { RequirePermission } from './RequirePermission.js';
import { useUrlValue, type UrlCodec } from './useUrlValue.js';

/** The definition of a page whose list owns the entire page. */
export interface ListPageDefinition<Value> {
  /** Same page, same key; see {@link Page}. */
  readonly pageKey: string;
  readonly name: MessageDescriptor;
  readonly permission: Permission;
  readonly List: ComponentType<{
    title?: ReactNode;
    value?: Value;
    onValueChange?: (value: Value, change: ValueChange) => void;
    addressOf?: (value: Value) => string;
  }>;
  /** The list's own reading and writing of what it shows. */
  readonly parse: (query: URLSearchParams, remembered?: Value) => Value;
  /** Reads what links of older consoles have behind the number sign; undefined for any other. */
  readonly parseHash?: (hash: string) => Value | undefined;
  readonly format: (value: Value) => URLSearchParams;
  readonly remembered: (preferences: PreferenceStore) => Value;
}

/** Creates a page with a list under its heading. The URL contains the state of the list. */
export function listPage<Value>(definition: ListPageDefinition<Value>): ComponentType {
  const { pageKey, name, permission, List, parse, parseHash, format, remembered } = definition;
  const codec: UrlCodec<Value> = {
    parse: ({ search, hash }) =>
      parseHash?.(hash) ?? parse(new URLSearchParams(search), remembered(preferences)),
    format: (value) => ({ query: format(value) }),
  };
  return function ListPage() {
    const intl = useIntl();
    const [value, setValue] = useUrlValue(codec);
    const href = useHref('');
    return (
      <RequirePermission permission={permission}>
        <Page pageKey={pageKey} title={intl.formatMessage(name)}>
          <List
            title={
              <PageTitle>
                <Message {...name} />
              </PageTitle>
            }
            value={value}
            onValueChange={setValue}
            addressOf={(other) => new URL(`${href}?${format(other)}`, location.href).href}
          />
        </Page>
      </RequirePermission>
    );
  };
}
