import { originOf } from '../../../src/domain/sameOrigin.js';

/** A secret among the settings, and the server that gets it. */
export interface SentSecret {
  group: string;
  name: string;
  /** The server as a text to compare; `undefined` while none is set. */
  server: string | undefined;
}

const MAIL_PORT = '25';

/**
 * The secrets of the settings that are sent to a server that is a setting, too.
 * @param text - the text of a setting; `undefined` when it is not set
 */
export function sentSecrets(text: (group: string, name: string) => string | undefined): SentSecret[] {
  const host = text('email', 'smtp.server.hostname');
  const port = text('email', 'smtp.server.port') ?? MAIL_PORT;
  return [
    {
      group: 'integrations',
      name: 'jira.password',
      server: originOf(text('integrations', 'jira.url') ?? ''),
    },
    { group: 'email', name: 'smtp.password', server: host && `${host.toLowerCase()}:${port}` },
  ];
}

/** Those that would now go to another server than before. A secret that was entered before any server waits for one. */
export function redirectedSecrets(before: readonly SentSecret[], now: readonly SentSecret[]): SentSecret[] {
  return now.filter(({ group, name, server }) => {
    const former = before.find((secret) => secret.group === group && secret.name === name)?.server;
    return former !== undefined && former !== server;
  });
}
