import type { FieldViolation } from '../schema/problem.js';

/**
 * Returns the reasons why a server rejected fields of a form, by field. Undefined when a reason belongs to
 * none of them, or when there is no reason. `tags[0].name` and `parent.uuid` are about the fields `tags` and
 * `parent`.
 */
export function refusedFields<Field extends string>(
  violations: readonly FieldViolation[],
  fields: readonly Field[],
): Partial<Record<Field, string[]>> | undefined {
  if (violations.length === 0) return undefined;
  const refused: Partial<Record<Field, string[]>> = {};
  for (const { path, message } of violations) {
    const field = fields.find((name) => name === path.split(/[.[]/)[0]);
    if (!field) return undefined;
    const messages = (refused[field] ??= []);
    // Servers repeat themselves where one text breaks two rules.
    if (!messages.includes(message)) messages.push(message);
  }
  return refused;
}
