import { nullable, optional, string, type, type Describe } from 'superstruct';

/** A fact that somebody added to a component or a project. */
export interface Property {
  /** UUID; absent for those of projects. */
  uuid?: string;
  /** What it belongs to; absent for some of components. */
  groupName?: string | null;
  /** Its name within the group. */
  propertyName: string;
  /** Its value as text; a placeholder where it is a secret. Absent: none. */
  propertyValue?: string | null;
  /** What the value is: `STRING`, `INTEGER` … */
  propertyType?: string | null;
  /** What it means. */
  description?: string | null;
}

export const PropertyStruct: Describe<Property> = type({
  uuid: optional(string()),
  groupName: optional(nullable(string())),
  propertyName: string(),
  propertyValue: optional(nullable(string())),
  propertyType: optional(nullable(string())),
  description: optional(nullable(string())),
});
