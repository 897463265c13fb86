import { originOf } from '../../../src/domain/sameOrigin.js';

/** A secret among the settings, and the server that gets it. */
export interface SentSecret {
  group: string;
  name: string;
  /** The server as a text to compare; `undefined` while none is set. */
  server: string | undefined;
  /**
   * The certainty that only the receiver gets it: 0 when anyone on the way can read it, 1 encrypted, 2
   * encrypted for the server itself.
   */
  protection: number;
}

const MAIL_PORT = '25';

/**
 * The secrets of the settings that are sent to a server that is a setting, too.
 * @param text - the text of a setting; `undefined` when it is not set
 */
export function sentSecrets(text: (group: string, name: string) => string | undefined): SentSecret[] {
  const isEncrypted = text('email', 'smtp.ssltls') === 'true';
  const isTrusting = text('email', 'smtp.trustcert') === 'true';
  const host = text('email', 'smtp.server.hostname');
  const port = text('email', 'smtp.server.port') ?? MAIL_PORT;
  return [
    {
      group: 'integrations',
      name: 'jira.password',
      server: originOf(text('integrations', 'jira.url') ?? ''),
      // The protocol is part of the origin, and certificates are always checked.
      protection: 2,
    },
    {
      group: 'email',
      name: 'smtp.password',
      server: host && `${host.toLowerCase()}:${port}`,
      protection: isEncrypted ? (isTrusting ? 1 : 2) : 0,
    },
  ];
}

/**
 * Those that would now go to another server than before, or less protected on the way. A secret that was entered before any
 * server waits for one.
 */
export function redirectedSecrets(before: readonly SentSecret[], now: readonly SentSecret[]): SentSecret[] {
  return now.filter(({ group, name, server, protection }) => {
    const former = before.find((secret) => secret.group === group && secret.name === name);
    if (former?.server === undefined) return false;
    return former.server !== server || former.protection > protection;
  });
}
