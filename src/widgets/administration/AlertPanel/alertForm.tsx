import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import {
  addToAlert,
  createAlert,
  deleteAlert,
  removeFromAlert,
  testAlert,
  updateAlert,
  type AlertTarget,
} from '../../../api/alerts.js';
import { FailureLine } from '../../../data/FailureState.js';
import * as alerts from '../../../data/resources/alerts.js';
import { alertsChanged } from '../../../data/resources/changes.js';
import { useResource } from '../../../data/useResource.js';
import { useSave } from '../../../data/useSave.js';
import {
  parsed,
  publisherKindOf,
  readAlertConfig,
  writeAlertConfig,
} from '../../../domain/alerts/alertConfig.js';
import { alertGroupsOf, type AlertGroupId } from '../../../domain/alerts/alertGroups.js';
import { mailAddressesIn } from '../../../domain/mailAddresses.js';
import { isSince, type ServerLine } from '../../../domain/serverLine.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { TeamPicker } from '../../../panel/access/pickers.js';
import { messages as access } from '../../../panel/access/access.messages.js';
import { AssignmentList } from '../../../panel/assignments/AssignmentList.js';
import type { CrudFieldsProps, CrudFormDefinition } from '../../../panel/CrudDefinition.js';
import { messages as words } from '../../../panel/crudColumns.messages.js';
import { fieldWords } from '../../../panel/fieldWords.js';
import { dateTimeText } from '../../../parts/dateText.js';
import { fieldTextProblem } from '../../../parts/fieldTextProblem.js';
import { urlProblemText } from '../../../parts/urlProblemText.js';
import type { Alert, AlertProject } from '../../../schema/alert.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/Button.js';
import { Checkbox } from '../../../ui/fields/Checkbox.js';
import { FieldHint } from '../../../ui/fields/Field.js';
import { FieldGroup } from '../../../ui/fields/FieldGroup.js';
import { KEPT_SECRET } from '../../../ui/fields/SecretField.js';
import {
  FormCodeField,
  FormSecretField,
  FormSelect,
  FormSwitchField,
  FormTagsField,
  FormTextField,
  useFormField,
} from '../../../ui/form/fields.js';
import type { FormErrors } from '../../../ui/form/Form.js';
import { Pair } from '../../../ui/form/form.styles.js';
import { LoadingRows } from '../../../ui/states.js';
import { isScheduled } from './alertEffect.js';
import { groupMessages } from './alertGroups.messages.js';
import { messages as formMessages } from './alertForm.messages.js';
import { messages } from './AlertPanel.messages.js';
import { AlertProjectPicker } from './AlertProjectPicker.js';

/** What stands in the fields of an alert. */
export type AlertValues = ReturnType<typeof valuesOf>;

/** How alerts are created, changed and deleted on a server. */
export function alertForm(line: ServerLine): CrudFormDefinition<Alert, AlertValues> {
  return {
    valuesOf,
    validate: (values, { intl, row }) => problemsOf(intl, values, row),
    fields: (props) => <Fields {...props} line={line} />,
    create: (to, { name, scope, notificationLevel, publisher, triggerType }, signal) =>
      createAlert(
        to,
        { name: name.trim(), scope, notificationLevel, publisher: { uuid: publisher } },
        isScheduled({ triggerType }),
        signal,
      ),
    update: async (to, alert, values, signal) => ({
      ...alert,
      ...(await updateAlert(to, requestOf(alert, values, line), signal)),
    }),
    stale: alertsChanged,
    removal: {
      label: formMessages.remove,
      remove: (to, { uuid }, signal) => deleteAlert(to, uuid, signal),
      consequences: (_, intl) => intl.formatMessage(formMessages.consequences),
    },
  };
}

function valuesOf(alert: Alert | undefined) {
  const { destination, tokenHeader, jiraTicketType } = readAlertConfig(alert?.publisherConfig);
  return {
    name: alert?.name ?? '',
    scope: alert?.scope ?? 'PORTFOLIO',
    notificationLevel: alert?.notificationLevel ?? 'INFORMATIONAL',
    publisher: alert?.publisher?.uuid ?? '',
    enabled: alert?.enabled ?? true,
    destination,
    tokenHeader,
    jiraTicketType,
    token: KEPT_SECRET,
    config: alert?.publisherConfig ?? '',
    notifyOn: alert?.notifyOn ?? NO_GROUPS,
    notifyChildren: alert?.notifyChildren ?? true,
    logSuccessfulPublish: alert?.logSuccessfulPublish ?? false,
    tags: alert?.tags?.map(({ name }) => name) ?? NO_GROUPS,
    triggerType: alert?.triggerType ?? 'EVENT',
    scheduleCron: alert?.scheduleCron ?? '',
    scheduleSkipUnchanged: alert?.scheduleSkipUnchanged ?? false,
    filterExpression: alert?.filterExpression ?? '',
  };
}

