import type { ServerContext } from '../context.js';
import { mailAddressesIn } from '../../../src/domain/mailAddresses.js';
import type { Notification } from '../rules/notification.js';
import { readPublisherConfig } from '../rules/publisherConfig.js';
import type { PublisherConfig } from '../rules/publisherConfig.js';
import { publisherKindOf } from '../rules/publisherKind.js';
import { escapingFor, renderTemplate, TemplateError } from '../../../src/domain/alerts/messageTemplate.js';
import { post } from '../runtime/outbound.js';
import { PermanentFailure } from '../runtime/PermanentFailure.js';
import type { PublisherRow } from '../store/notificationPublishers.js';
import { publisherOf, ruleById, teamAddresses } from '../store/notificationRules.js';
import type { RuleRow } from '../store/notificationRules.js';
import { publisherConfigOf } from '../store/publisherConfigs.js';
import type { JobPayloads } from './kinds.js';
import { sendMail } from './sendMail.js';

/** Handles `deliverNotification` and `sendTestMail`. */
export function registerDeliverNotifications(server: ServerContext): void {
  const { db, jobs, log } = server;

  jobs.handle<JobPayloads['deliverNotification']>(
    'deliverNotification',
    async ({ ruleId, notification }, { signal }) => {
      const rule = ruleById(db, ruleId);
      const publisher = rule && publisherOf(db, rule);
      // A rule that was switched off in the meantime sends nothing more.
      if (!rule?.enabled || !publisher) return;
      await deliver(server, rule, publisher, notification, signal);
      if (rule.logSuccessfulPublish) log(`${notification.group} was sent by the alert ${rule.name}`);
    },
    { waitsForNetwork: true },
  );

  jobs.handle<JobPayloads['sendTestMail']>(
    'sendTestMail',
    ({ destination }, { signal }) => {
      const mail = { subject: 'Test email', body: 'This server can send email.', mimeType: 'text/plain' };
      return sendMail(server, { to: mailAddressesIn(destination).addresses, ...mail }, { signal });
    },
    { waitsForNetwork: true },
  );
}

async function deliver(
  server: ServerContext,
  rule: RuleRow,
  publisher: PublisherRow,
  notification: Notification,
  signal: AbortSignal,
): Promise<void> {
  const config = configOf(server, rule);
  const body = render(server, publisher, notification, config);
  const { templateMimeType } = publisher;
  const outbound = { allowPrivate: server.options.privateDestinations, signal };
  switch (publisherKindOf(publisher.publisherClass)) {
    case 'webhook': {
      const headers: Record<string, string> = { 'content-type': templateMimeType };
      if (config.token) headers[config.tokenHeader || 'X-Api-Key'] = config.token;
      return post(config.destination ?? '', { body, headers }, outbound);
    }
    case 'jira':
      return post(
        `${jiraAddress(server)}/rest/api/2/issue`,
        { body, headers: jiraHeaders(server) },
        outbound,
      );
    case 'mail': {
      const { addresses, unreadable } = mailAddressesIn(config.destination ?? '');
      if (unreadable.length > 0) server.log(`The alert ${rule.name} contains an invalid email address.`);
      const to = new Set([...addresses, ...teamAddresses(server.db, rule.id)]);
      const mail = { to: [...to], subject: notification.title, body, mimeType: templateMimeType };
      return sendMail(server, mail, { signal });
    }
    case 'console':
      return server.log(body);
    case undefined:
      throw new PermanentFailure('This server does not support this kind of publisher.');
  }
}

function configOf(server: ServerContext, rule: RuleRow): PublisherConfig {
  const config = publisherConfigOf(server.secrets, rule);
  if (config === undefined) return {};
  try {
    return readPublisherConfig(config);
  } catch {
    throw new PermanentFailure('The configuration of the alert is not valid JSON.');
  }
}

function render(
  { config }: ServerContext,
  { template, templateMimeType }: PublisherRow,
  notification: Notification,
  { destination, jiraTicketType }: PublisherConfig,
): string {
  const { subject, timestamp } = notification;
  const values = {
    notification: { ...notification, timestamp: new Date(timestamp).toISOString() },
    timestamp: new Date(timestamp).toISOString(),
    timestampEpochSecond: Math.floor(timestamp / 1000),
    subject,
    subjectJson: subject && JSON.stringify(subject),
    baseUrl: config.text('general', 'base.url'),
    jiraProjectKey: destination,
    jiraTicketType,
  };
  try {
    return renderTemplate(template ?? '', values, escapingFor(templateMimeType));
  } catch (error) {
    if (error instanceof TemplateError)
      throw new PermanentFailure(`Could not render the template: ${error.message}.`);
    throw error;
  }
}

function jiraAddress({ config }: ServerContext): string {
  const address = config.text('integrations', 'jira.url');
  if (!address) throw new PermanentFailure('The Jira URL is not set.');
  return address.replace(/\/+$/, '');
}

function jiraHeaders({ config, secrets }: ServerContext): Record<string, string> {
  const user = config.text('integrations', 'jira.username');
  const stored = config.text('integrations', 'jira.password');
  const secret = stored ? secrets.decrypt(stored) : '';
  const authorization = user
    ? `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`
    : `Bearer ${secret}`;
  return { 'content-type': 'application/json', authorization };
}
