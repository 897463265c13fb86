import { dequal } from 'dequal';
import type { IntlShape } from 'react-intl';
import { decodedText, SECRET_PLACEHOLDER } from '../../api/settings.js';
import { isOfLine, type ServerLine } from '../../domain/serverLine.js';
import type { Setting, SettingChange } from '../../schema/setting.js';
import { KEPT_SECRET, type SecretChange } from '../../ui/fields/SecretField.js';
import type {
  ListType,
  SettingDeclaration,
  SettingsDeclaration,
  SettingsSection,
  SettingType,
} from './declaration.js';
import { messages } from './SettingsPanel.messages.js';
import type { SettingValue, SettingValues } from './declaration.js';

export type { SettingValue, SettingValues } from './declaration.js';

/** Name of the field of a setting; a dot would be a path to the form. */
export function fieldOf({ group, name }: Pick<SettingDeclaration, 'group' | 'name'>): string {
  return `${group}/${name.replaceAll('.', ':')}`;
}

/** The sections and settings of a panel that the server has, with those that only the server knows. */
export function sectionsOn(
  declaration: SettingsDeclaration,
  known: readonly Setting[],
  line: ServerLine | undefined,
): SettingsSection[] {
  const further = furtherSettings(declaration, known);
  const sections = sectionsFor(declaration, line);
  return [
    ...sections.map((section) => ({
      ...section,
      settings: section.settings.filter((one) => isKnown(one, known)),
    })),
    { title: messages.further, help: messages.furtherHelp, settings: further },
  ].filter(({ settings }) => settings.length > 0);
}

/**
 * Returns the sections. Of settings that are declared more than once, keeps those that a release line means,
 * or the first if the line is not known.
 */
function sectionsFor(
  { sections }: SettingsDeclaration,
  line: ServerLine | undefined,
): readonly SettingsSection[] {
  const all = sections.flatMap(({ settings }) => settings);
  const isMeant = (setting: SettingDeclaration) => {
    const same = all.filter((other) => fieldOf(other) === fieldOf(setting));
    return setting === (same.find((one) => line !== undefined && isOfLine(one, line)) ?? same[0]);
  };
  return sections.map((section) => ({ ...section, settings: section.settings.filter(isMeant) }));
}

/**
 * Sections before it is known what the server has.
 * @param line - of the server; while it is not known either, settings that only later releases have are left out
 */
export function sectionsExpected(
  declaration: SettingsDeclaration,
  line: ServerLine = '4.11',
): readonly SettingsSection[] {
  return sectionsFor(declaration, line)
    .map((section) => ({ ...section, settings: section.settings.filter((one) => isOfLine(one, line)) }))
    .filter(({ settings }) => settings.length > 0);
}

/**
 * Returns the server's settings that belong to a panel but are not declared in it, as far as their types show
 * what they are.
 */
function furtherSettings(
  { further, sections }: SettingsDeclaration,
  known: readonly Setting[],
): SettingDeclaration[] {
  if (!further) return [];
  const { group, prefix = '', except = [] } = further;
  const declared = new Set(sections.flatMap(({ settings }) => settings.map(fieldOf)));
  return known
    .filter(({ groupName, propertyName: name }) => {
      const isMeant = groupName === group && name.startsWith(prefix);
      return (
        isMeant && !except.some((other) => name.startsWith(other)) && !declared.has(fieldOf({ group, name }))
      );
    })
    .map((setting) => ({
      group,
      name: setting.propertyName,
      label: setting.propertyName,
      help: setting.description ?? undefined,
      ...typeOf(setting),
    }));
}

function typeOf({ propertyType }: Setting): SettingType {
  switch (propertyType) {
    case 'BOOLEAN':
      return { type: 'switch' };
    case 'ENCRYPTEDSTRING':
      return { type: 'secret' };
    case 'URL':
      return { type: 'text', format: 'url' };
    case 'INTEGER':
      return { type: 'number' };
    default:
      return { type: 'text' };
  }
}

/** Label or help of a setting in the language of the user, or in the words of the server. */
export function wordsOf(intl: IntlShape, words: SettingDeclaration['label']): string {
  return typeof words === 'string' ? words : intl.formatMessage(words);
}

/**
 * Returns true if the server uses a setting while these values are stored. Also true if the deciding setting
 * is not known.
 */