const NO_GROUPS: string[] = [];

/** What would be refused, or of no use. */
function problemsOf(intl: IntlShape, values: AlertValues, row: Alert | undefined): FormErrors<AlertValues> {
  const name = fieldTextProblem(intl, values.name, true);
  if (!row) {
    return {
      name,
      publisher: fieldTextProblem(intl, values.publisher, true),
      scope:
        isScheduled(values) && values.scope !== 'PORTFOLIO'
          ? intl.formatMessage(formMessages.portfolioOnly)
          : undefined,
    };
  }
  const kind = publisherKindOf(row.publisher);
  return {
    name,
    destination: destinationProblem(intl, values, row),
    jiraTicketType:
      kind === 'jira' && values.enabled && values.jiraTicketType.trim() === ''
        ? intl.formatMessage(formMessages.needed)
        : undefined,
    config:
      kind === undefined && values.config.trim() !== '' && parsed(values.config) === undefined
        ? intl.formatMessage(formMessages.configProblem)
        : undefined,
    scheduleCron:
      isScheduled(row) && !CRON.test(values.scheduleCron.trim())
        ? intl.formatMessage(formMessages.cronProblem)
        : undefined,
  };
}

function destinationProblem(intl: IntlShape, values: AlertValues, { publisher, teams = [] }: Alert) {
  const { destination, enabled } = values;
  const kind = publisherKindOf(publisher);
  if (kind === undefined || kind === 'console') return undefined;
  if (destination.trim() === '') {
    const isNeeded = enabled && !(kind === 'mail' && teams.length > 0);
    return isNeeded ? intl.formatMessage(formMessages.needed) : undefined;
  }
  if (kind === 'mail') {
    const { unreadable } = mailAddressesIn(destination);
    return unreadable.length > 0
      ? intl.formatMessage(formMessages.addressesProblem, { entries: unreadable.join(', ') })
      : undefined;
  }
  return kind === 'jira' ? fieldTextProblem(intl, destination) : urlProblemText(intl, destination);
}

/** Five parts; what may stand in them is up to the server. */
const CRON = /^\S+(\s+\S+){4}$/;

function requestOf(alert: Alert, values: AlertValues, line: ServerLine) {
  const { uuid, publisherConfig, publisher, triggerType } = alert;
  const { enabled, notifyChildren, logSuccessfulPublish, notificationLevel, notifyOn, token } = values;
  const kind = publisherKindOf(publisher);
  const known = {
    destination: values.destination.trim(),
    ...(kind === 'webhook' && { tokenHeader: values.tokenHeader.trim() }),
    ...(kind === 'webhook' &&
      token.kind !== 'keep' && { token: token.kind === 'replace' ? token.secret : '' }),
    ...(kind === 'jira' && { jiraTicketType: values.jiraTicketType.trim() }),
  };
  const hasTags = alert.tags !== undefined || isSince(line, '4.12');
  return {
    uuid,
    name: values.name.trim(),
    enabled,
    notifyChildren,
    logSuccessfulPublish,
    notificationLevel,
    notifyOn: [...notifyOn],
    publisherConfig: kind === undefined ? values.config : writeAlertConfig(publisherConfig, known),
    ...(hasTags && { tags: values.tags.map((name) => ({ name })) }),
    ...(triggerType !== undefined && { triggerType }),
    ...(isScheduled(alert) && {
      scheduleCron: values.scheduleCron.trim(),
      scheduleSkipUnchanged: values.scheduleSkipUnchanged,
    }),
    ...(isSince(line, '5.0') && { filterExpression: values.filterExpression.trim() || null }),
  };
}

type FieldsProps = CrudFieldsProps<Alert, AlertValues> & { line: ServerLine };

