import { reasonText } from '../../data/errorText.js';
import { fetchResource } from '../../data/fetchResource.js';
import type { ResourceRef } from '../../data/resources/resourceKey.js';
import { useResource } from '../../data/useResource.js';
import { useHost } from '../../host/KitProvider.js';
import { TextSpan, useIntl } from '../../i18n/index.js';
import { MultiCombobox } from '../../ui/fields/MultiCombobox.js';
import { FormTagsField, useFormField } from '../../ui/form/fields.js';
import type { LateFieldProps } from './MomentField.js';
import { messages } from './SettingsPanel.messages.js';

/** Props of {@link SettingOptions}. */
export interface SettingOptionsProps extends LateFieldProps {
  options: ResourceRef<readonly string[]>;
}

/** Several texts, chosen among those that the server knows; typed where it cannot say them or knows none. */
export function SettingOptions({ options, ...props }: SettingOptionsProps) {
  const intl = useIntl();
  const { api, auth } = useHost();
  const field = useFormField<readonly string[]>(props.name, NONE);
  const isReadOnly = props.isReadOnly ?? field.isReadOnly;
  const possible = useResource(options, { isEnabled: !isReadOnly });
  if (possible.status === 'failed') {
    const reason = reasonText(intl, possible.error);
    const failure = intl.formatMessage(messages.optionsFailed, { reason });
    return (
      <FormTagsField
        {...props}
        hint={
          <>
            <TextSpan>{props.hint}</TextSpan>
            <TextSpan> {failure}</TextSpan>
          </>
        }
      />
    );
  }
  // A server without a connection to the outside knows of none.
  if (possible.status === 'ready' && possible.data.length === 0) return <FormTagsField {...props} />;
  const { value, onValueChange, ...bound } = field.bind();
  return (
    <MultiCombobox
      {...props}
      {...bound}
      isReadOnly={isReadOnly}
      onBlur={field.onBlur}
      value={value.map(optionOf)}
      onValueChange={(chosen) => onValueChange(chosen.map(({ id }) => id))}
      loadOptions={async (text, signal) => {
        const texts = await fetchResource({ api, auth }, options, { signal });
        return texts.filter((one) => one.toLowerCase().includes(text.toLowerCase())).map(optionOf);
      }}
    />
  );
}

const NONE: readonly never[] = [];

function optionOf(text: string) {
  return { id: text, label: text };
}
