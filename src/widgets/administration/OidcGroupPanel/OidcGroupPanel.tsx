import * as mappedGroups from '../../../data/resources/mappedGroups.js';
import { splitHostProps } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { withWords } from '../../../i18n/words.js';
import type { ListColumn } from '../../../frames/list/ListDefinition.js';
import { nameColumn } from '../../../frames/crud/crudColumns.js';
import {
  crudCodec,
  type CrudCodec,
  type CrudDefinition,
  type CrudPanelState,
} from '../../../frames/crud/CrudDefinition.js';
import { CrudPanel } from '../../../frames/crud/CrudPanel.js';
import type { OidcGroup } from '../../../schema/access.js';
import { messages } from './OidcGroupPanel.messages.js';
import type { OidcGroupValues } from './oidcGroupForm.js';

/** Props of {@link OidcGroupPanel}. @public */
export interface OidcGroupPanelProps extends HostProps, CrudPanelState {
  /** Called after the server created or renamed a group, even if its form was left in the meantime. */
  onOidcGroupSaved?: (event: OidcGroupSavedEvent) => void;
  /** Called after the server deleted a group. */
  onOidcGroupDeleted?: (event: OidcGroupDeletedEvent) => void;
}

/** A group that was created or renamed. @public */
export interface OidcGroupSavedEvent {
  /** As the server has it. */
  group: OidcGroup;
  /** True when it was created. */
  isNew: boolean;
}

/** A group that was deleted. @public */
export interface OidcGroupDeletedEvent {
  /** As it was. */
  group: OidcGroup;
}

/**
 * The groups of the OpenID Connect provider that the server knows. One opens to the teams that its members belong to.
 * @public
 */
export function OidcGroupPanel(props: OidcGroupPanelProps) {
  const [host, { onOidcGroupSaved, onOidcGroupDeleted, ...state }] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <CrudPanel
        definition={DEFINITION}
        onSaved={({ row, isNew }) => onOidcGroupSaved?.({ group: row, isNew })}
        onDeleted={({ row }) => onOidcGroupDeleted?.({ group: row })}
        {...state}
      />
    </Widget>
  );
}

const COLUMNS: readonly ListColumn<OidcGroup>[] = [
  nameColumn({
    id: 'name',
    header: messages.name,
    idOf: ({ uuid }) => uuid,
    nameOf: ({ name }) => name,
  }),
];

const codec = crudCodec('OidcGroupPanel', COLUMNS, 'name');

/** The encoding of the panel's state in query parameters and preferences. @public */
export const oidcGroupPanelCodec: CrudCodec = codec;

const DEFINITION: CrudDefinition<OidcGroup, OidcGroupValues> = {
  list: {
    value: codec,
    columns: COLUMNS,
    row: { getId: ({ uuid }) => uuid, getName: ({ name }) => name },
    permission: 'ACCESS_MANAGEMENT',
    searchedText: ({ name }) => name,
    search: { label: messages.search, hint: messages.search },
    words: {
      label: messages.groups,
      total: messages.total,
      none: messages.none,
      noneAdvice: messages.noneAdvice,
    },
    icon: 'group',
    fileName: 'oidc-groups',
  },
  rows: mappedGroups.oidc,
  create: messages.create,
  staysOpen: true,
  loadForm: async () => {
    const { oidcGroupForm } = await withWords(import('./oidcGroupForm.js'));
    return () => oidcGroupForm;
  },
};