function Fields(props: FieldsProps) {
  const { row, line, form } = props;
  const intl = useIntl();
  const levels = (['INFORMATIONAL', 'WARNING', 'ERROR'] as const).map((value) => ({
    value,
    label: intl.formatMessage(messages[value]),
  }));
  const scopes = (['PORTFOLIO', 'SYSTEM'] as const).map((value) => ({
    value,
    label: intl.formatMessage(messages[value]),
  }));
  return (
    <>
      <FormTextField {...fieldWords(messages.name)} name="name" autoComplete="off" required />
      {row && <FormSwitchField {...fieldWords(words.enabled, formMessages.enabledHint)} name="enabled" />}
      {(row ? row.triggerType !== undefined : isSince(line, '4.13')) && (
        <FormSelect
          {...fieldWords(messages.trigger, row && formMessages.fixed)}
          name="triggerType"
          options={(['EVENT', 'SCHEDULE'] as const).map((value) => ({
            value,
            label: intl.formatMessage(messages[value]),
          }))}
          isReadOnly={row !== undefined}
        />
      )}
      {!row && isScheduled(form.values) && (
        <FieldHint>
          <Message {...formMessages.scheduleHint} />
        </FieldHint>
      )}
      <Pair>
        <FormSelect
          {...fieldWords(messages.scope, row && formMessages.fixed)}
          name="scope"
          options={scopes}
          isReadOnly={row !== undefined}
        />
        <FormSelect {...fieldWords(messages.level)} name="notificationLevel" options={levels} />
      </Pair>
      <Publisher row={row} />
      {row && <Destination row={row} />}
      {row && <Events row={row} line={line} />}
      {row && isScheduled(row) && <Schedule row={row} />}
      {row?.scope === 'PORTFOLIO' && <Limits {...props} row={row} />}
      {row && isSince(line, '5.0') && (
        <FormCodeField
          {...fieldWords(formMessages.filter, formMessages.filterHint)}
          name="filterExpression"
          rows={3}
          isOptional
        />
      )}
      {row && <FormSwitchField {...fieldWords(formMessages.log)} name="logSuccessfulPublish" />}
      {row && isSince(line, '4.12') && <TestButton {...props} row={row} />}
    </>
  );
}

/** The template: a choice at first, then fixed. */
function Publisher({ row }: { row: Alert | undefined }) {
  const intl = useIntl();
  const all = useResource(alerts.publishers, { isEnabled: row === undefined });
  if (row) {
    const { uuid = '', name = '' } = row.publisher ?? {};
    return (
      <FormSelect
        {...fieldWords(messages.publisher, formMessages.fixed)}
        name="publisher"
        options={[{ value: uuid, label: name }]}
        isReadOnly
      />
    );
  }
  if (all.status === 'loading') return <LoadingRows rows={1} />;
  if (all.status === 'failed') {
    return <FailureLine title={<Message {...formMessages.publishersFailed} />} failure={all} />;
  }
  return (
    <FormSelect
      {...fieldWords(messages.publisher)}
      name="publisher"
      placeholder={intl.formatMessage(formMessages.choosePublisher)}
      options={all.data.map(({ uuid, name }) => ({ value: uuid, label: name }))}
    />
  );
}

/** Where it is sent to, as its way of sending wants it. */
function Destination({ row }: { row: Alert }) {
  switch (publisherKindOf(row.publisher)) {
    case 'chat':
      return <FormTextField {...fieldWords(formMessages.webhook)} name="destination" type="url" />;
    case 'webhook':
      return (
        <>
          <FormTextField {...fieldWords(formMessages.webhook)} name="destination" type="url" />
          <Pair>
            <FormTextField
              {...fieldWords(formMessages.tokenHeader, formMessages.tokenHeaderHint)}
              name="tokenHeader"
              isOptional
              autoComplete="off"
            />
            <FormSecretField
              {...fieldWords(formMessages.token)}
              name="token"
              isSet={readAlertConfig(row.publisherConfig).token !== ''}
            />
          </Pair>
        </>
      );
    case 'mail':
      return (
        <>
          <FormTextField
            {...fieldWords(formMessages.addresses, formMessages.addressesHint)}
            name="destination"
            dir="ltr"
            autoComplete="off"
          />
          <Teams row={row} />
        </>
      );
    case 'jira':
      return (
        <Pair>
          <FormTextField {...fieldWords(formMessages.jiraProject)} name="destination" autoComplete="off" />
          <FormTextField {...fieldWords(formMessages.jiraType)} name="jiraTicketType" autoComplete="off" />
        </Pair>
      );
    case 'console':
      return null;
    default:
      return (
        <FormCodeField {...fieldWords(formMessages.config, formMessages.configHint)} name="config" rows={6} />
      );
  }
}

/** The groups of events; those that the kit does not know stay as they are. */
function Events({ row, line }: { row: Alert; line: ServerLine }) {
  const intl = useIntl();
  const { value, onChange, isReadOnly, isDirty } = useFormField<readonly string[]>('notifyOn', NO_GROUPS);
  const offered = alertGroupsOf(row.scope, line, isScheduled(row));
  const known: readonly string[] = offered;
  const named = value.filter((id): id is AlertGroupId => Object.hasOwn(groupMessages, id));
  // A group of another release that was chosen can be taken out.
  const shown = [...offered, ...named.filter((id) => !known.includes(id))];
  const others = value.filter((id) => !Object.hasOwn(groupMessages, id));
  return (
    <FieldGroup
      label={<Message {...formMessages.events} />}
      hint={<Message {...formMessages.eventsHint} />}
      isChanged={isDirty}
      note={
        others.length > 0 && (
          <Message {...formMessages.otherEvents} values={{ groups: intl.formatList(others) }} />
        )
      }
    >
      {(group) => (
        <Boxes {...group}>
          {shown.map((id) => (
            <Checkbox
              key={id}
              label={<Message {...groupMessages[id]} />}
              checked={value.includes(id)}
              isReadOnly={isReadOnly}
              onCheckedChange={(isOn) => onChange(isOn ? [...value, id] : value.filter((one) => one !== id))}
            />
          ))}
        </Boxes>
      )}
    </FieldGroup>
  );
}

