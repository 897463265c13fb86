/** A notification publisher of a new server. */
export interface DefaultPublisher {
  name: string;
  description: string;
  /** The class name, as in the API: clients distinguish the kinds of publishers by it. */
  publisherClass: string;
  template: string;
  templateMimeType: 'application/json' | 'text/plain';
}

const PACKAGE = 'org.dependencytrack.notification.publisher';

// Pebble templates. `notification` holds level, scope, group, title, content and the subject; `baseUrl` may be unset.
const TITLE = '{{ notification.title | escape(strategy="json") }}';
const CONTENT = '{{ notification.content | escape(strategy="json") }}';
const GROUP = '{{ notification.group | escape(strategy="json") }}';
const LEVEL = '{{ notification.level | escape(strategy="json") }}';

/** A destination rejects all of a text that is too long, and some descriptions of vulnerabilities are. */
const limited = (member: 'title' | 'content', characters: number) =>
  `{{ notification.${member} | abbreviate(${characters}) | escape(strategy="json") }}`;

const PLAIN = `{{ notification.title }}
{{ notification.level }} · {{ notification.scope }} · {{ notification.group }} · {{ timestamp }}

{{ notification.content }}
{% if baseUrl is not empty %}
{{ baseUrl }}
{% endif %}`;

/** The default publishers, to which notifications can go. The templates are texts of this product. */
export const DEFAULT_PUBLISHERS: readonly DefaultPublisher[] = [
  {
    name: 'Slack',
    description: 'Publishes notifications to a Slack channel',
    publisherClass: `${PACKAGE}.SlackPublisher`,
    templateMimeType: 'application/json',
    template: `{
  "blocks": [
    { "type": "header", "text": { "type": "plain_text", "text": "${limited('title', 150)}" } },
    { "type": "section", "text": { "type": "plain_text", "text": "${limited('content', 3000)}" } },
    { "type": "context", "elements": [{ "type": "plain_text", "text": "${LEVEL} · ${GROUP}" }] }
  ]
}`,
  },
  {
    name: 'Microsoft Teams',
    description: 'Publishes notifications to a Microsoft Teams channel',
    publisherClass: `${PACKAGE}.MsTeamsPublisher`,
    templateMimeType: 'application/json',
    template: `{
  "@type": "MessageCard",
  "@context": "http://schema.org/extensions",
  "summary": "${TITLE}",
  "title": "${TITLE}",
  "sections": [
    {
      "text": "${limited('content', 5000)}",
      "facts": [{ "name": "Level", "value": "${LEVEL}" }, { "name": "Group", "value": "${GROUP}" }]
    }
  ]
}`,
  },
  {
    name: 'Mattermost',
    description: 'Publishes notifications to a Mattermost channel',
    publisherClass: `${PACKAGE}.MattermostPublisher`,
    templateMimeType: 'application/json',
    template: `{ "username": "Bomdeck", "text": "#### ${TITLE}\\n${limited('content', 10_000)}\\n_${LEVEL} · ${GROUP}_" }`,
  },
  {
    name: 'Email',
    description: 'Sends notifications to an email address',
    publisherClass: `${PACKAGE}.SendMailPublisher`,
    templateMimeType: 'text/plain',
    template: PLAIN,
  },
  {
    name: 'Console',
    description: 'Displays notifications on the system console',
    publisherClass: `${PACKAGE}.ConsolePublisher`,
    templateMimeType: 'text/plain',
    template: PLAIN,
  },
  {
    name: 'Outbound Webhook',
    description: 'Publishes notifications to a configurable endpoint',
    publisherClass: `${PACKAGE}.WebhookPublisher`,
    templateMimeType: 'application/json',
    template: `{
  "notification": {
    "level": "${LEVEL}",
    "scope": "{{ notification.scope | escape(strategy="json") }}",
    "group": "${GROUP}",
    "timestamp": "{{ timestamp }}",
    "title": "${TITLE}",
    "content": "${CONTENT}",
    "subject": {% if subjectJson is not empty %}{{ subjectJson | raw }}{% else %}null{% endif %}
  }
}`,
  },
  {
    name: 'Cisco Webex',
    description: 'Publishes notifications to a Cisco Webex Teams channel',
    publisherClass: `${PACKAGE}.CsWebexPublisher`,
    templateMimeType: 'application/json',
    template: `{ "markdown": "**${TITLE}**  \\n${limited('content', 2000)}  \\n_${LEVEL} · ${GROUP}_" }`,
  },
  {
    name: 'Jira',
    description: 'Creates a Jira issue in a configurable Jira instance and queue',
    publisherClass: `${PACKAGE}.JiraPublisher`,
    templateMimeType: 'application/json',
    template: `{
  "fields": {
    "project": { "key": "{{ jiraProjectKey | escape(strategy="json") }}" },
    "issuetype": { "name": "{{ jiraTicketType | escape(strategy="json") }}" },
    "summary": "${limited('title', 255)}",
    "description": "${limited('content', 30_000)}\\n\\n${LEVEL} · ${GROUP}"
  }
}`,
  },
];
