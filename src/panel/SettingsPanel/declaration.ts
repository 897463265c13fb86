/** What a panel of settings says of its settings. Form, checks, read-only view, documents and search follow from it. */
import type { MessageDescriptor } from 'react-intl';
import type { ServerLine } from '../../domain/serverLine.js';

/** The settings of a panel. */
export interface SettingsDeclaration {
  /** Name of the panel. */
  title: MessageDescriptor;
  /** What the settings are for, in a sentence. */
  help?: MessageDescriptor;
  /** Settings that belong together, in their order. */
  sections: readonly SettingsSection[];
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
  label: MessageDescriptor;
  /** Below the field: what it does, an example, what to be careful about. */
  help?: MessageDescriptor;
  /** The release line that has it first. Absent: all have. For documents; a form asks the server. */
  since?: ServerLine;
  /** The last release line that has it. */
  until?: ServerLine;
  /** Whether a change takes effect only after the server was started again. @defaultValue false */
  needsRestart?: boolean;
  /** Name of the switch of the same group without which it may stay empty; true: it is never empty. Absent: it may be empty. */
  requiredWhile?: string | true;
}

/** What a setting holds. */
export type SettingType = SwitchType | TextType | NumberType | SecretType | ChoiceType | ListType;

/** On or off. */
export interface SwitchType {
  type: 'switch';
  /** Whether the server means the opposite of what the label says. @defaultValue false */
  isInverted?: boolean;
}

/** One line of text. */
export interface TextType {
  type: 'text';
  /** `url`: an address with its scheme; `mail`: one mail address; `plain`: anything. @defaultValue 'plain' */
  format?: 'plain' | 'url' | 'mail';
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
  /** Whether the server keeps it as plain text and sends it, so that it is known whether there is one. @defaultValue false */
  isPlain?: boolean;
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
  /** The user name, without which it is not used. */
  user: string;
  /** What counts as another server besides: any change of it, or that a switch becomes this. */
  further: readonly { name: string; becomes?: boolean }[];
}

/** One of a few texts. */
export interface ChoiceType {
  type: 'choice';
  options: readonly { value: string; label: MessageDescriptor; description?: MessageDescriptor }[];
}

/** Several texts, each once, which the server keeps as one. */
export interface ListType {
  type: 'list';
  /** What stands between two of them: `;`. */
  separator: string;
}
