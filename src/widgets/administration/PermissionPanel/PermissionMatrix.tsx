import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { css, styled } from 'styled-components';
import { grantPermission, revokePermission } from '../../../api/accounts.js';
import { accessChanged } from '../../../data/resources/changes.js';
import * as grants from '../../../data/resources/grants.js';
import { useResource } from '../../../data/useResource.js';
import { useSave } from '../../../data/useSave.js';
import { powerOf } from '../../../domain/powerfulPermissions.js';
import type { Withdrawal } from '../../../domain/ownAccess.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { textColumn } from '../../../frames/list/columns.js';
import { listChoice } from '../../../frames/list/listChoice.js';
import { listCodec, wordMember } from '../../../frames/list/listCodec.js';
import type { ListColumn, ListDefinition } from '../../../frames/list/ListDefinition.js';
import type { ListValue } from '../../../frames/list/listValue.js';
import { ListView } from '../../../frames/list/ListView.js';
import { useLocalList } from '../../../frames/list/useLocalList.js';
import { messages as access } from '../../../entities/access/access.messages.js';
import { LostAccessQuestion } from '../../../entities/access/LostAccess.js';
import { PowerfulGrant } from '../../../entities/access/PowerfulGrant.js';
import { useOwnAccess } from '../../../entities/access/useOwnAccess.js';
import { permissionText } from '../../../data/permissionText.js';
import { theme } from '../../../theme/index.js';
import { boxLook, Checkbox } from '../../../ui/fields/Checkbox.js';
import { Icon } from '../../../ui/controls/Icon.js';
import { useTip } from '../../../ui/overlay/useTip.js';
import { matrixMessages as messages } from './PermissionMatrix.messages.js';

/** Props of {@link PermissionMatrix}. */
export interface PermissionMatrixProps {
  title: ReactNode;
  /** Leads to the other view. */
  viewChoice: ReactNode;
}

/** Teams and users against permissions: one checkbox each, which grants or revokes immediately. */
export function PermissionMatrix({ title, viewChoice }: PermissionMatrixProps) {
  const intl = useIntl();
  const { can } = useHost();
  const resource = useResource(grants.matrix, { isEnabled: can('ACCESS_MANAGEMENT', 'READ') });
  const permissions = resource.status === 'ready' ? resource.data.permissions : undefined;
  const definition = useMemo(() => definitionOf(intl, permissions ?? []), [intl, permissions]);
  const rows = useMemo(
    () => (resource.status === 'ready' ? { ...resource, data: resource.data.holders } : resource),
    [resource],
  );
  const list = useLocalList(definition, { rows });
  const { question, ...toggles } = useToggles();
  return (
    <TogglesContext.Provider value={toggles}>
      <ListView list={list} title={title} actions={viewChoice} above={<Legend />} />
      {question}
    </TogglesContext.Provider>
  );
}

/** A change of one box. */
interface Toggle {
  holder: grants.PermissionHolder;
  permission: string;
  isOn: boolean;
}

/** The state that a checkbox shows instead of the known state. */
interface Pending {
  isOn: boolean;
  /** The holder before the change, set once the server accepted it. The holder is then reloaded. */
  until?: grants.PermissionHolder;
}

