import type { ResourceKey, ResourceRef } from '../../data/resources/resourceKey.js';
import type { PropertiesValue } from './propertiesCodec.js';
import type { PermissionAction } from '../../domain/hasPermission.js';
import type { Permission } from '../../domain/permissions.js';
import type { ListDefinition } from '../../frames/list/ListDefinition.js';
import type { ListCodec } from '../../frames/list/listCodec.js';
import type { ApiClient } from '../../api/client.js';
import { useState } from 'react';
import type { IntlShape } from 'react-intl';
import { refusalErrors } from '../../data/refusalErrors.js';
import { ContestedFields, useMergedEdit } from '../../data/useMergedEdit.js';
import { useSave } from '../../data/useSave.js';
import { isPropertyValue, type PropertyType } from '../../domain/propertyValue.js';
import { textProblem } from '../../domain/textProblem.js';
import { useHost } from '../../host/KitProvider.js';
import { Message, useIntl } from '../../i18n/index.js';
import { contestedErrors } from '../../frames/facts/contestedErrors.js';
import { fieldProblemMessages } from '../../frames/facts/fieldProblem.messages.js';
import { textProblemText } from '../../frames/facts/textProblemText.js';
import type { Property } from '../../schema/property.js';
import { Pair } from '../../ui/form/form.styles.js';
import type { FormErrors } from '../../ui/form/Form.js';
import { FormDialog } from '../../ui/form/FormDialog.js';
import { FormSelect, FormTextField } from '../../ui/form/fields.js';
import { messages } from './PropertyList.messages.js';

/** The owner of the properties, and how they are loaded and changed. */
export interface PropertyCalls {
  /** Their view, see `propertiesCodec`. */
  codec: ListCodec<PropertiesValue>;
  /** The permission needed to view them. */
  permission: Permission;
  /** All of them. */
  rows: ResourceRef<Property[]>;
  /** Adds one. */
  add: (api: ApiClient, property: Property) => Promise<unknown>;
  /** The action of the portfolio management permission needed to add one. */
  addAction: PermissionAction;
  /** Gives one another value. Absent: the server cannot, they are removed and added. */
  setValue?: (api: ApiClient, property: Property, signal: AbortSignal) => Promise<unknown>;
  /** Deletes one. */
  remove: (api: ApiClient, property: Property) => Promise<unknown>;
  /** The keys that a change makes stale. */
  stale: readonly ResourceKey[];
  /** The types that the server takes, in the order of the choice. */
  types: readonly PropertyType[];
  /** True when each property belongs to a group. */
  isGroupRequired: boolean;
  /** Returns true if a failure means that the owner of the properties does not exist. */
  isNotFound?: (error: unknown) => boolean;
  /** Words that differ from those for components. */
  words?: Partial<ListDefinition<Property, PropertiesValue>['words']>;
}

/** Props of {@link PropertyForm}. */
export interface PropertyFormProps {
  calls: PropertyCalls;
  /** The one that gets another value. Absent: a new one. */
  property?: Property;
  onClose: () => void;
  /** Called with its name. The owner closes the dialog. */
  onPropertySaved: (propertyName: string) => void;
}

interface Values {
  groupName: string;
  propertyName: string;
  propertyType: PropertyType;
  propertyValue: string;
  description: string;
}

const FIELDS = ['groupName', 'propertyName', 'propertyType', 'propertyValue', 'description'] as const;
const EMPTY: Values = {
  groupName: '',
  propertyName: '',
  propertyType: 'STRING',
  propertyValue: '',
  description: '',
};

/** The form of a property, over the page: of a new one, or for another value of one that is there. Draw it while it is open. */
export function PropertyForm({ calls, property, onClose, onPropertySaved }: PropertyFormProps) {
  const intl = useIntl();
  // The property may be reloaded while the form is open.
  const [initialValues] = useState(() => (property ? valuesOf(property) : EMPTY));
  const submit = useSaveProperty(calls, property && initialValues, onPropertySaved);
  const isNew = property === undefined;
  return (
    <FormDialog<Values>
      title={<Message {...(isNew ? messages.add : messages.oneValue)} />}
      initialValues={initialValues}
      validate={(values) => problemsOf(intl, values, calls.isGroupRequired)}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={isNew ? <Message {...messages.add} /> : undefined}
    >
      {({ values: { propertyType } }) => (
        <>
          <Pair>
            <FormTextField
              name="groupName"
              label={<Message {...messages.group} />}
              isOptional={isNew && !calls.isGroupRequired}
              required={isNew && calls.isGroupRequired}
              isReadOnly={!isNew}
              autoComplete="off"
            />
            <FormTextField
              name="propertyName"
              label={<Message {...messages.name} />}
              required={isNew}
              isReadOnly={!isNew}
              autoComplete="off"
            />
          </Pair>
          {isNew ? (
            <FormSelect<PropertyType>
              name="propertyType"
              label={<Message {...messages.type} />}
              // The words of the server, which its documents and its other clients use.
              options={calls.types.map((type) => ({ value: type, label: type }))}
            />
          ) : (
            <FormTextField
              name="propertyType"
              label={<Message {...messages.type} />}
              hint={<Message {...messages.typeStays} />}
              isReadOnly
            />
          )}
          <ValueField type={propertyType} isNew={isNew} />
          {isNew && (
            <FormTextField
              name="description"
              label={<Message {...messages.description} />}
              isOptional
              autoComplete="off"
            />
          )}
        </>
      )}
    </FormDialog>
  );
}

