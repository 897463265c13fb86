import { dequal } from 'dequal';
import type { Setting, SettingChange } from '../../schema/setting.js';
import { KEPT_SECRET, type SecretChange } from '../../ui/fields/SecretField.js';
import type { SettingDeclaration, SettingsDeclaration, SettingsSection } from './declaration.js';

/** What stands in the field of a setting. */
export type SettingValue = string | boolean | readonly string[] | SecretChange;

/** What stands in the fields of a panel, by {@link fieldOf}. */
export type SettingValues = Record<string, SettingValue>;

/** Name of the field of a setting; a dot would be a path to the form. */
export function fieldOf({ group, name }: Pick<SettingDeclaration, 'group' | 'name'>): string {
  return `${group}/${name.replaceAll('.', ':')}`;
}

/** The sections and settings of a panel that the server has. */
export function sectionsOn(declaration: SettingsDeclaration, known: readonly Setting[]): SettingsSection[] {
  return declaration.sections
    .map((section) => ({ ...section, settings: section.settings.filter((one) => isKnown(one, known)) }))
    .filter(({ settings }) => settings.length > 0);
}

/** The setting as the server has it. */
export function storedOf(
  { group, name }: Pick<SettingDeclaration, 'group' | 'name'>,
  known: readonly Setting[],
): Setting | undefined {
  return known.find((setting) => setting.groupName === group && setting.propertyName === name);
}

/** Whether a switch is on, as servers read its text. */
function isTrue(text: string): boolean {
  return ['true', '1'].includes(text.trim().toLowerCase());
}

/** What stands in the field of a setting at first. */
export function valueOf(setting: SettingDeclaration, known: readonly Setting[]): SettingValue {
  const stored = storedOf(setting, known)?.propertyValue ?? '';
  switch (setting.type) {
    case 'switch':
      return isTrue(stored) !== (setting.isInverted ?? false);
    case 'secret':
      return KEPT_SECRET;
    case 'list':
      return [...new Set(stored.split(setting.separator).map((text) => text.trim()))].filter(Boolean);
    default:
      return stored;
  }
}

/** The values that differ from those that count as saved. */
export function changedValues(values: SettingValues, saved: SettingValues): SettingValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !dequal(value, saved[name])));
}

/** The changes that give settings these values; settings without one stay as they are. */
export function changesOf(
  settings: readonly SettingDeclaration[],
  values: SettingValues,
): { setting: SettingDeclaration; change: SettingChange }[] {
  return settings.flatMap((setting) => {
    const value = values[fieldOf(setting)];
    if (value === undefined) return [];
    const { group: groupName, name: propertyName } = setting;
    return [{ setting, change: { groupName, propertyName, propertyValue: textOf(setting, value) } }];
  });
}

/** Values of which secrets stay as they are: for after they were saved. */
export function withoutSecrets(values: SettingValues): SettingValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isSecretChange(value) ? KEPT_SECRET : value]),
  );
}

/** Whether there is one once these values are saved, of the secrets among them. */
export function secretsSetBy(values: SettingValues): Record<string, boolean> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      isSecretChange(value) && value.kind !== 'keep' ? [[name, value.kind === 'replace']] : [],
    ),
  );
}

function textOf(setting: SettingDeclaration, value: SettingValue): string | null {
  if (isSecretChange(value)) return value.kind === 'replace' ? value.secret : null;
  if (typeof value === 'boolean')
    return String(value !== (setting.type === 'switch' && setting.isInverted === true));
  // Servers refuse an empty text.
  if (typeof value === 'string') return value.trim() || null;
  return setting.type === 'list' ? value.join(setting.separator) || null : null;
}

function isSecretChange(value: SettingValue): value is SecretChange {
  return typeof value === 'object' && 'kind' in value;
}

function isKnown(setting: SettingDeclaration, known: readonly Setting[]): boolean {
  return storedOf(setting, known) !== undefined;
}
