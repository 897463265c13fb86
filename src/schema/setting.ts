import { array, nullable, optional, string, type, union, type Describe } from 'superstruct';

/** A setting of a server that is readable without sign-in. */
export interface PublicSetting {
  /** Absent or null: not set. */
  propertyValue?: string | null;
}

export const PublicSettingStruct: Describe<PublicSetting> = type({
  propertyValue: optional(nullable(string())),
});

/** A setting of a server, as administrators see it. */
export interface Setting {
  /** The part of the server it belongs to, such as `email`. */
  groupName: string;
  /** Name within the group, such as `smtp.server.port`. */
  propertyName: string;
  /** Its value as text, whatever its type. Absent: none. A placeholder where it is a secret, on most servers stored or not. */
  propertyValue?: string | null;
  /**
   * The type that the server validates the value against: `BOOLEAN`, `INTEGER`, `NUMBER`, `STRING`, `URL`,
   * `ENCRYPTEDSTRING` …
   */
  propertyType?: string | null;
  /** English words of the server about it. */
  description?: string | null;
}

export const SettingStruct: Describe<Setting> = type({
  groupName: string(),
  propertyName: string(),
  propertyValue: optional(nullable(string())),
  propertyType: optional(nullable(string())),
  description: optional(nullable(string())),
});

/** A value for a setting. */
export interface SettingChange {
  groupName: string;
  propertyName: string;
  /**
   * Null when there is no value. Servers reject an empty text, and they reject null for settings that need an
   * integer.
   */
  propertyValue: string | null;
}

/**
 * The result of a {@link SettingChange}: the current setting, the reason for rejection, or null if nothing
 * changed.
 */
export type SettingOutcome = Setting | string | null;

export const SettingOutcomesStruct: Describe<SettingOutcome[]> = array(
  nullable(union([string(), SettingStruct])),
);
