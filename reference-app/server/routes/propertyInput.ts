import { ignored, model, oneOf, text, withoutControls } from '../http/model.js';
import { checkValue, PROPERTY_TYPES } from '../rules/configValue.js';
import type { PropertyType } from '../rules/configValue.js';
import type { Secrets } from '../store/secrets.js';

const key = (name: string, rules: { notBlank: boolean }) =>
  text({
    trim: true,
    blankAsNull: true,
    ...rules,
    min: 1,
    max: 255,
    pattern: withoutControls(`The ${name} must not contain control characters`),
  });

const value = text({
  trim: true,
  blankAsNull: true,
  max: 1024,
  pattern: withoutControls('The propertyValue must not contain control characters'),
  // Values of some types are secret.
  isSecret: true,
});

const description = text({
  trim: true,
  blankAsNull: true,
  max: 255,
  pattern: withoutControls('The description must not contain control characters'),
});

/** A property of a project as clients send it; group and name say which one. */
export const ProjectPropertyInput = model({
  project: ignored(),
  groupName: key('groupName', { notBlank: true }),
  propertyName: key('propertyName', { notBlank: true }),
  propertyValue: value,
  propertyType: oneOf(PROPERTY_TYPES),
  description,
});

/** A new property of a component. */
export const ComponentPropertyInput = model({
  groupName: key('groupName', { notBlank: false }),
  propertyName: key('propertyName', { notBlank: true }),
  propertyValue: value,
  propertyType: oneOf(PROPERTY_TYPES, { notNull: true }),
  description,
  uuid: text(),
});

/**
 * Returns the stored value of a new property: nothing where it does not match the type, as in the reference.
 */
export function storableValue(
  type: PropertyType,
  sent: string | undefined,
  secrets: Pick<Secrets, 'encrypt'>,
): string | null {
  const checked = checkValue(type, sent);
  switch (checked.kind) {
    case 'store':
      return checked.value;
    case 'encrypt':
      return secrets.encrypt(checked.value);
    case 'refused':
    case 'unchanged':
      return null;
  }
}