/** When it is sent, and when that was and will be. */
function Schedule({ row }: { row: Alert }) {
  const intl = useIntl();
  const { scheduleLastTriggeredAt: last, scheduleNextTriggerAt: next } = row;
  return (
    <>
      <FormTextField
        {...fieldWords(formMessages.cron, formMessages.cronHint)}
        name="scheduleCron"
        dir="ltr"
        autoComplete="off"
        required
      />
      <FieldHint>
        {last ? (
          <Message {...formMessages.sentLast} values={{ at: dateTimeText(intl, last) }} />
        ) : (
          <Message {...formMessages.notSentYet} />
        )}{' '}
        {next && <Message {...formMessages.sentNext} values={{ at: dateTimeText(intl, next) }} />}
      </FieldHint>
      <FormSwitchField {...fieldWords(formMessages.skipUnchanged)} name="scheduleSkipUnchanged" />
    </>
  );
}

/** The projects that it is limited to, by name and by tag. */
function Limits({ row, form, line }: FieldsProps & { row: Alert }) {
  const { projects = [] } = row;
  const isLimited = projects.length > 0 || form.values.tags.length > 0;
  return (
    <>
      <Targets
        alert={row}
        target="project"
        title={formMessages.projects}
        items={projects}
        nameOf={projectName}
        none={isScheduled(row) ? formMessages.noProjectsScheduled : formMessages.noProjects}
        addLabel={formMessages.addProjects}
        picker={(onClose) => <AlertProjectPicker alert={row} onClose={onClose} />}
      />
      {(row.tags !== undefined || isSince(line, '4.12')) && (
        <FormTagsField {...fieldWords(formMessages.tags)} name="tags" />
      )}
      {isLimited && <FormSwitchField {...fieldWords(formMessages.children)} name="notifyChildren" />}
    </>
  );
}

function projectName({ name, version }: AlertProject): string {
  return version ? `${name} ${version}` : name;
}

/** The teams whose members get the mail. */
function Teams({ row }: { row: Alert }) {
  const { uuid, name, teams = [] } = row;
  return (
    <Targets
      alert={row}
      target="team"
      title={formMessages.teams}
      items={teams}
      nameOf={(team) => team.name}
      none={formMessages.noTeams}
      addLabel={access.addTeams}
      picker={(onClose) => (
        <TeamPicker
          targetName={name}
          memberIds={new Set(teams.map((team) => team.uuid))}
          add={(to, team) => addToAlert(to, uuid, 'team', team.uuid)}
          stale={alertsChanged}
          onClose={onClose}
        />
      )}
    />
  );
}

/** What is added to an alert one by one. */
function Targets<Item extends { uuid: string }>(
  props: { alert: Alert; target: AlertTarget; items: readonly Item[] } & Pick<
    Parameters<typeof AssignmentList<Item>>[0],
    'title' | 'nameOf' | 'none' | 'addLabel' | 'picker'
  >,
) {
  const { alert, target, ...list } = props;
  return (
    <AssignmentList
      {...list}
      targetName={alert.name}
      idOf={({ uuid }) => uuid}
      permission="SYSTEM_CONFIGURATION"
      stale={alertsChanged}
      add={(to, { uuid }) => addToAlert(to, alert.uuid, target, uuid)}
      remove={(to, { uuid }) => removeFromAlert(to, alert.uuid, target, uuid)}
    />
  );
}

/** Has the server send a test of what is stored. */
function TestButton({ row, form }: FieldsProps & { row: Alert }) {
  const { api, mayChange } = useHost();
  const intl = useIntl();
  const { submit, isRunning } = useSave({
    save: (_: void) => testAlert(api, row.uuid),
    notice: () => intl.formatMessage(formMessages.tested),
    failed: () => intl.formatMessage(formMessages.notTested),
  });
  if (!mayChange('SYSTEM_CONFIGURATION', 'UPDATE')) return null;
  return (
    <div>
      <Button
        isBusy={isRunning}
        disabledReason={form.isDirty ? intl.formatMessage(formMessages.testUnsaved) : undefined}
        onClick={() => void submit()}
      >
        <Message {...formMessages.test} />
      </Button>
    </div>
  );
}

const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${theme.space.sm} ${theme.space.md};
`;