/** Gives and takes permissions; a box shows what is wanted until the server has said more. */
function useToggles() {
  const intl = useIntl();
  const { api } = useHost();
  const { lostBy, isLoading } = useOwnAccess();
  const [pending, setPending] = useState<ReadonlyMap<string, Pending>>(new Map());
  const [asked, setAsked] = useState<Toggle>();
  const note = (toggle: Toggle, wanted: Pending | undefined) =>
    setPending((old) => {
      const next = new Map(old);
      if (wanted) next.set(boxOf(toggle), wanted);
      else next.delete(boxOf(toggle));
      return next;
    });
  const lostWith = (toggle: Toggle) => (toggle.isOn ? [] : lostBy(withdrawalOf(toggle)));
  const wordsOf = ({ holder, permission }: Toggle) => ({
    permission: permissionText(intl, permission),
    holder: holder.name,
  });
  const { submit } = useSave({
    save: ({ holder, permission, isOn }: Toggle) =>
      (isOn ? grantPermission : revokePermission)(api, apiHolderOf(holder), permission),
    stale: accessChanged,
    saved: (_, toggle) => note(toggle, { isOn: toggle.isOn, until: toggle.holder }),
    notice: (_, toggle) => ({
      // One for all, or they would cover the boxes that are ticked next.
      id: NOTICE_ID,
      title: intl.formatMessage(toggle.isOn ? messages.given : messages.taken, wordsOf(toggle)),
      // Users who took that from themselves cannot give it back.
      ...(!lostWith(toggle).includes('ACCESS_MANAGEMENT') && {
        action: {
          label: intl.formatMessage(messages.undo),
          run: () => change({ ...toggle, isOn: !toggle.isOn }),
        },
      }),
    }),
    failed: (_, toggle) => {
      note(toggle, undefined);
      return intl.formatMessage(toggle.isOn ? messages.notGiven : messages.notTaken, wordsOf(toggle));
    },
  });
  const change = (toggle: Toggle) => {
    note(toggle, { isOn: toggle.isOn });
    void submit(toggle);
  };
  const isAsked = (toggle: Toggle) =>
    toggle.isOn ? powerOf(toggle.permission) !== undefined : lostWith(toggle).length > 0;
  const answer = {
    onConfirm: () => {
      setAsked(undefined);
      change(asked!);
    },
    onClose: () => setAsked(undefined),
  };
  const lost = asked ? lostWith(asked) : [];
  // The permission to revoke was removed in the meantime, so the question is obsolete.
  if (asked && !asked.isOn && lost.length === 0) setAsked(undefined);
  return {
    pending,
    isWaiting: isLoading,
    toggle: (toggle: Toggle) => (isAsked(toggle) ? setAsked(toggle) : change(toggle)),
    question:
      asked &&
      (asked.isOn ? (
        <PowerfulGrant permissions={[asked.permission]} holders={[asked.holder.name]} {...answer} />
      ) : (
        lost.length > 0 && <LostAccessQuestion permissions={lost} {...answer} />
      )),
  };
}

const NOTICE_ID = 'PermissionMatrix';

function withdrawalOf({ holder: { teamId, name }, permission }: Toggle): Withdrawal {
  return teamId === undefined
    ? { kind: 'permission', username: name, permission }
    : { kind: 'teamPermission', teamId, permission };
}

function apiHolderOf({ teamId, name }: grants.PermissionHolder) {
  return teamId === undefined ? { username: name } : { teamId };
}

function boxOf({ holder, permission }: Pick<Toggle, 'holder' | 'permission'>): string {
  return `${permission} ${holder.id}`;
}

const TogglesContext = createContext<{
  toggle: (toggle: Toggle) => void;
  pending: ReadonlyMap<string, Pending>;
  /** True while it is unknown which permissions a change takes from the user who makes it. */
  isWaiting: boolean;
}>({ toggle: () => {}, pending: new Map(), isWaiting: true });

interface MatrixValue extends ListValue {
  kind?: (typeof KINDS)[number];
}

const KINDS = ['team', 'managed', 'ldap', 'oidc'] as const;

const codec = listCodec<MatrixValue>({
  name: 'PermissionMatrix',
  sorts: ['kind', 'name'],
  firstOrder: { id: 'kind', isDescending: false },
  filters: { kind: wordMember('kind', KINDS) },
});

function definitionOf(
  intl: IntlShape,
  permissions: readonly string[],
): ListDefinition<grants.PermissionHolder, MatrixValue> {
  return {
    value: codec,
    columns: [...HOLDER_COLUMNS, ...permissions.map((permission) => permissionColumn(intl, permission))],
    row: { getId: ({ id }) => id, getName: ({ name }) => name },
    permission: 'ACCESS_MANAGEMENT',
    searchedText: ({ name }) => name,
    passes: ({ kind }, value) => value.kind === undefined || value.kind === kind,
    search: { label: messages.search, hint: messages.search },
    filters: [
      listChoice<MatrixValue>({
        key: 'kind',
        label: messages.kind,
        name: messages.kind,
        says: messages.kindIs,
        options: KINDS,
        valueText: kindText,
      }),
    ],
    words: { label: messages.label, total: messages.total, none: messages.none },
    icon: 'key',
    fileName: 'permissions-of-teams-and-users',
  };
}

