import { isSince, type ServerLine } from './serverLine.js';

/** Types of settings and of properties of projects and components. */
export const PROPERTY_TYPES = [
  'BOOLEAN',
  'INTEGER',
  'NUMBER',
  'STRING',
  'ENCRYPTEDSTRING',
  'TIMESTAMP',
  'URL',
  'UUID',
] as const;

/** A type of a property. */
export type PropertyType = (typeof PROPERTY_TYPES)[number];

/**
 * The types that properties of projects can have on a server: 5.0 encrypts none.
 * @param line - which server it is; undefined while that is not known
 */
export function propertyTypesOf(line: ServerLine | undefined): readonly PropertyType[] {
  const encrypts = line !== undefined && !isSince(line, '5.0');
  return PROPERTY_TYPES.filter((type) => encrypts || type !== 'ENCRYPTEDSTRING');
}

/**
 * Returns true when a text is a valid value of a type. Servers discard an invalid value, but report success.
 */
export function isPropertyValue(type: PropertyType, value: string): boolean {
  switch (type) {
    case 'BOOLEAN':
      return /^(?:true|false)$/i.test(value);
    case 'INTEGER':
      return /^[+-]?\d{1,10}$/.test(value) && Math.abs(Number(value)) <= 2 ** 31 - 1;
    case 'NUMBER':
      return /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(value);
    case 'URL':
      return URL.canParse(value) && /^[a-z][a-z0-9+.-]*:/i.test(value);
    case 'UUID':
      return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
    case 'TIMESTAMP':
      return !Number.isNaN(Date.parse(value)) || /^\d+$/.test(value);
    case 'STRING':
    case 'ENCRYPTEDSTRING':
      return true;
  }
}
