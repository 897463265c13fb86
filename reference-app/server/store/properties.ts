import { SECRET_PLACEHOLDER } from '../rules/configValue.js';

/** The columns that settings and properties of projects and components share. */
export interface PropertyRow {
  groupName: string | null;
  propertyName: string;
  propertyValue: string | null;
  propertyType: string;
  description: string | null;
}

/** A property as the API shows it. An answer does not even say whether a secret is set. */
export function propertyJson(property: PropertyRow) {
  const isSecret = property.propertyType === 'ENCRYPTEDSTRING';
  return {
    groupName: property.groupName ?? undefined,
    propertyName: property.propertyName,
    propertyValue: isSecret ? SECRET_PLACEHOLDER : (property.propertyValue ?? undefined),
    propertyType: property.propertyType,
    description: property.description ?? undefined,
  };
}
