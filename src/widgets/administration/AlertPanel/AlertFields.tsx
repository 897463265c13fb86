import { styled } from 'styled-components';
import { testAlert } from '../../../api/alerts.js';
import { FailureLine } from '../../../data/FailureState.js';
import * as alerts from '../../../data/resources/alerts.js';
import { useResource } from '../../../data/useResource.js';
import { useSave } from '../../../data/useSave.js';
import { publisherKindOf, readAlertConfig } from '../../../domain/alerts/alertConfig.js';
import { alertGroupsOf, type AlertGroupId } from '../../../domain/alerts/alertGroups.js';
import { isSince, type ServerLine } from '../../../domain/serverLine.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { messages as words } from '../../../frames/crud/crudColumns.messages.js';
import { fieldWords } from '../../../frames/crud/fieldWords.js';
import { dateTimeText } from '../../../frames/facts/dateText.js';
import type { Alert } from '../../../schema/alert.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { Checkbox } from '../../../ui/fields/Checkbox.js';
import { FieldHint } from '../../../ui/fields/Field.js';
import { FieldGroup } from '../../../ui/fields/FieldGroup.js';
import {
  FormCodeField,
  FormSecretField,
  FormSelect,
  FormSwitchField,
  FormTextField,
  useFormField,
} from '../../../ui/form/fields.js';
import { Pair } from '../../../ui/form/form.styles.js';
import { LoadingRows } from '../../../ui/layout/states.js';
import { isScheduled } from './alertEffect.js';
import { groupMessages } from './alertGroups.messages.js';
import { messages as formMessages } from './alertForm.messages.js';
import { messages } from './AlertPanel.messages.js';
import { AlertLimits, AlertTeams } from './AlertTargets.js';
import type { AlertFieldsProps } from './AlertTargets.js';

export type { AlertFieldsProps } from './AlertTargets.js';

/** The fields of an alert; a new one has those that cannot be changed later, and is completed afterwards. */
export function AlertFields(props: AlertFieldsProps) {
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
      {row?.scope === 'PORTFOLIO' && <AlertLimits {...props} row={row} />}
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

/** The destination of the alert, in the form its publisher requires. */
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
          <AlertTeams row={row} />
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
  // A chosen group from another release can be removed.
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
        {last != null ? (
          <Message {...formMessages.sentLast} values={{ at: dateTimeText(intl, last) }} />
        ) : (
          <Message {...formMessages.notSentYet} />
        )}{' '}
        {next != null && <Message {...formMessages.sentNext} values={{ at: dateTimeText(intl, next) }} />}
      </FieldHint>
      <FormSwitchField {...fieldWords(formMessages.skipUnchanged)} name="scheduleSkipUnchanged" />
    </>
  );
}

/** Has the server send a test of what is stored. */
function TestButton({ row, form }: AlertFieldsProps & { row: Alert }) {
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

const NO_GROUPS: readonly string[] = [];

const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${theme.space.sm} ${theme.space.md};
`;
