import { dequal } from 'dequal';
import { javaRegexProblem } from '../../domain/javaRegexProblem.js';
import { mailAddressOf } from '../../domain/mailAddresses.js';
import { originOf } from '../../domain/sameOrigin.js';
import { isSince, type ServerLine } from '../../domain/serverLine.js';
import { textProblem } from '../../domain/textProblem.js';
import { useIntl } from '../../i18n/index.js';
import { fieldProblemMessages } from '../facts/fieldProblem.messages.js';
import { messages as mailMessages } from '../facts/mailProblem.messages.js';
import { messages as secretMessages } from '../facts/secretProblem.messages.js';
import { textProblemText } from '../facts/textProblemText.js';
import { KEPT_SECRET } from '../../ui/fields/SecretField.js';
import { useNumberProblem } from '../../ui/fields/NumberField.js';
import type { FormErrors } from '../../ui/form/Form.js';
import type { ListType, SettingDeclaration } from './declaration.js';
import { messages as regexMessages } from './regexProblem.messages.js';
import { messages } from './SettingsPanel.messages.js';
import { fieldOf, isUsed, textOf, wordsOf, type SettingValue, type SettingValues } from './settingValues.js';

/** The maximum length of a value, in characters, until 4.12. */
const LONGEST_VALUE = 1024;

/** The facts about the server that a check needs. */
interface SettingFactsOnServer {
  /** Returns true if there is a secret. Undefined: not known. */
  isSet: (setting: SettingDeclaration) => boolean | undefined;
  /** Absent: not known yet. */
  line: ServerLine | undefined;
}

/**
 * Returns the check of a panel of settings.
 * @param saved - the values as the server has them: a value that is saved, used, and unchanged there is not
 * checked, unless it is missing
 */
export function useSettingProblems(
  settings: readonly SettingDeclaration[],
  saved: SettingValues,
  { isSet, line }: SettingFactsOnServer,
) {
  const intl = useIntl();
  const numberProblem = useNumberProblem();
  const limit = line !== undefined && isSince(line, '4.13') ? Infinity : LONGEST_VALUE;

  /** Returns the problem with a text that was changed. */
  const textProblemOf = (setting: SettingDeclaration, text: string): string | undefined => {
    if (setting.type === 'html') return lengthProblem(textOf(setting, text) ?? '');
    if (setting.type === 'moment') return momentProblem(text);
    const problem = textProblem(text);
    if (problem) return textProblemText(intl, problem);
    const length = lengthProblem(text);
    if (length) return length;
    if (text.trim() === '')
      return setting.type === 'number' ? intl.formatMessage(messages.number) : undefined;
    if (setting.type === 'number') return numberProblem(text, setting);
    if (setting.type !== 'text') return undefined;
    if (setting.format === 'url' && !isAddress(text)) return intl.formatMessage(messages.url);
    if (setting.format === 'mail' && !mailAddressOf(text)) return intl.formatMessage(mailMessages.noAddress);
    if (setting.format === 'regex') return regexProblem(text.trim());
    return undefined;
  };
  const lengthProblem = ({ length }: string) =>
    length > limit ? intl.formatMessage(fieldProblemMessages.tooLong, { limit, length }) : undefined;
  const momentProblem = (text: string) => {
    const isPast = text === '' || Date.parse(text) <= Date.now();
    return isPast ? undefined : intl.formatMessage(messages.moment);
  };
  const regexProblem = (text: string) => {
    const problem = javaRegexProblem(text);
    if (!problem) return undefined;
    const reason = intl.formatMessage(regexMessages[problem.kind], {
      text: problem.text,
      position: problem.position + 1,
    });
    return intl.formatMessage(messages.regex, { reason });
  };

  /** Returns the problem with a list that was changed. */
  const listProblemOf = (setting: SettingDeclaration & ListType, entries: readonly string[]) => {
    const { separator } = setting;
    const entry = separator !== undefined && entries.find((text) => text.includes(separator));
    if (entry) return intl.formatMessage(messages.separator, { entry, separator });
    const problem = textProblem(textOf(setting, entries) ?? '', limit);
    return problem && textProblemText(intl, problem);
  };

  /** Why a setting may not be empty as things are. */
  const emptyProblemOf = ({ group, requiredWhile }: SettingDeclaration, values: SettingValues) => {
    if (requiredWhile === undefined) return undefined;
    if (requiredWhile === true) return intl.formatMessage(fieldProblemMessages.missing);
    const needing = settings.find((other) => other.group === group && other.name === requiredWhile);
    if (!needing || values[fieldOf(needing)] !== true) return undefined;
    return intl.formatMessage(messages.requiredWhile, { name: wordsOf(intl, needing.label) });
  };

  return (values: SettingValues): FormErrors<SettingValues> => {
    const problems = settings.map((setting) => {
      const value = values[fieldOf(setting)] ?? '';
      // It cannot be made right there.
      if (setting.isWrittenByServer || !isUsed(setting, values))
        return [fieldOf(setting), undefined] as const;
      const isEmpty = isEmptyValue(value) || isMissingSecret(setting, value, isSet);
      const missing = isEmpty ? emptyProblemOf(setting, values) : undefined;
      const isLost = isSet(setting) !== false && isDropped(setting, saved, values);
      const dropped = isLost ? intl.formatMessage(secretMessages.enterAgain) : undefined;
      const isChanged = !dequal(value, saved[fieldOf(setting)]) || !isUsed(setting, saved);
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

function isEmptyValue(value: SettingValue): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value)
    ? value.length === 0
    : typeof value === 'object' && 'kind' in value && value.kind === 'clear';
}

/** Returns true if it is known that there is no secret, and none was entered. */
function isMissingSecret(
  setting: SettingDeclaration,
  value: SettingValue,
  isSet: SettingFactsOnServer['isSet'],
): boolean {
  return setting.type === 'secret' && dequal(value, KEPT_SECRET) && isSet(setting) === false;
}

/** Returns true if a stored secret that is to be kept would be dropped because its destination changes. */
function isDropped(setting: SettingDeclaration, saved: SettingValues, values: SettingValues): boolean {
  if (setting.type !== 'secret' || !setting.goesTo) return false;
  const { group, goesTo } = setting;
  const typed = (all: SettingValues, name: string) => String(all[fieldOf({ group, name })] ?? '').trim();
  const isOther = ({ name, becomes }: { name: string; becomes?: boolean }) => {
    const [now, before] = [typed(values, name), typed(saved, name)];
    // Another path of the same server is the same server.
    if ((originOf(now) ?? now) === (originOf(before) ?? before)) return false;
    return becomes === undefined || now === String(becomes);
  };
  return (
    dequal(values[fieldOf(setting)], KEPT_SECRET) &&
    (goesTo.user === undefined || typed(values, goesTo.user) !== '') &&
    typed(saved, goesTo.server) !== '' &&
    [{ name: goesTo.server }, ...(goesTo.further ?? [])].some(isOther)
  );
}

function isAddress(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\/[^\s/]/i.test(text.trim()) && URL.canParse(text.trim());
}
