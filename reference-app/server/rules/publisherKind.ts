/** The way a publisher sends. */
export type PublisherKind = 'webhook' | 'mail' | 'console' | 'jira';

const PACKAGE = 'org.dependencytrack.notification.publisher';

/** Publishers are distinguished by the names of the reference's classes. */
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

/** Returns the way publishers of a class send; `undefined` for an unknown class. */
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
