import { dequal } from 'dequal';
import { mailAddressOf } from '../../domain/mailAddresses.js';
import { textProblem } from '../../domain/textProblem.js';
import { useIntl } from '../../i18n/index.js';
import { fieldProblemMessages } from '../../parts/fieldProblem.messages.js';
import { textProblemText } from '../../parts/textProblemText.js';
import { KEPT_SECRET } from '../../ui/fields/SecretField.js';
import { useNumberProblem } from '../../ui/fields/NumberField.js';
import type { FormErrors } from '../../ui/form/Form.js';
import type { ListType, SettingDeclaration } from './declaration.js';
import { messages } from './SettingsPanel.messages.js';
import { fieldOf, type SettingValues } from './settingValues.js';

/** Of a value, in characters; the same in all releases. */
const LONGEST_VALUE = 1024;

/**
 * The check of a panel of settings.
 * @param saved - as the server has them: what stands there and was not changed is not judged, unless it is missing
 */
export function useSettingProblems(settings: readonly SettingDeclaration[], saved: SettingValues) {
  const intl = useIntl();
  const numberProblem = useNumberProblem();

  /** What is wrong with a text that was changed. */
  const textProblemOf = (setting: SettingDeclaration, text: string): string | undefined => {
    const problem = textProblem(text);
    if (problem) return textProblemText(intl, problem);
    if (text.length > LONGEST_VALUE)
      return intl.formatMessage(fieldProblemMessages.tooLong, { limit: LONGEST_VALUE, length: text.length });
    if (text.trim() === '')
      return setting.type === 'number' ? intl.formatMessage(messages.number) : undefined;
    if (setting.type === 'number') return numberProblem(text, setting);
    if (setting.type !== 'text') return undefined;
    if (setting.format === 'url' && !isAddress(text)) return intl.formatMessage(messages.url);
    if (setting.format === 'mail' && !mailAddressOf(text)) return intl.formatMessage(messages.mail);
    return undefined;
  };

  /** What is wrong with a list that was changed. */
  const listProblemOf = ({ separator }: ListType, entries: readonly string[]): string | undefined => {
    const entry = entries.find((text) => text.includes(separator));
    if (entry !== undefined) return intl.formatMessage(messages.separator, { entry, separator });
    const problem = textProblem(entries.join(separator), LONGEST_VALUE);
    return problem && textProblemText(intl, problem);
  };

  /** Why a setting may not be empty as things are. */
  const emptyProblemOf = ({ group, requiredWhile }: SettingDeclaration, values: SettingValues) => {
    if (requiredWhile === undefined) return undefined;
    if (requiredWhile === true) return intl.formatMessage(fieldProblemMessages.missing);
    const needing = settings.find((other) => other.group === group && other.name === requiredWhile);
    if (!needing || values[fieldOf(needing)] !== true) return undefined;
    return intl.formatMessage(messages.requiredWhile, { name: intl.formatMessage(needing.label) });
  };

  return (values: SettingValues): FormErrors<SettingValues> => {
    const problems = settings.map((setting) => {
      const value = values[fieldOf(setting)] ?? '';
      const isEmpty =
        (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && !value.length);
      const missing = isEmpty ? emptyProblemOf(setting, values) : undefined;
      const dropped = isDropped(setting, saved, values) ? intl.formatMessage(messages.enterAgain) : undefined;
      const isChanged = !dequal(value, saved[fieldOf(setting)]);
      const text =
        typeof value === 'object' && 'kind' in value && value.kind === 'replace' ? value.secret : value;
      const wrong =
        setting.type === 'list' && Array.isArray(value)
          ? listProblemOf(setting, value as readonly string[])
          : typeof text === 'string'
            ? textProblemOf(setting, text)
            : undefined;
      return [fieldOf(setting), missing ?? dropped ?? (isChanged ? wrong : undefined)] as const;
    });
    return Object.fromEntries(problems.filter(([, problem]) => problem));
  };
}

/** Whether a stored secret that is to stay would be dropped, because it would go elsewhere. */
function isDropped(setting: SettingDeclaration, saved: SettingValues, values: SettingValues): boolean {
  if (setting.type !== 'secret' || !setting.goesTo) return false;
  const { group, goesTo } = setting;
  const textOf = (all: SettingValues, name: string) => String(all[fieldOf({ group, name })] ?? '').trim();
  const isOther = ({ name, becomes }: { name: string; becomes?: boolean }) => {
    const now = textOf(values, name);
    return now !== textOf(saved, name) && (becomes === undefined || now === String(becomes));
  };
  return (
    dequal(values[fieldOf(setting)], KEPT_SECRET) &&
    textOf(values, goesTo.user) !== '' &&
    textOf(saved, goesTo.server) !== '' &&
    [{ name: goesTo.server }, ...goesTo.further].some(isOther)
  );
}

function isAddress(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\/[^\s/]/i.test(text.trim()) && URL.canParse(text.trim());
}
