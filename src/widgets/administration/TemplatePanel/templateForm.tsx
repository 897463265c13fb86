import { useContext } from 'react';
import { styled } from 'styled-components';
import {
  createAlertPublisher,
  deleteAlertPublisher,
  listAlertPublishers,
  updateAlertPublisher,
} from '../../../api/alerts.js';
import * as alerts from '../../../data/resources/alerts.js';
import { alertsChanged } from '../../../data/resources/changes.js';
import { useResource } from '../../../data/useResource.js';
import { useSave } from '../../../data/useSave.js';
import { isSince, type ServerLine } from '../../../domain/serverLine.js';
import { PUBLISHER_CLASSES } from '../../../domain/alerts/alertConfig.js';
import { templatePieces } from '../../../domain/alerts/templatePieces.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import type { CrudFieldsProps, CrudFormDefinition } from '../../../frames/crud/CrudDefinition.js';
import { fieldWords } from '../../../frames/crud/fieldWords.js';
import { OpenRowContext } from '../../../frames/crud/RowName.js';
import { fieldTextProblem } from '../../../frames/facts/fieldTextProblem.js';
import type { AlertPublisher } from '../../../schema/alert.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { FormCodeField, FormSelect, FormTextArea, FormTextField } from '../../../ui/form/fields.js';
import { Pair } from '../../../ui/form/form.styles.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import { RestoreTemplates } from './RestoreTemplates.js';
import { messages as formMessages } from './templateForm.messages.js';
import { messages } from './TemplatePanel.messages.js';
import { TemplatePreview } from './TemplatePreview.js';

/** The values of the template form. */
export type TemplateValues = ReturnType<typeof valuesOf>;

/**
 * Returns the form that creates, changes, and deletes templates on a server. Default templates can only be
 * copied.
 */
export const templateForm = (line: ServerLine): CrudFormDefinition<AlertPublisher, TemplateValues> => ({
  valuesOf,
  validate: ({ name, publisherClass, templateMimeType, description, template }, { intl, row }) => {
    const needed = (text: string, limit?: number) => fieldTextProblem(intl, text, true, limit);
    return {
      name: needed(name),
      publisherClass: row?.extensionName === undefined && needed(publisherClass, LONGER),
      templateMimeType: needed(templateMimeType),
      // It may have several lines.
      description: description.trim().length > LONGER && fieldTextProblem(intl, description, false, LONGER),
      template: template.trim() === '' && needed(''),
    };
  },
  fields: (props) => <Fields {...props} line={line} />,
  create: (to, values, signal) => createAlertPublisher(to, requestOf(values), signal),
  update: (to, { uuid, extensionName }, values, signal) =>
    updateAlertPublisher(to, { ...requestOf(values), uuid, ...(extensionName && { extensionName }) }, signal),
  stale: alertsChanged,
  refusals: ({ intl }) => [{ status: 409, at: () => ({ name: intl.formatMessage(formMessages.taken) }) }],
  isFixed: ({ defaultPublisher }) => defaultPublisher === true,
  removal: {
    label: formMessages.remove,
    remove: (to, { uuid }, signal) => deleteAlertPublisher(to, uuid, signal),
    consequences: (template) => <Uses template={template} />,
  },
});

/** Most characters that servers take of a description and of the name of a class. */
const LONGER = 1024;

function valuesOf(template: AlertPublisher | undefined) {
  return {
    name: template?.name ?? '',
    description: template?.description ?? '',
    publisherClass: template?.publisherClass ?? '',
    templateMimeType: template?.templateMimeType ?? 'application/json',
    template: template?.template ?? '',
  };
}

function requestOf({ name, description, publisherClass, templateMimeType, template }: TemplateValues) {
  return {
    name: name.trim(),
    description: description.trim() || undefined,
    publisherClass: publisherClass || undefined,
    templateMimeType: templateMimeType.trim(),
    template,
  };
}

/** The alerts that a server deletes together with their template. */
function Uses({ template }: { template: AlertPublisher }) {
  const intl = useIntl();
  const all = useResource(alerts.list);
  if (all.status !== 'ready') return <Message {...formMessages.usesUnknown} />;
  const names = all.data.filter(({ publisher }) => publisher?.uuid === template.uuid).map(({ name }) => name);
  return (
    <Message {...formMessages.consequences} values={{ count: names.length, names: intl.formatList(names) }} />
  );
}

function Fields({ row, form, line }: CrudFieldsProps<AlertPublisher, TemplateValues> & { line: ServerLine }) {
  const { template, templateMimeType, publisherClass } = form.values;
  const isFixed = row?.defaultPublisher === true;
  const classes = [...new Set([...PUBLISHER_CLASSES, ...(publisherClass ? [publisherClass] : [])])];
  return (
    <>
      {isFixed && <InlineNotice title={<Message {...formMessages.readOnly} />} />}
      {row && (
        <Buttons>
          <CopyButton row={row} />
          {isFixed && !isSince(line, '5.0') && <RestoreTemplates />}
        </Buttons>
      )}
      <FormTextField {...fieldWords(messages.name)} name="name" autoComplete="off" />
      <FormTextArea {...fieldWords(formMessages.description)} name="description" isOptional rows={2} />
      <Pair>
        {row?.extensionName === undefined && (
          <FormSelect
            {...fieldWords(messages.way)}
            name="publisherClass"
            placeholder="–"
            options={classes.map((value) => ({ value, label: value.split('.').at(-1) ?? value }))}
          />
        )}
        <FormTextField
          {...fieldWords(messages.mimeType)}
          name="templateMimeType"
          dir="ltr"
          autoComplete="off"
        />
      </Pair>
      <FormCodeField
        {...fieldWords(formMessages.template, formMessages.templateHint)}
        name="template"
        highlight={templatePieces}
        rows={14}
      />
      <TemplatePreview template={template} mimeType={templateMimeType} />
    </>
  );
}

/** Makes another template of the same text, and opens it. */
function CopyButton({ row }: { row: AlertPublisher }) {
  const { api, mayChange } = useHost();
  const intl = useIntl();
  const open = useContext(OpenRowContext);
  const { submit, isRunning } = useSave({
    save: async (_: void) => {
      const names = new Set((await listAlertPublishers(api)).map(({ name }) => name));
      const nameOf = (number: number) =>
        intl.formatMessage(formMessages.copyName, { name: row.name, number });
      let number = 1;
      while (names.has(nameOf(number))) number += 1;
      return createAlertPublisher(api, {
        ...requestOf(valuesOf(row)),
        ...(row.extensionName && { extensionName: row.extensionName }),
        name: nameOf(number),
      });
    },
    stale: alertsChanged,
    notice: ({ name }) => intl.formatMessage(formMessages.copied, { name }),
    failed: () => intl.formatMessage(formMessages.notCopied),
    saved: ({ uuid }) => open?.(uuid),
  });
  if (!mayChange('SYSTEM_CONFIGURATION', 'CREATE')) return null;
  return (
    <Button size="small" icon="copy" isBusy={isRunning} onClick={() => void submit()}>
      <Message {...formMessages.copy} />
    </Button>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm};
`;
