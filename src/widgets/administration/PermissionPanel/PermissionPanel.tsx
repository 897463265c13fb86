import { useRef } from 'react';
import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import * as grants from '../../../data/resources/grants.js';
import { usePreference, wordCodec } from '../../../data/usePreference.js';
import { splitHostProps } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { useIntl } from '../../../i18n/index.js';
import { withWords } from '../../../i18n/words.js';
import { numberColumn, textColumn } from '../../../frames/list/columns.js';
import type { ListColumn } from '../../../frames/list/ListDefinition.js';
import { nameColumn } from '../../../frames/crud/crudColumns.js';
import {
  crudCodec,
  type CrudCodec,
  type CrudDefinition,
  type CrudPanelState,
} from '../../../frames/crud/CrudDefinition.js';
import { CrudPanel } from '../../../frames/crud/CrudPanel.js';
import { permissionMeaning } from '../../../entities/access/permissionMeaning.js';
import { permissionText } from '../../../data/permissionText.js';
import { theme } from '../../../theme/index.js';
import { deferred } from '../../../ui/later/deferred.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { LoadingRows } from '../../../ui/layout/states.js';
import { useIsPhone } from '../../../ui/hooks/useIsPhone.js';
import { messages } from './PermissionPanel.messages.js';

/** Props of {@link PermissionPanel}. @public */
export interface PermissionPanelProps extends HostProps, CrudPanelState {}

/**
 * The permissions of a server, in words. A permission opens to the teams and users that have it. A matrix
 * shows all of them together.
 * @public
 */
export function PermissionPanel(props: PermissionPanelProps) {
  const [host, state] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <Place>
        <Panel {...state} />
      </Place>
    </Widget>
  );
}

/**
 * As high as the list will be, since all servers have about as many permissions. The content below does not
 * move.
 */
const Place = styled.div`
  min-block-size: calc(13 * ${theme.size.row} + 160px);
`;

function Panel(props: CrudPanelState) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  // A phone has no room for a matrix.
  const isPhone = useIsPhone(root);
  const [view, setView] = usePreference<View>('PermissionPanelView', 'list', VIEW_CODEC);
  const viewChoice = isPhone === false && (
    <SegmentedControl<View>
      label={intl.formatMessage(messages.view)}
      value={view}
      onValueChange={setView}
      options={VIEWS.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
    />
  );
  return (
    <div ref={root}>
      {view === 'matrix' && isPhone === false ? (
        <PermissionMatrix title={props.title} viewChoice={viewChoice} fallback={<LoadingRows rows={12} />} />
      ) : (
        // Its rows are named in the language that is shown.
        <CrudPanel key={intl.locale} definition={definitionIn(intl)} {...props} actions={viewChoice} />
      )}
    </div>
  );
}

type View = (typeof VIEWS)[number];
const VIEWS = ['list', 'matrix'] as const;
const VIEW_CODEC = wordCodec<View>(VIEWS);

const PermissionMatrix = deferred(async () => {
  const module = await withWords(import('./PermissionMatrix.js'));
  return module.PermissionMatrix;
});

function columnsIn(nameOf: (grant: grants.Grant) => string): readonly ListColumn<grants.Grant>[] {
  return [
    nameColumn({ id: 'name', header: messages.name, idOf: ({ name }) => name, nameOf }),
    textColumn({
      id: 'meaning',
      header: messages.meaning,
      width: 300,
      grow: 3,
      foldBelow: 900,
      cardSlot: 'second',
      wraps: true,
      textOf: (grant, intl) => permissionMeaning(intl, grant),
    }),
    numberColumn({
      id: 'teams',
      header: messages.teams,
      cardSlot: 'third',
      valueOf: ({ teams }) => teams.length,
      inBlock: messages.teamCount,
    }),
    numberColumn({
      id: 'users',
      header: messages.direct,
      width: 130,
      cardSlot: 'thirdEnd',
      valueOf: ({ users }) => users.length,
      inBlock: messages.userCount,
    }),
  ];
}

const codec = crudCodec(
  'PermissionPanel',
  columnsIn(({ name }) => name),
  'name',
);

/** The encoding of the panel's state in query parameters and preferences. @public */
export const permissionPanelCodec: CrudCodec = codec;

function definitionIn(intl: IntlShape): CrudDefinition<grants.Grant, Record<never, never>> {
  const getName = ({ name }: grants.Grant) => permissionText(intl, name);
  return {
    list: {
      value: codec,
      columns: columnsIn(getName),
      row: { getId: ({ name }) => name, getName },
      permission: 'ACCESS_MANAGEMENT',
      searchedText: (grant) =>
        [grant.name, getName(grant), permissionMeaning(intl, grant)].filter(Boolean).join(' '),
      search: { label: messages.search, hint: messages.search },
      words: { label: messages.permissions, total: messages.total, none: messages.none },
      icon: 'key',
      fileName: 'permissions',
    },
    rows: grants.list,
    isFormWide: true,
    loadForm: async () => {
      const { grantForm } = await withWords(import('./grantForm.js'));
      return () => grantForm;
    },
  };
}
