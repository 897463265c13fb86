import { mailAddressOf } from '../../../src/domain/mailAddresses.js';
import { isPropertyValue, type PropertyType } from '../../../src/domain/propertyValue.js';
import { hasCredentials } from '../../../src/domain/sameOrigin.js';

export { PROPERTY_TYPES, type PropertyType } from '../../../src/domain/propertyValue.js';

/** The placeholder for a stored secret in answers. Sent back, it means that nothing changed. */
export const SECRET_PLACEHOLDER = 'HiddenDecryptedPropertyPlaceholder';

/** The reason why a URL is rejected: URLs are shown unmasked, and their credentials have separate fields. */
export const NO_CREDENTIALS = 'The URL must not contain a username or a password.';

/** Settings that hold a secret although the API types them as plain texts, as the reference does. */
const SECRET_TEXTS: readonly string[] = [
  'integrations/defectdojo.apiKey',
  'vuln-source/github.advisories.access.token',
];

/** Returns whether a setting is stored encrypted and never returned in answers. */
export function isSecretSetting(group: string | null, name: string, type: string): boolean {
  return type === 'ENCRYPTEDSTRING' || SECRET_TEXTS.includes(`${group}/${name}`);
}

/** The result for a value: the value to store, the message of the rejection, or nothing to do. */
export type CheckedValue =
  | { kind: 'store'; value: string | null }
  | { kind: 'encrypt'; value: string }
  | { kind: 'refused'; message: string }
  | { kind: 'unchanged' };

/** Checks a value against the type of its property, and brings it into the form that is stored. */
export function checkValue(type: PropertyType, value: string | undefined): CheckedValue {
  switch (type) {
    case 'BOOLEAN':
      return { kind: 'store', value: String(['true', '1'].includes(value?.trim().toLowerCase() ?? '')) };
    case 'INTEGER':
      if (value === undefined || !isPropertyValue(type, value)) {
        return refused('The property expected an integer and an integer was not sent.');
      }
      return { kind: 'store', value: String(Number(value)) };
    case 'NUMBER':
      if (value === undefined || !isPropertyValue(type, value)) {
        return refused('The property expected a number and a number was not sent.');
      }
      return { kind: 'store', value };
    case 'URL':
      if (value === undefined) return { kind: 'store', value: null };
      return isPropertyValue(type, value)
        ? { kind: 'store', value }
        : refused('The property expected a URL but the URL was malformed.');
    case 'UUID':
      if (value === undefined || !isPropertyValue(type, value)) {
        return refused('The property expected a UUID but a valid UUID was not sent.');
      }
      return { kind: 'store', value };
    case 'ENCRYPTEDSTRING':
      if (value === undefined) return { kind: 'store', value: null };
      return value === SECRET_PLACEHOLDER ? { kind: 'unchanged' } : { kind: 'encrypt', value };
    case 'STRING':
    case 'TIMESTAMP':
      return { kind: 'store', value: value ?? null };
  }
}

/** As {@link checkValue}, with the limits of single settings. */
export function checkSetting(
  group: string,
  name: string,
  type: PropertyType,
  value: string | undefined,
): CheckedValue {
  if (group === 'vuln-source' && name === 'google.osv.enabled' && value !== undefined) {
    const ecosystems = value.split(';').map((ecosystem) => ecosystem.trim());
    return {
      kind: 'store',
      value: [...new Set(ecosystems.filter((ecosystem) => ecosystem !== ''))].join(';'),
    };
  }
  const checked = checkValue(isSecretSetting(group, name, type) ? 'ENCRYPTEDSTRING' : type, value);
  if (type === 'URL' && value !== undefined && hasCredentials(value)) return refused(NO_CREDENTIALS);
  if (group === 'email' && name === 'smtp.from.address' && value?.trim() && !mailAddressOf(value))
    return refused('The sender must be one email address.');
  if (type !== 'INTEGER' || checked.kind !== 'store') return checked;
  const count = Number(checked.value);
  if (group === 'email' && name === 'smtp.server.port' && (count < 1 || count > 65_535))
    return refused('The port of the email server must be a number from 1 to 65535.');
  if (group === 'task-scheduler' && count <= 0) {
    return refused(
      `A Task scheduler cadence (${name}) cannot be inferior to one hour.A value of ${count} was provided.`,
    );
  }
  if (
    group === 'search-indexes' &&
    name === 'consistency.check.delta.threshold' &&
    (count < 1 || count > 100)
  ) {
    return refused(
      `Lucene index delta threshold (${name}) cannot be inferior to 1 or superior to 100.A value of ${count} was provided.`,
    );
  }
  return checked;
}

function refused(message: string): CheckedValue {
  return { kind: 'refused', message };
}
