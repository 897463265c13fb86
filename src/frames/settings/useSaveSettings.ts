import { ApiError, ShapeError } from '../../api/errors.js';
import { updateSettings } from '../../api/settings.js';
import { reasonText } from '../../data/errorText.js';
import { serverSays } from '../../data/refusalErrors.js';
import { settingsChanged } from '../../data/resources/changes.js';
import { useSave } from '../../data/useSave.js';
import { useHost } from '../../host/KitProvider.js';
import { useIntl } from '../../i18n/index.js';
import type { SettingChange, SettingOutcome } from '../../schema/setting.js';
import type { FormErrors } from '../../ui/form/Form.js';
import type { SettingDeclaration } from './declaration.js';
import { messages } from './SettingsPanel.messages.js';
import { changesOf, fieldOf, type SettingValues } from './settingValues.js';

/** A change with the setting it is of. */
interface SentChange {
  setting: SettingDeclaration;
  change: SettingChange;
}

/**
 * Saves changed values of a panel, in one call. The server accepts or rejects each setting separately:
 * accepted settings are saved, and the others stay as they were typed.
 * @param onTaken - called with the settings that the server accepted, whether they are all that were sent,
 * and what was sent
 */
export function useSaveSettings(
  settings: readonly SettingDeclaration[],
  onTaken: (taken: readonly SettingDeclaration[], isAll: boolean, sent: SettingValues) => void,
) {
  const { api } = useHost();
  const intl = useIntl();
  const say = (reason: string) => serverSays(intl, reason);
  const { submit } = useSave({
    save: async (values: SettingValues) => {
      const sent = changesOf(settings, values);
      const outcomes = await updateSettings(
        api,
        sent.map(({ change }) => change),
      );
      return { sent, outcomes };
    },
    stale: settingsChanged,
    saved: ({ sent, outcomes }, values) => {
      const taken = sent.filter((_, index) => typeof outcomes[index] !== 'string');
      onTaken(
        taken.map(({ setting }) => setting),
        taken.length === sent.length,
        values,
      );
    },
    refusedPart: ({ sent, outcomes }) => refusedOnes(sent, outcomes, say),
    refused: (error, values) => {
      const sent = changesOf(settings, values);
      const refused = error instanceof ApiError && refusedValues(sent, error, say);
      if (refused) return refused;
      const reason = reasonText(intl, error);
      const isUnknown = error instanceof ShapeError;
      return {
        form: intl.formatMessage(isUnknown ? messages.unknownIfSaved : messages.notSaved, { reason }),
      };
    },
  });
  return submit;
}

/** Returns the errors of settings that the server rejected while it accepted others. */
function refusedOnes(
  sent: readonly SentChange[],
  outcomes: readonly SettingOutcome[],
  say: (reason: string) => string,
): FormErrors<SettingValues> | undefined {
  const refused = sent.flatMap(({ setting }, index) => {
    const outcome = outcomes[index];
    return typeof outcome === 'string' ? [[fieldOf(setting), say(outcome)]] : [];
  });
  return refused.length > 0 ? Object.fromEntries(refused) : undefined;
}

/** Values that no setting may have; the server names the value and not the setting. Undefined: it is about none of them. */
function refusedValues(
  sent: readonly SentChange[],
  { violations }: ApiError,
  say: (reason: string) => string,
): FormErrors<SettingValues> | undefined {
  const refused: Record<string, string> = {};
  for (const { message, invalidValue } of violations) {
    const ones = sent.filter(({ change }) => change.propertyValue === invalidValue);
    if (invalidValue === undefined || ones.length === 0) return undefined;
    for (const { setting } of ones) refused[fieldOf(setting)] = say(message);
  }
  return violations.length > 0 ? refused : undefined;
}
