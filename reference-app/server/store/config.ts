import type { Selectable } from 'kysely';

import { hasCredentials, withoutCredentials } from '../../../src/domain/sameOrigin.js';
import type { Database } from './database.js';
import { SECRET_PLACEHOLDER, isSecretSetting } from '../rules/configValue.js';
import { propertyJson } from './properties.js';
import { isEncrypted, type Secrets } from './secrets.js';
import type { ConfigPropertyTable } from './tables.js';

/** The settings of the table `configProperty`, for the rules that depend on them. */
export interface Config {
  /** Returns whether a setting of the type BOOLEAN is on. Unknown settings are off. */
  isOn(group: string, name: string): boolean;
  /** The text of a setting; `undefined` when it is not set. Secrets are not decrypted. */
  text(group: string, name: string): string | undefined;
}

export type ConfigPropertyRow = Selectable<ConfigPropertyTable>;

/** All settings, by group and name. */
export function allConfigProperties(db: Database): ConfigPropertyRow[] {
  return db.all(
    db.build.selectFrom('configProperty').selectAll().orderBy('groupName').orderBy('propertyName'),
  );
}

export function findConfigProperty(
  db: Database,
  groupName: string,
  propertyName: string,
): ConfigPropertyRow | undefined {
  return db.first(
    db.build
      .selectFrom('configProperty')
      .selectAll()
      .where('groupName', '=', groupName)
      .where('propertyName', '=', propertyName),
  );
}

/** Sets a setting that exists; secrets are encrypted already. */
export function setConfigProperty(
  db: Database,
  groupName: string,
  propertyName: string,
  propertyValue: string | null,
): void {
  db.run(
    db.build
      .updateTable('configProperty')
      .set({ propertyValue })
      .where('groupName', '=', groupName)
      .where('propertyName', '=', propertyName),
  );
}

/**
 * Moves passwords out of URLs in the settings of earlier releases. Settings are shown as they are, so no URL
 * can contain a password. Each password moves into its own setting, if that exists and is empty.
 */
export function moveCredentialsOutOfSettings(db: Database, secrets: Secrets): void {
  for (const { groupName, propertyName, propertyType, propertyValue } of allConfigProperties(db)) {
    if (propertyType !== 'URL' || !hasCredentials(propertyValue ?? '')) continue;
    const { address, username, password } = withoutCredentials(propertyValue ?? '');
    const own = (name: string) => findConfigProperty(db, groupName, propertyName.replace(/url$/, name));
    db.transaction(() => {
      setConfigProperty(db, groupName, propertyName, address);
      const [user, secret] = [own('username'), own('password')];
      if (!user || secret?.propertyType !== 'ENCRYPTEDSTRING' || secret.propertyValue !== null) return;
      setConfigProperty(db, groupName, user.propertyName, username ?? null);
      if (password !== undefined)
        setConfigProperty(db, groupName, secret.propertyName, secrets.encrypt(password));
    });
  }
}

/** A setting as the API shows it: of a secret that the API types as a plain text, only that it is set. */
export function settingJson(setting: ConfigPropertyRow) {
  const { groupName, propertyName, propertyType, propertyValue } = setting;
  const isHidden = propertyValue !== null && isSecretSetting(groupName, propertyName, propertyType);
  return propertyJson(isHidden ? { ...setting, propertyValue: SECRET_PLACEHOLDER } : setting);
}

/** Encrypts secrets that an earlier release stored as plain texts. */
export function encryptSecretSettings(db: Database, secrets: Secrets): void {
  for (const { groupName, propertyName, propertyType, propertyValue } of allConfigProperties(db)) {
    if (propertyType === 'ENCRYPTEDSTRING' || !isSecretSetting(groupName, propertyName, propertyType))
      continue;
    if (propertyValue !== null && !isEncrypted(secrets, propertyValue))
      setConfigProperty(db, groupName, propertyName, secrets.encrypt(propertyValue));
  }
}

/** Reads settings at every call, so a change takes effect immediately. */
export function configOf(db: Database): Config {
  const find = db.prepare(
    'select propertyValue from configProperty where groupName = ? and propertyName = ?',
  );
  const text = (group: string, name: string) =>
    find.first<{ propertyValue: string | null }>(group, name)?.propertyValue ?? undefined;
  return { text, isOn: (group, name) => text(group, name) === 'true' };
}
