import { nullable, optional, string, type, type Describe } from 'superstruct';

/** A setting of a server that is readable without sign-in. */
export interface PublicSetting {
  /** Absent or null: not set. */
  propertyValue?: string | null;
}

export const PublicSettingStruct: Describe<PublicSetting> = type({
  propertyValue: optional(nullable(string())),
});
