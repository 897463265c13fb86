/** Finds panels by name, and settings by their descriptions, in the user's language. */
import type { IntlShape } from 'react-intl';
import type { SettingDeclaration, SettingsSection } from '../../../frames/settings/declaration.js';
import { fieldOf, valueOf, wordsOf } from '../../../frames/settings/settingValues.js';
import type { Setting } from '../../../schema/setting.js';

/** A panel that may be found. */
export interface SearchedPanel {
  id: string;
  /** Name where its section is not in sight. */
  title: string;
  /** Name of its section. */
  section: string;
  /** Its settings; absent for panels of other things. */
  sections: readonly SettingsSection[] | undefined;
  /** The settings as the server has them; absent while that is not known. */
  stored?: readonly Setting[];
}

/** A panel or a setting that was found. */
export interface PanelMatch {
  /** Address of the panel. */
  panel: string;
  /** Name of the field of the setting; absent: the panel itself. */
  field?: string;
  /** The name of the match. */
  label: string;
  /** The path to the match, from the outside in. */
  place: readonly string[];
  /** The help text of a setting. */
  help?: string;
}

/**
 * Returns the matches of a text: panels, then settings whose label contains all its words, then settings
 * whose description or value does. A word may also match the names of the panel and section, but at least one
 * word must match the setting itself.
 */
export function searchPanels(intl: IntlShape, panels: readonly SearchedPanel[], text: string): PanelMatch[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found: PanelMatch[] = [];
  const called: PanelMatch[] = [];
  const about: PanelMatch[] = [];
  for (const { id, title, section, sections, stored } of panels) {
    // The last part of the address is another name: “python” for PyPI.
    const names = plain(`${title} ${section} ${id.slice(id.lastIndexOf('/') + 1)}`);
    if (words.every((word) => names.includes(word)))
      found.push({ panel: id, label: title, place: [section] });
    for (const part of sections ?? []) {
      const heading = intl.formatMessage(part.title);
      for (const setting of part.settings) {
        const label = wordsOf(intl, setting.label);
        const help = setting.help && wordsOf(intl, setting.help);
        const own = plain(`${label} ${help ?? ''} ${setting.name} ${shownValue(setting, stored)}`);
        const around = `${names} ${plain(heading)}`;
        if (!words.some((word) => own.includes(word))) continue;
        if (!words.every((word) => own.includes(word) || around.includes(word))) continue;
        const isCalled = words.every((word) => plain(label).includes(word));
        const match = { panel: id, field: fieldOf(setting), label, place: [title, heading], help };
        (isCalled ? called : about).push(match);
      }
    }
  }
  return [...found, ...called, ...about];
}

/** Returns the text in the field of a setting. Empty for switches and secrets. */
function shownValue(setting: SettingDeclaration, stored: readonly Setting[] | undefined): string {
  if (!stored || setting.type === 'switch' || setting.type === 'secret') return '';
  const value = valueOf(setting, stored);
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** A text as it is compared: without case and accents, and “e-mail” is “email”. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Pd}]/gu, '')
    .toLowerCase();
}
