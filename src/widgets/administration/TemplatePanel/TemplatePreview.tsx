import { useDeferredValue, useMemo } from 'react';
import { parsed } from '../../../domain/alerts/alertConfig.js';
import { escapingFor, renderTemplate, TemplateError } from '../../../domain/alerts/messageTemplate.js';
import { Message } from '../../../i18n/index.js';
import { CodeField } from '../../../ui/fields/CodeField.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import { messages } from './templateForm.messages.js';

/** Shows an example rendered with a template, by the rules of the embedded server. */
export function TemplatePreview({ template, mimeType }: { template: string; mimeType: string }) {
  const text = useDeferredValue(template);
  const result = useMemo(() => rendered(text, mimeType), [text, mimeType]);
  if ('problem' in result) {
    return (
      <InlineNotice
        tone="warning"
        title={<Message {...messages.previewFailed} values={{ reason: result.problem }} />}
      />
    );
  }
  const isBroken =
    escapingFor(mimeType) === 'json' && text.trim() !== '' && parsed(result.output) === undefined;
  return (
    <>
      {isBroken && <InlineNotice tone="warning" title={<Message {...messages.noJson} />} />}
      <CodeField
        label={<Message {...messages.preview} />}
        hint={<Message {...messages.previewHint} />}
        value={result.output}
        onValueChange={ignore}
        rows={10}
        isReadOnly
      />
    </>
  );
}

function rendered(template: string, mimeType: string): { output: string } | { problem: string } {
  try {
    return { output: renderTemplate(template, EXAMPLE, escapingFor(mimeType)) };
  } catch (error) {
    // Faults of the template are the result here; others are not.
    if (error instanceof TemplateError) return { problem: error.message };
    throw error;
  }
}

const SUBJECT = {
  component: {
    name: 'log4j-core',
    version: '2.14.1',
    purl: 'pkg:maven/org.apache.logging.log4j/log4j-core@2.14.1',
  },
  vulnerability: { vulnId: 'CVE-2021-44228', source: 'NVD', severity: 'CRITICAL', title: 'Log4Shell' },
  affectedProjects: [{ name: 'shop-backend', version: '5.8.0' }],
};

/** A notification as a server hands it to a template. */
const EXAMPLE = {
  timestamp: '2026-01-15T09:30:00.000Z',
  timestampEpochSecond: 1_768_469_400,
  baseUrl: 'https://console.example',
  notification: {
    level: 'INFORMATIONAL',
    scope: 'PORTFOLIO',
    group: 'NEW_VULNERABILITY',
    title: 'New vulnerability on log4j-core',
    content: 'CVE-2021-44228 "Log4Shell" affects shop-backend 5.8.0.',
    timestamp: '2026-01-15T09:30:00.000Z',
    subject: SUBJECT,
  },
  subject: SUBJECT,
  subjectJson: JSON.stringify(SUBJECT),
  jiraProjectKey: 'SEC',
  jiraTicketType: 'Task',
};

function ignore() {
  // A field that is read only never calls it.
}
