import { useRef } from 'react';
import { licenseName } from '../../../domain/declaredLicenses.js';
import { ENTERED_HASH_MEMBERS, HASHES } from '../../../domain/hashes.js';
import { purlParts } from '../../../domain/purl.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { classifierText } from '../classifierText.js';
import { ReferencesField } from '../../reference/index.js';
import type { ComponentLicense } from '../../../schema/component.js';
import { CLASSIFIERS } from '../../../schema/enumerations.js';
import { NameAndVersion } from '../../../entities/component/NameAndVersion.js';
import { Pair } from '../../../ui/form/form.styles.js';
import type { FormState } from '../../../ui/form/Form.js';
import { FormSelect, FormTextArea, FormTextField } from '../../../ui/form/fields.js';
import { FormPart } from '../../../ui/form/FormPart.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import { messages } from './ComponentEditor.messages.js';
import type { ComponentField, ComponentFormValues } from './componentFormValues.js';
import { LicenseField } from './LicenseField.js';

/** Props of {@link ComponentFields}. */
export interface ComponentFieldsProps extends FormState<ComponentFormValues> {
  /** Leaves out what servers do not keep of a new one. */
  isNew?: boolean;
  /** The licenses of the component as it is. */
  licenses?: readonly ComponentLicense[];
}

/** The fields of a component. What most components do not need waits behind headings. */
export function ComponentFields({ values, change, isNew = false, licenses = [] }: ComponentFieldsProps) {
  const intl = useIntl();
  const filledIn = useRef<Partial<Record<Identity, string>>>({});

  /** Takes name, group and version from a package URL, into fields that are empty or have what it gave before. */
  function fillIn(purl: string) {
    const parts = purlParts(purl.trim());
    if (!parts) return;
    const found = { name: parts.name, group: parts.namespace ?? '', version: parts.version ?? '' };
    for (const field of Object.keys(found) as Identity[]) {
      if (values[field] !== '' && values[field] !== filledIn.current[field]) continue;
      change(field, found[field]);
      filledIn.current[field] = found[field];
    }
  }

  return (
    <>
      <FormTextField
        name="purl"
        label={<Message {...messages.purl} />}
        hint={<Message {...messages.purlHint} />}
        {...CODE}
        onTyped={fillIn}
      />
      <NameAndVersion />
      <Pair>
        <FormTextField name="group" label={<Message {...messages.group} />} isOptional autoComplete="off" />
        <FormSelect
          name="classifier"
          label={<Message {...messages.classifier} />}
          options={classifiersWith(values.classifier).map((word) => ({
            value: word,
            label: classifierText(intl, word) ?? word,
          }))}
        />
      </Pair>
      <FormTextField name="cpe" label={<Message {...messages.cpe} />} {...CODE} />
      <FormPart summary={<Message {...messages.legal} />} fields={LEGAL}>
        {licenses.length > 1 && (
          <InlineNotice
            title={intl.formatMessage(messages.severalLicenses, {
              count: licenses.length,
              licenses: intl.formatList(licenses.flatMap((license) => licenseName(license) ?? [])),
            })}
          >
            <Message {...messages.severalLicensesAdvice} />
          </InlineNotice>
        )}
        <LicenseField />
        <FormTextField
          name="licenseExpression"
          label={<Message {...messages.licenseExpression} />}
          hint={<Message {...messages.licenseExpressionHint} />}
          {...CODE}
        />
        <FormTextField
          name="licenseUrl"
          type="url"
          label={<Message {...messages.licenseUrl} />}
          isOptional
          isCheckedLive
          autoComplete="off"
        />
        <FormTextArea name="copyright" label={<Message {...messages.copyright} />} isOptional rows={2} />
      </FormPart>
      <FormPart summary={<Message {...messages.hashes} />} fields={ENTERED_HASH_MEMBERS}>
        {ENTERED_HASH_MEMBERS.map((field) => (
          <FormTextField key={field} name={field} label={HASHES[field].name} {...CODE} />
        ))}
      </FormPart>
      <FormPart summary={<Message {...messages.more} />} fields={MORE}>
        <FormTextField name="filename" label={<Message {...messages.file} />} {...CODE} />
        <FormTextField
          name="swidTagId"
          label={<Message {...messages.swidTagId} />}
          isOptional
          autoComplete="off"
          spellCheck={false}
        />
        <Pair>
          <FormTextField
            name="author"
            label={<Message {...messages.author} />}
            isOptional
            autoComplete="off"
          />
          <FormTextField
            name="publisher"
            label={<Message {...messages.publisher} />}
            isOptional
            autoComplete="off"
          />
        </Pair>
        <FormTextArea name="description" label={<Message {...messages.description} />} isOptional rows={3} />
        <FormTextArea name="notes" label={<Message {...messages.notes} />} isOptional rows={3} />
      </FormPart>
      {!isNew && <ReferencesField />}
    </>
  );
}

/** Returns the available classifiers. One that the kit does not know is kept in the list. */
function classifiersWith(chosen: string): readonly string[] {
  return chosen === '' || CLASSIFIERS.some((word) => word === chosen)
    ? CLASSIFIERS
    : [...CLASSIFIERS, chosen];
}

type Identity = 'name' | 'group' | 'version';

const LEGAL: readonly ComponentField[] = ['license', 'licenseExpression', 'licenseUrl', 'copyright'];
const MORE: readonly ComponentField[] = [
  'filename',
  'swidTagId',
  'author',
  'publisher',
  'description',
  'notes',
];

/** Props of fields with machine-readable content. */
const CODE = {
  isOptional: true,
  isMonospace: true,
  isCheckedLive: true,
  autoComplete: 'off',
  spellCheck: false,
} as const;
