import * as licenses from '../../../data/resources/licenses.js';
import { useDictionary } from '../../../data/useDictionary.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { Combobox } from '../../../ui/fields/Combobox.js';
import type { ComboboxOption } from '../../../ui/fields/ComboboxOption.js';
import { useFormField } from '../../../ui/form/fields.js';
import { messages } from './ComponentEditor.messages.js';
import type { LicenseChoice } from './componentFormValues.js';
import { foundLicenses } from './foundLicenses.js';

interface LicenseOption extends ComboboxOption {
  license: string;
}

/** A license of the server's list, found by identifier or name, or any other as text. */
export function LicenseField() {
  const intl = useIntl();
  const field = useFormField<LicenseChoice | undefined>('license', undefined);
  const { get } = useDictionary(licenses.concise);

  async function loadOptions(text: string, signal: AbortSignal): Promise<LicenseOption[]> {
    const known = await get();
    signal.throwIfAborted();
    const options = foundLicenses(known, text).map(
      ({ licenseId, name, isDeprecatedLicenseId }): LicenseOption => ({
        id: licenseId,
        label: name,
        hint: isDeprecatedLicenseId
          ? intl.formatMessage(messages.licenseDeprecated, { id: licenseId })
          : licenseId,
        license: licenseId,
      }),
    );
    const own = text.trim();
    if (own !== '' && !options.some(({ id, label }) => id === own || label === own)) {
      options.push({
        id: `text ${own}`,
        label: own,
        hint: intl.formatMessage(messages.licenseAsText),
        license: own,
      });
    }
    return options;
  }

  return (
    <Combobox<LicenseOption>
      label={<Message {...messages.license} />}
      hint={<Message {...messages.licenseHint} />}
      placeholder={intl.formatMessage(messages.licenseSearch)}
      isOptional
      name="license"
      value={field.value && { id: field.value.license, ...field.value }}
      onValueChange={(option) => field.onChange(option && { license: option.license, label: option.label })}
      loadOptions={loadOptions}
      error={field.error}
      onBlur={field.onBlur}
    />
  );
}
