import { useEffect, useState } from 'react';
import type { IntlShape } from 'react-intl';
import { getServer, type Server } from 'bomdeck';
import { useApi } from './ApiContext.js';
import { messages } from './shell.messages.js';

/** Returns the server's description; undefined until, or unless, the server reports it. */
export function useServer(): Server | undefined {
  const api = useApi();
  const [server, setServer] = useState<Server>();
  useEffect(() => {
    let isWanted = true;
    getServer(api).then(
      (answer) => isWanted && setServer(answer),
      // Nothing depends on it: whatever is wrong with the server, the page itself will say. The next one asks again.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [api]);
  return server;
}

/** Returns the name of a server, such as “Dependency-Track 4.11.7”; undefined when it reports nothing. */
export function serverName(intl: IntlShape, server: Server | undefined): string | undefined {
  const name = [server?.about.application, server?.about.version].filter(Boolean).join(' ') || undefined;
  return server?.isEmbedded ? intl.formatMessage(messages.embeddedServer, { name }) : name;
}
