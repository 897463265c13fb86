import { randomUUID } from 'node:crypto';

import type { Database } from './database.js';
import type { UserRow } from './users.js';
import { updateUser } from './users.js';

/** The token of a session. */
export interface SessionToken {
  /** The id of the token. Absent in tokens of an older release, which cannot be distinguished. */
  tokenId?: string;
  /** The time when the token expires, in milliseconds since 1970. */
  expiresAt: number;
}

/** Ends one session of a user before its time. */
export function endSession(db: Database, user: UserRow, token: SessionToken, now: number): void {
  const { tokenId, expiresAt } = token;
  if (tokenId === undefined) return endSessions(db, user);
  db.transaction(() => {
    db.run(db.build.deleteFrom('endedSession').where('expiresAt', '<=', now));
    db.run(
      db.build
        .insertInto('endedSession')
        .values({ tokenId, expiresAt })
        .onConflict((clash) => clash.doNothing()),
    );
  });
}

/** Ends all sessions of a user. */
export function endSessions(db: Database, user: UserRow): void {
  updateUser(db, user, { sessionMark: randomUUID(), keptToken: null });
}

/** Returns whether a session was ended before its time. */
export function isSessionEnded(db: Database, tokenId: string): boolean {
  const ended = db.build.selectFrom('endedSession').select('tokenId').where('tokenId', '=', tokenId);
  return db.first(ended) !== undefined;
}