const HOLDER_COLUMNS: readonly ListColumn<grants.PermissionHolder>[] = [
  textColumn({
    id: 'name',
    header: messages.holder,
    width: 150,
    grow: 1,
    cardSlot: 'title',
    textOf: ({ name }) => name,
    sortValue: ({ name }) => name,
  }),
  textColumn({
    id: 'kind',
    header: messages.kind,
    width: 130,
    grow: 0,
    foldBelow: 880,
    cardSlot: 'titleEnd',
    sortValue: ({ kind, name }) => [KINDS.indexOf(kind), name],
    textOf: ({ kind }, intl) => kindText(intl, kind),
  }),
];

function kindText(intl: IntlShape, kind: string): string {
  return intl.formatMessage(kind === 'team' ? messages.team : access[kind as 'managed']);
}

function permissionColumn(intl: IntlShape, permission: string): ListColumn<grants.PermissionHolder> {
  const words = permissionText(intl, permission);
  return {
    id: permission,
    header: words,
    headerContent: <Upright>{words}</Upright>,
    width: 50,
    minWidth: 50,
    align: 'center',
    cell: (holder) => <Box holder={holder} permission={permission} />,
    exported: ({ own, through }) =>
      own.has(permission) ? 'own' : (through.get(permission)?.join(', ') ?? ''),
  };
}

/** Shows whether a holder has a permission: directly, or through teams, which a mark indicates. */
function Box({ holder, permission }: { holder: grants.PermissionHolder; permission: string }) {
  const intl = useIntl();
  const { mayChange } = useHost();
  const { toggle, pending, isWaiting } = useContext(TogglesContext);
  const through = holder.through.get(permission);
  const wanted = pending.get(boxOf({ holder, permission }));
  const isWanted = wanted !== undefined && (wanted.until === undefined || wanted.until === holder);
  const isOn = isWanted ? wanted.isOn : holder.own.has(permission);
  const teams = through && intl.formatMessage(access.through, { teams: intl.formatList(through) });
  const tip = useTip(teams);
  const { 'aria-describedby': describedBy, ...events } = tip.merge<HTMLSpanElement>({});
  return (
    <Cell {...events}>
      <Checkbox
        label={intl.formatMessage(messages.box, {
          permission: permissionText(intl, permission),
          holder: holder.name,
        })}
        isLabelHidden
        checked={isOn || (through ? 'mixed' : false)}
        isReadOnly={isWaiting || !mayChange('ACCESS_MANAGEMENT', 'UPDATE')}
        onCheckedChange={(next) => toggle({ holder, permission, isOn: next })}
        aria-describedby={describedBy}
      />
      <Mark>{teams && <Icon name="user" size={12} label={teams} />}</Mark>
      {tip.element}
    </Cell>
  );
}

/** Gray: nothing in this checkbox can be revoked with it. */
const inheritedLook = css`
  &[data-mixed] {
    border-color: ${theme.color.text.muted};
    background: ${theme.color.text.muted};
  }
`;

/** Explains the looks of the checkboxes, in words. */
function Legend() {
  return (
    <Meanings>
      <li>
        <Sample aria-hidden data-checked="" />
        <Message {...messages.legendOwn} />
      </li>
      <li>
        <Sample aria-hidden data-mixed="" />
        <Icon name="user" size={12} />
        <Message {...messages.legendThrough} />
      </li>
      <li>
        <Sample aria-hidden data-checked="" />
        <Icon name="user" size={12} />
        <Message {...messages.legendTeams} />
      </li>
    </Meanings>
  );
}

const Meanings = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.lg};
  margin: 0;
  padding: 0;
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  list-style: none;
  li {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.xs};
  }
`;

const Sample = styled.span`
  ${boxLook}
  cursor: default;
  ${inheritedLook}
`;

/** Long words over narrow columns. */
const Upright = styled.span`
  display: block;
  inline-size: 160px;
  padding-inline: ${theme.space.sm};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  writing-mode: vertical-rl;
  transform: rotate(180deg);
`;

const Cell = styled.span`
  input {
    ${inheritedLook}
  }
  position: relative;
  display: inline-flex;
  align-items: center;
  vertical-align: middle;
`;

/** Takes no space, so that checkboxes line up with each other and with their heads. */
const Mark = styled.span`
  position: absolute;
  inset-inline-start: calc(100% + 2px);
  display: inline-flex;
  color: ${theme.color.text.muted};
`;
