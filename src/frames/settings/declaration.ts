import type { SecretChange } from '../../ui/fields/SecretField.js';
import type { FormState } from '../../ui/form/Form.js';
/** What a panel of settings says of its settings. Form, checks, read-only view, documents and search follow from it. */
import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { ResourceRef } from '../../data/resources/resourceKey.js';
import type { ServerLine } from '../../domain/serverLine.js';
import type { IconName } from '../../ui/controls/Icon.js';

/** What stands in the field of a setting. */
export type SettingValue = string | boolean | readonly string[] | SecretChange;

/** What stands in the fields of a panel, by {@link fieldOf}. */
export type SettingValues = Record<string, SettingValue>;

/** A setting by what the server calls it. @public */
export interface SettingName {
  /** The part of the server it belongs to: `email`. */
  group: string;
  /** Name within the group: `smtp.server.port`. */
  name: string;
}

/** A panel as it is now. */
export interface SettingsPanelState {
  form: FormState<SettingValues>;
  /** Whether a switch is on as it is saved, by what its label says. */
  isOn: (setting: SettingName) => boolean;
}

/** The settings of a panel. */
export interface SettingsDeclaration {
  /** Name of the panel. */
  title: MessageDescriptor;
  /** What the settings are for, in a sentence. */
  help?: MessageDescriptor;
  /** Settings that belong together, in their order. */
  sections: readonly SettingsSection[];
  /** Where settings of newer servers that no panel knows yet belong here; they are shown below the others. */
  further?: FurtherSettings;
  /** What else can be done with the settings, such as to test them; at the start of the foot, for those who may change them. */
  actions?: readonly SettingsAction[];
}

/** Settings that no panel knows by name. */
export interface FurtherSettings {
  /** The part of the server. */
  group: string;
  /** How their names begin; absent: any way. */
  prefix?: string;
  /** Beginnings of names that belong to other panels. */
  except?: readonly string[];
}

/** Something to do with settings. */
export interface SettingsAction {
  icon: IconName;
  /** Words of its button. */
  label: MessageDescriptor;
  /** What the button opens, loaded by those who open it. */
  dialog: ComponentType<SettingsDialogProps>;
}

/** What the dialog of a {@link SettingsAction} is handed. */
export interface SettingsDialogProps {
  panel: SettingsPanelState;
  /** Takes it away. */
  onClose: () => void;
}

/** Settings that belong together. */
export interface SettingsSection {
  title: MessageDescriptor;
  help?: MessageDescriptor;
  settings: readonly SettingDeclaration[];
}

/** A setting. It is drawn where the server has it, so that one declaration serves all releases. */
export type SettingDeclaration = SettingFacts & SettingType;

/** What every setting says of itself. */
export interface SettingFacts {
  /** The part of the server it belongs to: `email`. */
  group: string;
  /** Name within the group: `smtp.server.port`. */
  name: string;
  /** What it is called; a text where only the server's own words are known. */
  label: MessageDescriptor | string;
  /** Below the field: what it does, an example, what to be careful about. */
  help?: MessageDescriptor | string;
  /** Where there is more about it, on another site. */
  link?: { href: string; label: MessageDescriptor };
  /**
   * The release line that has it first. Absent: all have. For documents; a form asks the server, and looks at this only where a
   * setting is declared twice because releases mean different things by it.
   */
  since?: ServerLine;
  /** The last release line that has it. */
  until?: ServerLine;
  /** Whether a change takes effect only after the server was started again. @defaultValue false */
  needsRestart?: boolean;
  /** Name of the switch of the same group without which it may stay empty; true: it is never empty. Absent: it may be empty. */
  requiredWhile?: string | true;
  /** A switch or choice of the same group that decides whether the server looks at it; else it is shown and cannot be changed. */
  usedWhile?: SettingCondition;
  /** Whether the server writes it by itself, so that people only read it. @defaultValue false */
  isWrittenByServer?: boolean;
}

/** That a switch is on, or a choice is a certain one. */
export interface SettingCondition {
  name: string;
  /** Value of the choice; absent: the switch is on. */
  is?: string;
}

/** What a setting holds. */
export type SettingType =
  SwitchType | TextType | NumberType | SecretType | ChoiceType | ListType | MomentType | HtmlType;

/** On or off. */
export interface SwitchType {
  type: 'switch';
  /** Whether the server means the opposite of what the label says. @defaultValue false */
  isInverted?: boolean;
}

/** One line of text. */
export interface TextType {
  type: 'text';
  /**
   * `url`: an address with its scheme; `mail`: one mail address; `regex`: a regular expression of Java, checked while it is typed;
   * `plain`: anything. @defaultValue 'plain'
   */
  format?: 'plain' | 'url' | 'mail' | 'regex';
  /** For technical strings such as expressions. @defaultValue false */
  isMonospace?: boolean;
}

/** A whole number. Servers take none in its place once they have one. */
export interface NumberType {
  type: 'number';
  min?: number;
  max?: number;
  /** Behind the number: “hours”. */
  unit?: MessageDescriptor;
}

/** A password, key or token. It is never shown, also where the server would. */
export interface SecretType {
  type: 'secret';
  /** Where it is sent. Absent: nowhere, or always to the same. */
  goesTo?: SecretDestination;
}

/**
 * Settings of the same group that say where a secret is sent, by their names. Servers drop a stored one when it would go elsewhere,
 * so that it has to be entered again.
 */
export interface SecretDestination {
  /** The server; while it is empty, a secret that was entered waits for one. */
  server: string;
  /** The user name, without which it is not used. Absent: it is used by itself. */
  user?: string;
  /** What counts as another server besides: any change of it, or that a switch becomes this. */
  further?: readonly { name: string; becomes?: boolean }[];
}

/** One of a few texts. */
export interface ChoiceType {
  type: 'choice';
  options: readonly { value: string; label: MessageDescriptor; description?: MessageDescriptor }[];
}

/** Several texts, each once, which the server keeps as one. */
export interface ListType {
  type: 'list';
  /** What stands between two of them: `;`. Absent: they are kept as a JSON array. */
  separator?: string;
  /** The texts to choose from; typed where the server cannot say them. Absent: typed. */
  options?: ResourceRef<readonly string[]>;
  /** Makes typed text what is stored, such as lower case. @defaultValue trims it */
  normalize?: (text: string) => string;
}

/** A moment to the second, in UTC, which the server keeps as seconds since 1970; 0 and nothing are none. */
export interface MomentType {
  type: 'moment';
  /** Said below a moment that is longer ago than so many days. */
  warnsAfter?: { days: number; warning: MessageDescriptor };
}

/** HTML of several lines, which the server keeps encoded as a part of an address. */
export interface HtmlType {
  type: 'html';
}
