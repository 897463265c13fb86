import { useState } from 'react';
import { Message, useIntl } from 'bomdeck/i18n';
import { InlineNotice } from 'bomdeck/ui';
import type { Server } from 'bomdeck';
import { preferences, SERVER_NOTICE_KEY } from '../preferences.js';
import { messages } from './shell.messages.js';
import { serverName, useServer } from './useServer.js';

/**
 * Warns about a server that the console is not made for. Users who have read the notice do not see it again
 * for that version.
 */
export function ServerNotice({ isSignedIn }: { isSignedIn: boolean }) {
  const intl = useIntl();
  const server = useServer();
  const [read, setRead] = useState(() => preferences.get(SERVER_NOTICE_KEY));
  const concern = server && concernOf(server);
  if (!concern || (concern === 'snapshot' && !isSignedIn)) return null;
  const name = serverName(intl, server);
  const key = `${concern} ${name ?? ''}`.trimEnd();
  if (read === key) return null;
  const { title, advice } = WORDS[concern];
  return (
    <InlineNotice
      tone={concern === 'snapshot' ? 'info' : 'warning'}
      role="status"
      title={
        concern === 'foreign' && name === undefined ? (
          <Message {...messages.serverNameless} />
        ) : (
          <Message {...title} values={{ name: name ?? '–' }} />
        )
      }
      onDismiss={() => {
        preferences.set(SERVER_NOTICE_KEY, key);
        setRead(key);
      }}
    >
      <Message {...advice} />
    </InlineNotice>
  );
}

const WORDS = {
  tooOld: { title: messages.serverTooOld, advice: messages.serverTooOldAdvice },
  foreign: { title: messages.serverForeign, advice: messages.serverForeignAdvice },
  snapshot: { title: messages.serverSnapshot, advice: messages.serverSnapshotAdvice },
} as const;

function concernOf({ support, about }: Server): 'tooOld' | 'foreign' | 'snapshot' | undefined {
  if (support === 'tooOld' || support === 'foreign') return support;
  return about.version?.includes('SNAPSHOT') ? 'snapshot' : undefined;
}