export function isUsed({ group, usedWhile }: SettingDeclaration, values: SettingValues): boolean {
  if (!usedWhile) return true;
  const value = values[fieldOf({ group, name: usedWhile.name })];
  return value === undefined || value === (usedWhile.is ?? true);
}

/** The setting as the server has it. */
function storedOf(
  { group, name }: Pick<SettingDeclaration, 'group' | 'name'>,
  known: readonly Setting[],
): Setting | undefined {
  return known.find((setting) => setting.groupName === group && setting.propertyName === name);
}

/**
 * Returns true if the server has a value for a setting. Undefined if the server does not report that, as with
 * most secrets.
 */
export function isSetOn(setting: SettingDeclaration, known: readonly Setting[]): boolean | undefined {
  const stored = storedOf(setting, known);
  if (!stored) return undefined;
  // The embedded server hides secrets that other servers type and answer as plain texts, once they are set.
  if (stored.propertyValue === SECRET_PLACEHOLDER)
    return stored.propertyType === 'ENCRYPTEDSTRING' ? undefined : true;
  return Boolean(stored.propertyValue);
}

/** Returns true if a switch is on, as servers read its text. */
function isTrue(text: string): boolean {
  return ['true', '1'].includes(text.trim().toLowerCase());
}

/** Returns the initial value in the field of a setting. */
export function valueOf(setting: SettingDeclaration, known: readonly Setting[]): SettingValue {
  const stored = storedOf(setting, known)?.propertyValue ?? '';
  switch (setting.type) {
    case 'switch':
      return isTrue(stored) !== (setting.isInverted ?? false);
    case 'secret':
      return KEPT_SECRET;
    case 'list':
      return [...new Set(textsIn(stored, setting).map((text) => text.trim()))].filter(Boolean);
    case 'moment':
      return momentText(stored);
    case 'html':
      return decodedText(stored);
    default:
      return stored;
  }
}

/** The values that differ from those that count as saved. */
export function changedValues(values: SettingValues, saved: SettingValues): SettingValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !dequal(value, saved[name])));
}

/**
 * Returns the values, with the saved ones for settings that the server would not use: those are not checked,
 * so they are not sent.
 */
export function withoutUnused(
  settings: readonly SettingDeclaration[],
  values: SettingValues,
  saved: SettingValues,
): SettingValues {
  const unused = settings.filter((setting) => !isUsed(setting, values)).map(fieldOf);
  return { ...values, ...Object.fromEntries(unused.map((field) => [field, saved[field] ?? ''])) };
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

/** Returns, for the secrets among these values, whether there is one after the values are saved. */
export function secretsSetBy(values: SettingValues): Record<string, boolean> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      isSecretChange(value) && value.kind !== 'keep' ? [[name, value.kind === 'replace']] : [],
    ),
  );
}

/** Returns the text that the server gets for the value in a field. Null: nothing. */
export function textOf(setting: SettingDeclaration, value: SettingValue): string | null {
  if (isSecretChange(value)) return value.kind === 'replace' ? value.secret : null;
  if (typeof value === 'boolean')
    return String(value !== (setting.type === 'switch' && setting.isInverted === true));
  if (typeof value === 'string') {
    if (setting.type === 'moment') return String(value === '' ? 0 : Date.parse(value) / 1000);
    // Servers refuse an empty text.
    if (setting.type === 'html') return encodeURIComponent(value.trim() || ' ');
    return value.trim() || null;
  }
  if (setting.type !== 'list') return null;
  return setting.separator === undefined ? JSON.stringify(value) : value.join(setting.separator) || null;
}

function textsIn(stored: string, { separator }: ListType): string[] {
  if (separator !== undefined) return stored.split(separator);
  try {
    const texts: unknown = JSON.parse(stored || '[]');
    return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

/** Seconds as the moment that a field shows; what is no moment is none. */
function momentText(stored: string): string {
  const seconds = Number(stored);
  const time = new Date(seconds * 1000);
  if (!seconds || Number.isNaN(time.getTime())) return '';
  return time.toISOString().replace('.000Z', 'Z');
}

function isSecretChange(value: SettingValue): value is SecretChange {
  return typeof value === 'object' && 'kind' in value;
}

function isKnown(setting: SettingDeclaration, known: readonly Setting[]): boolean {
  return storedOf(setting, known) !== undefined;
}
