import { useState, useSyncExternalStore } from 'react';
import { Message } from 'bomdeck/i18n';
import { Button, InlineNotice } from 'bomdeck/ui';
import { checkConnection, connectionNow, subscribeToConnection } from './connection.js';
import { messages } from './connection.messages.js';

/** Says while the server cannot be reached that nothing is lost, and that it is tried again. */
export function ConnectionNotice() {
  const connection = useSyncExternalStore(subscribeToConnection, connectionNow);
  const [isChecking, setIsChecking] = useState(false);
  if (connection === 'there') return null;
  const check = async () => {
    setIsChecking(true);
    await checkConnection();
    setIsChecking(false);
  };
  return (
    <InlineNotice
      tone="warning"
      role="status"
      title={<Message {...(connection === 'offline' ? messages.offline : messages.unreachable)} />}
      actions={
        <Button size="small" isBusy={isChecking} onClick={() => void check()}>
          <Message {...messages.check} />
        </Button>
      }
    >
      <Message {...messages.lostAdvice} />
    </InlineNotice>
  );
}
