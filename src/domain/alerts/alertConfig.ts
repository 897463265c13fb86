/** The destination of an alert: the JSON text that servers store with it. */

/** The way a publisher sends. `chat`: to the webhook of a chat. `webhook`: to any URL, with a token. */
export type PublisherKind = 'chat' | 'webhook' | 'mail' | 'jira' | 'console';

/** By the names of classes until 4.14, and of extensions from 5.0. */
const KINDS: Readonly<Record<string, PublisherKind>> = {
  SlackPublisher: 'chat',
  MsTeamsPublisher: 'chat',
  MattermostPublisher: 'chat',
  CsWebexPublisher: 'chat',
  WebhookPublisher: 'webhook',
  SendMailPublisher: 'mail',
  JiraPublisher: 'jira',
  ConsolePublisher: 'console',
};

/** The classes of publishers that every server until 4.14 has, as servers name them. */
export const PUBLISHER_CLASSES: readonly string[] = Object.keys(KINDS).map(
  (name) => `org.dependencytrack.notification.publisher.${name}`,
);

/**
 * Returns the way that alerts of a publisher are sent.
 * @returns undefined for an unknown publisher, which needs its own JSON
 */
export function publisherKindOf(
  publisher: { publisherClass?: string; extensionName?: string } | undefined,
): PublisherKind | undefined {
  const name = publisher?.publisherClass?.split('.').at(-1) ?? '';
  // From 5.0 on each extension describes its settings itself.
  return Object.hasOwn(KINDS, name) && publisher?.extensionName === undefined ? KINDS[name] : undefined;
}

/** The parts of the configuration that the kit knows. */
export interface AlertConfig {
  /** Address of a webhook, mail addresses separated by commas, or the key of a Jira project. */
  destination: string;
  /** Name of the header with the token; empty: `X-Api-Key`. */
  tokenHeader: string;
  /** The token: as it is stored, or what the server sends in its place; empty: none. */
  token: string;
  /** Type of the tickets in Jira. */
  jiraTicketType: string;
}

/** Reads the JSON text of an alert. What is none has nothing. */
export function readAlertConfig(text: string | undefined): AlertConfig {
  const config = recordIn(text);
  const textAt = (name: string) => (typeof config[name] === 'string' ? config[name] : '');
  return {
    destination: textAt('destination'),
    tokenHeader: textAt('tokenHeader'),
    token: textAt('token'),
    jiraTicketType: textAt('jiraTicketType'),
  };
}

/**
 * Returns the JSON text with other values for the parts that the kit knows. Everything else in it is kept.
 * Empty values are left out.
 */
export function writeAlertConfig(text: string | undefined, values: Partial<AlertConfig>): string {
  const merged = { ...recordIn(text), ...values };
  return JSON.stringify(Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== '')));
}

function recordIn(text: string | undefined): Readonly<Record<string, unknown>> {
  const value = parsed(text ?? '{}');
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

/** The value of a JSON text; undefined for what is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
