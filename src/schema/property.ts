import { nullable, optional, string, type, type Describe } from 'superstruct';

/** A fact that someone added to a component or a project. */
export interface Property {
  /** UUID; absent for those of projects. */
  uuid?: string;
  /** The group of the property. Absent for some properties of components. */
  groupName?: string | null;
  /** Its name within the group. */
  propertyName: string;
  /** Its value as text; a placeholder where it is a secret. Absent: none. */
  propertyValue?: string | null;
  /** The type of the value: `STRING`, `INTEGER` … */
  propertyType?: string | null;
  /** The description of the property. */
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
