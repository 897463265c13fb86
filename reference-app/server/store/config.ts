import type { Database } from './database.js';

/** The settings of the table `configProperty`, for the rules that depend on them. */
export interface Config {
  /** Whether a setting of the type BOOLEAN is on; unknown ones are off. */
  isOn(group: string, name: string): boolean;
  /** The text of a setting; `undefined` when it is not set. Secrets are not decrypted. */
  text(group: string, name: string): string | undefined;
}

/** Reads settings at every call, so a change counts at once. */
export function configOf(db: Database): Config {
  const find = db.prepare(
    'select propertyValue from configProperty where groupName = ? and propertyName = ?',
  );
  const text = (group: string, name: string) =>
    find.first<{ propertyValue: string | null }>(group, name)?.propertyValue ?? undefined;
  return { text, isOn: (group, name) => text(group, name) === 'true' };
}
