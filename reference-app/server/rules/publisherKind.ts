/** How a publisher sends. */
export type PublisherKind = 'webhook' | 'mail' | 'console' | 'jira';

const PACKAGE = 'org.dependencytrack.notification.publisher';

/** Publishers are told apart by the names the classes of the reference have. */
const KINDS: Record<string, PublisherKind> = {
  [`${PACKAGE}.SlackPublisher`]: 'webhook',
  [`${PACKAGE}.MsTeamsPublisher`]: 'webhook',
  [`${PACKAGE}.MattermostPublisher`]: 'webhook',
  [`${PACKAGE}.CsWebexPublisher`]: 'webhook',
  [`${PACKAGE}.WebhookPublisher`]: 'webhook',
  [`${PACKAGE}.SendMailPublisher`]: 'mail',
  [`${PACKAGE}.ConsolePublisher`]: 'console',
  [`${PACKAGE}.JiraPublisher`]: 'jira',
};

/** How publishers of a class send; `undefined` for a class that is none. */
export function publisherKindOf(publisherClass: string): PublisherKind | undefined {
  return Object.hasOwn(KINDS, publisherClass) ? KINDS[publisherClass] : undefined;
}

/** Why a class cannot publish; `undefined` when it can. */
export function publisherClassProblem(publisherClass: string): string | undefined {
  if (publisherKindOf(publisherClass)) return undefined;
  return /^javax?\./.test(publisherClass)
    ? `The class ${publisherClass} does not implement ${PACKAGE}.Publisher`
    : `The class ${publisherClass} cannot be found`;
}
