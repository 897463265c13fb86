import type { SecretChange } from '../../ui/fields/SecretField.js';
import type { FormState } from '../../ui/form/Form.js';
/**
 * The declaration of a panel's settings. Form, checks, read-only view, documents, and search follow from it.
 */
import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { ResourceRef } from '../../data/resources/resourceKey.js';
import type { ServerLine } from '../../domain/serverLine.js';
import type { IconName } from '../../ui/controls/Icon.js';

/** The value in the field of a setting. */
export type SettingValue = string | boolean | readonly string[] | SecretChange;

/** The values in the fields of a panel, by {@link fieldOf}. */
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
  /** Returns true if the saved state of a switch is on, in the sense of its label. */
  isOn: (setting: SettingName) => boolean;
}

/** The settings of a panel. */
export interface SettingsDeclaration {
  /** Name of the panel. */
  title: MessageDescriptor;
  /** The purpose of the settings, in a sentence. */
  help?: MessageDescriptor;
  /** Settings that belong together, in their order. */
  sections: readonly SettingsSection[];
  /**
   * Settings of newer servers that no panel knows yet and that belong here. They are shown below the others.
   */
  further?: FurtherSettings;
  /**
   * Other actions for the settings, such as testing them. They are at the start of the foot, for users who
   * can change the settings.
   */
  actions?: readonly SettingsAction[];
}

/** Settings that no panel knows by name. */
export interface FurtherSettings {
  /** The part of the server. */
  group: string;
  /** The start of their names. Absent: any. */
  prefix?: string;
  /** Beginnings of names that belong to other panels. */
  except?: readonly string[];
}

/** Something to do with settings. */
export interface SettingsAction {
  icon: IconName;
  /** Words of its button. */
  label: MessageDescriptor;
  /** The dialog that the button opens. It is loaded when it is opened. */
  dialog: ComponentType<SettingsDialogProps>;
}

/** Props of the dialog of a {@link SettingsAction}. */
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

/** The facts that every setting declares. */
export interface SettingFacts {
  /** The part of the server it belongs to: `email`. */
  group: string;
  /** Name within the group: `smtp.server.port`. */
  name: string;
  /** The label. A text if only the server's own words are known. */
  label: MessageDescriptor | string;
  /** Below the field: what it does, an example, what to be careful about. */
  help?: MessageDescriptor | string;
  /** A link to more about it, on another site. */
  link?: { href: string; label: MessageDescriptor };
  /**
   * The first release line that has it. Absent: all have it. For documents. A form queries the server, and
   * reads this only if a setting is declared twice because releases mean different things by it.
   */
  since?: ServerLine;
  /** The last release line that has it. */
  until?: ServerLine;
  /** True when a change takes effect only after the server is restarted. @defaultValue false */
  needsRestart?: boolean;
  /** Name of the switch of the same group without which it may stay empty; true: it is never empty. Absent: it may be empty. */
  requiredWhile?: string | true;
  /**
   * A switch or choice of the same group that decides whether the server uses the setting. Otherwise, it is
   * shown and cannot be changed.
   */
  usedWhile?: SettingCondition;
  /** True when the server writes it automatically, so that people only read it. @defaultValue false */
  isWrittenByServer?: boolean;
}

/** The condition that a switch is on, or that a choice has a certain value. */
export interface SettingCondition {
  name: string;
  /** Value of the choice; absent: the switch is on. */
  is?: string;
}

/** The type of a setting's value. */
export type SettingType =
  SwitchType | TextType | NumberType | SecretType | ChoiceType | ListType | MomentType | HtmlType;

/** On or off. */
export interface SwitchType {
  type: 'switch';
  /** True when the server means the opposite of the label. @defaultValue false */
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

/** A whole number. Once a server has one, it does not accept an empty value. */
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
  /** The destination of the secret. Absent: none, or always the same. */
  goesTo?: SecretDestination;
}

/**
 * Settings of the same group that say where a secret is sent, by their names. Servers drop a stored one when it would go elsewhere,
 * so that it has to be entered again.
 */
export interface SecretDestination {
  /** The server; while it is empty, a secret that was entered waits for one. */
  server: string;
  /** The username, without which the secret is not used. Absent: the secret is used without one. */
  user?: string;
  /**
   * The other changes that count as another server: any change of the setting, or that a switch becomes this.
   */
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
  /** The separator between two entries: `;`. Absent: they are stored as a JSON array. */
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
