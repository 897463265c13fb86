import type { Database } from './database.js';
import type { RuleRow } from './notificationRules.js';
import { isEncrypted, type Secrets } from './secrets.js';

/** How the configuration of an alert is stored: all of it encrypted, since addresses of chats are secrets, too. */
export function publisherConfigOf(secrets: Secrets, { publisherConfig }: RuleRow): string | undefined {
  return publisherConfig === null ? undefined : secrets.decrypt(publisherConfig);
}

/** Encrypts what an older release stored as it came. */
export function encryptPublisherConfigs(db: Database, secrets: Secrets): void {
  const rules = db
    .prepare('select id, publisherConfig from notificationRule where publisherConfig is not null')
    .all<{ id: number; publisherConfig: string }>();
  for (const { id, publisherConfig } of rules) {
    if (isEncrypted(secrets, publisherConfig)) continue;
    db.prepare('update notificationRule set publisherConfig = ? where id = ?').run(
      secrets.encrypt(publisherConfig),
      id,
    );
  }
}
