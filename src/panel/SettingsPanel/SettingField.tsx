import { Message, useIntl } from '../../i18n/index.js';
import {
  FormNumberField,
  FormRadioCards,
  FormSecretField,
  FormSwitchField,
  FormTagsField,
  FormTextField,
} from '../../ui/form/fields.js';
import type { SettingDeclaration } from './declaration.js';
import { messages } from './SettingsPanel.messages.js';
import { fieldOf } from './settingValues.js';

/** The field of one setting. */
export function SettingField({
  setting,
  isSet,
}: {
  setting: SettingDeclaration;
  /** Whether the server has something in its place. */
  isSet: boolean;
}) {
  const intl = useIntl();
  const { help, needsRestart } = setting;
  const common = {
    name: fieldOf(setting),
    label: <Message {...setting.label} />,
    hint: (help || needsRestart) && (
      <>
        {help && <Message {...help} />} {needsRestart && <Message {...messages.afterRestart} />}
      </>
    ),
  };
  switch (setting.type) {
    case 'switch':
      return <FormSwitchField {...common} />;
    case 'number': {
      const { min, max, unit } = setting;
      return <FormNumberField {...common} min={min} max={max} unit={unit && <Message {...unit} />} />;
    }
    case 'secret':
      return <FormSecretField {...common} isSet={setting.isPlain ? isSet : undefined} />;
    case 'choice': {
      const options = setting.options.map(({ value, label, description }) => ({
        value,
        label: intl.formatMessage(label),
        description: description && intl.formatMessage(description),
      }));
      return <FormRadioCards {...common} options={options} />;
    }
    case 'list':
      return <FormTagsField {...common} />;
    case 'text': {
      const { format, isMonospace } = setting;
      const type = format === 'url' ? 'url' : format === 'mail' ? 'email' : 'text';
      return (
        <FormTextField
          {...common}
          type={type}
          isMonospace={isMonospace}
          autoComplete="off"
          spellCheck={false}
        />
      );
    }
  }
}
