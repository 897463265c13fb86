import { Fragment, type ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { Message, TextSpan, useIntl } from '../../i18n/index.js';
import {
  FormNumberField,
  FormRadioCards,
  FormSecretField,
  FormSwitchField,
  FormTagsField,
  FormTextField,
} from '../../ui/form/fields.js';
import { deferred } from '../../ui/later/deferred.js';
import { Link } from '../../ui/controls/Link.js';
import type { MomentType, SettingDeclaration } from './declaration.js';
import { messages } from './SettingsPanel.messages.js';
import { fieldOf, isUsed, wordsOf, type SettingValues } from './settingValues.js';

/** Props of {@link SettingField}. */
export interface SettingFieldProps {
  setting: SettingDeclaration;
  /** All settings of the panel. */
  settings: readonly SettingDeclaration[];
  /** The values in the fields of the panel. */
  values: SettingValues;
  /** True when the server has a value for it. Undefined: the server does not report that. */
  isSet: boolean | undefined;
  /** True when the head of its section or panel states that it needs a restart. */
  isRestartSaid: boolean;
}

/** The field of one setting. */
export function SettingField(props: SettingFieldProps) {
  const { setting, isSet, values } = props;
  const intl = useIntl();
  const common = {
    name: fieldOf(setting),
    label: wordsOf(intl, setting.label),
    hint: hintOf(intl, props),
    // Undefined: the form decides.
    isReadOnly: !isUsed(setting, values) || setting.isWrittenByServer || undefined,
  };
  switch (setting.type) {
    case 'switch':
      return <FormSwitchField {...common} />;
    case 'number': {
      const { min, max, unit } = setting;
      return <FormNumberField {...common} min={min} max={max} unit={unit && <Message {...unit} />} />;
    }
    case 'secret':
      return <FormSecretField {...common} isSet={isSet} />;
    case 'choice': {
      const options = setting.options.map(({ value, label, description }) => ({
        value,
        label: intl.formatMessage(label),
        description: description && intl.formatMessage(description),
      }));
      return <FormRadioCards {...common} options={options} />;
    }
    case 'list':
      return setting.options ? (
        <SettingOptions
          {...common}
          options={setting.options}
          fallback={<FormTagsField {...common} isReadOnly />}
        />
      ) : (
        <FormTagsField {...common} normalize={setting.normalize} />
      );
    case 'moment':
      return <MomentField {...common} fallback={<FormTextField {...common} isReadOnly />} />;
    case 'html':
      return <HtmlField {...common} fallback={<FormTextField {...common} isReadOnly />} />;
    case 'text': {
      const { format, isMonospace } = setting;
      const type = format === 'url' ? 'url' : format === 'mail' ? 'email' : 'text';
      return (
        <FormTextField
          {...common}
          type={type}
          isMonospace={isMonospace ?? format === 'regex'}
          isCheckedLive={format === 'regex'}
          autoComplete="off"
          spellCheck={false}
        />
      );
    }
  }
}

// Only a few panels use these.
const SettingOptions = deferred(() => import('./SettingOptions.js').then((module) => module.SettingOptions));
const MomentField = deferred(() => import('./MomentField.js').then((module) => module.MomentField));
const HtmlField = deferred(() => import('./HtmlField.js').then((module) => module.HtmlField));

/** Returns the line below a field. Undefined if there is none. */
function hintOf(intl: IntlShape, props: SettingFieldProps): ReactNode {
  const { setting, values, isRestartSaid } = props;
  const { help, link, needsRestart, isWrittenByServer } = setting;
  const parts: ReactNode[] = [
    help && wordsOf(intl, help),
    link && (
      <OwnLine>
        <Link href={link.href} isExternal>
          <Message {...link.label} />
        </Link>
      </OwnLine>
    ),
    needsRestart && !isRestartSaid && intl.formatMessage(messages.afterRestart),
    isWrittenByServer && intl.formatMessage(messages.writtenByServer),
    !isUsed(setting, values) && conditionText(intl, props),
    setting.type === 'moment' && warningOf(intl, setting, values[fieldOf(setting)]),
  ].filter(Boolean);
  if (parts.length === 0) return undefined;
  return parts.map((part, index) => (
    <Fragment key={index}>
      <TextSpan>{index > 0 && ' '}</TextSpan>
      <TextSpan>{part}</TextSpan>
    </Fragment>
  ));
}

/** Returns the condition under which the server uses a setting, for one that it does not use now. */
function conditionText(intl: IntlShape, { setting, settings }: SettingFieldProps): string | undefined {
  const { group, usedWhile } = setting;
  const decides = settings.find((other) => other.group === group && other.name === usedWhile?.name);
  if (!decides) return undefined;
  const name = wordsOf(intl, decides.label);
  if (decides.type !== 'choice') return intl.formatMessage(messages.usedWhile, { name });
  const option = decides.options.find(({ value }) => value === usedWhile?.is);
  const choice = option ? intl.formatMessage(option.label) : '';
  return intl.formatMessage(messages.usedWhileChosen, { name, choice });
}

const DAY_MS = 24 * 60 * 60_000;

function warningOf(intl: IntlShape, { warnsAfter }: MomentType, value: unknown): string | undefined {
  if (!warnsAfter || typeof value !== 'string') return undefined;
  const isOld = Date.now() - Date.parse(value) > warnsAfter.days * DAY_MS;
  return isOld ? intl.formatMessage(warnsAfter.warning) : undefined;
}

// The label of a link is no sentence, so it stands apart from those around it.
const OwnLine = styled.span`
  display: block;
`;
