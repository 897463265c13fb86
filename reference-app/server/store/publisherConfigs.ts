import type { Database } from './database.js';
import type { RuleRow } from './notificationRules.js';
import { isEncrypted, type Secrets } from './secrets.js';

/**
 * Returns the decrypted configuration of an alert. It is stored fully encrypted, since URLs of chats are
 * secrets, too.
 */
export function publisherConfigOf(secrets: Secrets, { publisherConfig }: RuleRow): string | undefined {
  return publisherConfig === null ? undefined : secrets.decrypt(publisherConfig);
}

/** Encrypts what an older release stored as it came. */
export function encryptPublisherConfigs(db: Database, secrets: Secrets): void {
  const rules = db.all(db.build.selectFrom('notificationRule').select(['id', 'publisherConfig']));
  for (const { id, publisherConfig } of rules) {
    if (publisherConfig === null || isEncrypted(secrets, publisherConfig)) continue;
    const encrypted = secrets.encrypt(publisherConfig);
    db.run(db.build.updateTable('notificationRule').set({ publisherConfig: encrypted }).where('id', '=', id));
  }
}
