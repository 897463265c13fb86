import { SECRET_PLACEHOLDER } from './configValue.js';
import { isSameOrigin } from '../../../src/domain/sameOrigin.js';

/** The destination settings of an alert: the text of `publisherConfig`. */
export interface PublisherConfig {
  /** Address of a webhook, mail addresses, or the key of a Jira project. */
  destination?: string;
  token?: string;
  tokenHeader?: string;
  jiraTicketType?: string;
}

/** The texts of a configuration that are not blank. @throws SyntaxError when it is not JSON */
export function readPublisherConfig(text: string): PublisherConfig {
  const config: unknown = JSON.parse(text);
  if (typeof config !== 'object' || config === null) return {};
  return Object.fromEntries(
    Object.entries(config).filter(([, value]) => typeof value === 'string' && value.trim() !== ''),
  );
}

/** A configuration as it is shown: with the placeholder for tokens and passwords, also those within addresses. */
export function concealed(text: string): string {
  const config = parsed(text);
  const shown = withSecrets(config, () => SECRET_PLACEHOLDER);
  // A configuration without secrets is shown as it was written.
  return JSON.stringify(shown) === JSON.stringify(config) ? text : JSON.stringify(shown);
}

/**
 * A configuration as it came, with the stored secrets where it has their placeholder. Without one it is empty, and with
 * another destination, too: a user who changes that must know the secret to have it sent there.
 */
export function withStoredSecrets(text: string, stored: string | undefined): string {
  if (!text.includes(SECRET_PLACEHOLDER)) return text;
  const [sent, kept] = [parsed(text), parsed(stored ?? '')];
  const secretsByPath = new Map<string, string>();
  if (isSameOrigin(destinationOf(sent), destinationOf(kept))) {
    withSecrets(kept, (secret, path) => {
      secretsByPath.set(path, secret);
      return secret;
    });
  }
  const config = withSecrets(sent, (secret, path) =>
    secret === SECRET_PLACEHOLDER ? (secretsByPath.get(path) ?? '') : secret,
  );
  return config === undefined ? text : JSON.stringify(config);
}

const SECRET_NAME = /^(?:token|password|passwd|secret|api-?key|credentials?)$/i;
// As an address is read: the name of a user ends with the first colon, the password with the last at sign of the host.
const PASSWORD_IN_ADDRESS = /^(\s*[a-z][a-z0-9+.-]*:\/\/[^/?#:]*:)([^/?#]+)(?=@)/i;

/** Returns a value with each of its secrets replaced. A path gives the position of a secret. */
function withSecrets(
  value: unknown,
  replace: (secret: string, path: string) => string,
  name = '',
  path = '',
): unknown {
  if (Array.isArray(value))
    return value.map((entry, index) => withSecrets(entry, replace, name, `${path}/${index}`));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, withSecrets(entry, replace, key, `${path}/${key}`)]),
    );
  }
  if (SECRET_NAME.test(name) && (typeof value === 'number' || (typeof value === 'string' && value !== '')))
    return replace(String(value), path);
  if (typeof value !== 'string') return value;
  return value.replace(
    PASSWORD_IN_ADDRESS,
    (_, before: string, password: string) => before + replace(password, path),
  );
}

function destinationOf(config: unknown): string | undefined {
  if (typeof config !== 'object' || config === null || !('destination' in config)) return undefined;
  return typeof config.destination === 'string' ? config.destination : undefined;
}

// A text that is not JSON sends nothing, and has no place for secrets.
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
