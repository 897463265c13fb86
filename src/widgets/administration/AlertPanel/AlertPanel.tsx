import type { IntlShape } from 'react-intl';
import * as alerts from '../../../data/resources/alerts.js';
import { splitHostProps } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { Message } from '../../../i18n/index.js';
import { withWords } from '../../../i18n/words.js';
import { textColumn } from '../../../frames/list/columns.js';
import type { ListColumn } from '../../../frames/list/ListDefinition.js';
import { nameColumn } from '../../../frames/crud/crudColumns.js';
import {
  crudCodec,
  type CrudCodec,
  type CrudDefinition,
  type CrudPanelState,
} from '../../../frames/crud/CrudDefinition.js';
import { CrudPanel } from '../../../frames/crud/CrudPanel.js';
import type { Alert } from '../../../schema/alert.js';
import { Badge } from '../../../ui/controls/Badge.js';
import { alertEffect, type AlertEffect } from './alertEffect.js';
import type { AlertValues } from './alertValues.js';
import { messages } from './AlertPanel.messages.js';

/** Props of {@link AlertPanel}. @public */
export interface AlertPanelProps extends HostProps, CrudPanelState {
  /** Called after the server created or changed an alert, even if its form was left in the meantime. */
  onAlertSaved?: (event: AlertSavedEvent) => void;
  /** Called after the server deleted an alert. */
  onAlertDeleted?: (event: AlertDeletedEvent) => void;
}

/** An alert that was created or changed. @public */
export interface AlertSavedEvent {
  /** As the server has it. */
  alert: Alert;
  /** True when it was created. */
  isNew: boolean;
}

/** An alert that was deleted. @public */
export interface AlertDeletedEvent {
  /** As it was. */
  alert: Alert;
}

/**
 * The alerts of the server: events of the portfolio or of the server itself, from a minimum level, by email,
 * in a chat, to a program, or to Jira, for all or some projects. An alert that sends nothing shows why.
 * @public
 */
export function AlertPanel(props: AlertPanelProps) {
  const [host, { onAlertSaved, onAlertDeleted, ...state }] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <CrudPanel
        definition={DEFINITION}
        onSaved={({ row, isNew }) => onAlertSaved?.({ alert: row, isNew })}
        onDeleted={({ row }) => onAlertDeleted?.({ alert: row })}
        {...state}
      />
    </Widget>
  );
}

const LOOKS: Readonly<
  Record<AlertEffect, { tone: 'success' | 'neutral' | 'warning'; icon?: 'check' | 'alert' }>
> = {
  on: { tone: 'success', icon: 'check' },
  off: { tone: 'neutral' },
  noGroups: { tone: 'warning', icon: 'alert' },
  noProjects: { tone: 'warning', icon: 'alert' },
  noDestination: { tone: 'warning', icon: 'alert' },
};

const COLUMNS: readonly ListColumn<Alert>[] = [
  nameColumn({
    id: 'name',
    header: messages.name,
    idOf: ({ uuid }) => uuid,
    nameOf: ({ name }) => name,
  }),
  textColumn({
    id: 'publisher',
    header: messages.publisher,
    cardSlot: 'second',
    textOf: ({ publisher }) => publisher?.name,
    sortValue: ({ publisher }) => publisher?.name ?? '',
  }),
  textColumn({
    id: 'scope',
    header: messages.scope,
    width: 120,
    foldBelow: 640,
    cardSlot: 'secondEnd',
    textOf: ({ scope }, intl) => wordOf(intl, scope),
    sortValue: ({ scope }) => scope,
    exported: ({ scope }) => scope,
  }),
  textColumn({
    id: 'notificationLevel',
    header: messages.level,
    width: 190,
    foldBelow: 760,
    cardSlot: 'third',
    textOf: ({ notificationLevel }, intl) => notificationLevel && wordOf(intl, notificationLevel),
    sortValue: ({ notificationLevel = '' }) => notificationLevel,
    exported: ({ notificationLevel }) => notificationLevel,
  }),
  textColumn({
    id: 'triggerType',
    header: messages.trigger,
    width: 140,
    isHiddenByDefault: true,
    textOf: ({ triggerType }, intl) => triggerType && wordOf(intl, triggerType),
    sortValue: ({ triggerType = '' }) => triggerType,
    exported: ({ triggerType }) => triggerType,
  }),
  {
    id: 'effect',
    header: messages.state,
    width: 170,
    cardSlot: 'titleEnd',
    cell: (alert) => {
      const effect = alertEffect(alert);
      return (
        <Badge {...LOOKS[effect]}>
          <Message {...messages[effect]} />
        </Badge>
      );
    },
    sortValue: alertEffect,
    exported: alertEffect,
  },
];

/** The words for a scope or a level; one that is not known is given back. */
function wordOf(intl: IntlShape, name: string): string {
  return name in messages ? intl.formatMessage(messages[name as 'PORTFOLIO']) : name;
}

const codec = crudCodec('AlertPanel', COLUMNS, 'name');

/** The encoding of the panel's state in query parameters and preferences. @public */
export const alertPanelCodec: CrudCodec = codec;

const DEFINITION: CrudDefinition<Alert, AlertValues> = {
  list: {
    value: codec,
    columns: COLUMNS,
    row: { getId: ({ uuid }) => uuid, getName: ({ name }) => name, isMuted: ({ enabled }) => !enabled },
    permission: 'SYSTEM_CONFIGURATION',
    searchedText: ({ name, publisher }) => `${name} ${publisher?.name ?? ''}`,
    search: { label: messages.search, hint: messages.search },
    words: {
      label: messages.alerts,
      total: messages.total,
      none: messages.none,
      noneAdvice: messages.noneAdvice,
    },
    icon: 'comment',
    fileName: 'alerts',
  },
  rows: alerts.list,
  create: messages.create,
  isFormWide: true,
  staysOpen: true,
  loadForm: async () => {
    const { alertForm } = await withWords(import('./alertForm.js'));
    return ({ line }) => alertForm(line);
  },
};