/** The value, written unseen where it is a secret. */
function ValueField({ type, isNew }: { type: PropertyType; isNew: boolean }) {
  const isSecret = type === 'ENCRYPTEDSTRING';
  return (
    <FormTextField
      name="propertyValue"
      label={<Message {...messages.value} />}
      hint={isSecret && <Message {...(isNew ? messages.secretHint : messages.replacesSecret)} />}
      type={isSecret ? 'password' : 'text'}
      required
      isCheckedLive
      data-autofocus={isNew ? undefined : ''}
      autoComplete={isSecret ? 'new-password' : 'off'}
      spellCheck={false}
    />
  );
}

/**
 * Adds a property, or gives one another value.
 * @param read - what the form began with; undefined for a new one
 */
function useSaveProperty(
  calls: PropertyCalls,
  read: Values | undefined,
  onPropertySaved: (propertyName: string) => void,
) {
  const { api } = useHost();
  const intl = useIntl();
  const merge = useMergedEdit(read ?? EMPTY);
  const { submit } = useSave({
    save: async (values: Values, signal) => {
      if (!read || !calls.setValue) return calls.add(api, propertyOf(values));
      const now = (await calls.rows.load(api, signal)).find(
        (each) => each.groupName === read.groupName && each.propertyName === read.propertyName,
      );
      // If the property no longer exists, the server rejects the change in its own words.
      return calls.setValue(api, propertyOf(now ? merge(values, valuesOf(now)) : values), signal);
    },
    stale: () => calls.stale,
    notice: (_, { propertyName }) =>
      intl.formatMessage(read ? messages.saved : messages.added, { property: propertyName.trim() }),
    saved: (_, { propertyName }) => onPropertySaved(propertyName.trim()),
    refused: (error) =>
      error instanceof ContestedFields
        ? contestedErrors<Values>(intl, error.theirs)
        : refusalErrors<Values>(intl, error, {
            fields: FIELDS,
            rules: [
              { status: 409, at: () => ({ propertyName: intl.formatMessage(messages.exists) }) },
              // A value that is none of its type, in a sentence.
              { status: 400, says: /./, at: 'propertyValue' },
            ],
            form: (reason) => intl.formatMessage(read ? messages.notSaved : messages.notAdded, { reason }),
          }),
  });
  return submit;
}

/** Returns the form values of a property, but never a secret. */
function valuesOf({ groupName, propertyName, propertyType, propertyValue, description }: Property): Values {
  const type = (propertyType ?? 'STRING') as PropertyType;
  return {
    groupName: groupName ?? '',
    propertyName,
    propertyType: type,
    propertyValue: type === 'ENCRYPTEDSTRING' ? '' : (propertyValue ?? ''),
    description: description ?? '',
  };
}

/** Values that were left out are not sent. */
function propertyOf({ groupName, propertyName, propertyType, propertyValue, description }: Values) {
  return {
    groupName: groupName.trim() || undefined,
    propertyName: propertyName.trim(),
    propertyType,
    propertyValue: propertyValue.trim(),
    description: description.trim() || undefined,
  };
}

function problemsOf(intl: IntlShape, values: Values, isGroupRequired: boolean): FormErrors<Values> {
  const text = (field: 'groupName' | 'propertyName' | 'propertyValue' | 'description', isNeeded: boolean) => {
    if (isNeeded && values[field].trim() === '') return intl.formatMessage(fieldProblemMessages.missing);
    const problem = textProblem(values[field], field === 'propertyValue' ? 1024 : 255);
    return problem && textProblemText(intl, problem);
  };
  const { propertyType, propertyValue } = values;
  const found = {
    groupName: text('groupName', isGroupRequired),
    propertyName: text('propertyName', true),
    propertyValue:
      text('propertyValue', true) ??
      (isPropertyValue(propertyType, propertyValue.trim())
        ? undefined
        : intl.formatMessage(messages.notOfType, { type: propertyType })),
    description: text('description', false),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}
