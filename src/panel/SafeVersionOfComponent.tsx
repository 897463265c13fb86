import { useMemo } from 'react';
import * as components from '../data/resources/components.js';
import { useResource } from '../data/useResource.js';
import { aliasesOf } from '../domain/findings/identifiers.js';
import type { SafeVersionSubject } from '../domain/versions/safeVersion.js';
import { useHost } from '../host/KitProvider.js';
import { Message } from '../i18n/index.js';
import { Button } from '../ui/Button.js';
import { SafeVersion, type NamedVulnerability } from './SafeVersion.js';
import { messages } from './safeVersion.messages.js';

/** {@link SafeVersion} where the findings of the component are not known: it asks for them, without what was dismissed. */
export function SafeVersionOfComponent({
  component,
}: {
  component: SafeVersionSubject & { readonly uuid: string };
}) {
  const { can } = useHost();
  const page = useResource(components.vulnerabilityPage(component.uuid, { showSuppressed: false }, ALL), {
    isEnabled: can('VIEW_PORTFOLIO'),
  });
  const rows = page.status === 'ready' ? page.data.rows : undefined;
  const vulnerabilities = useMemo(
    () =>
      rows?.map(({ source, vulnId, aliases }): NamedVulnerability => ({
        source,
        vulnId,
        aliases: aliasesOf({ source, id: vulnId }, aliases),
      })),
    [rows],
  );
  if (page.status === 'failed') {
    return (
      <span role="alert">
        <Message {...messages.listFailed} />{' '}
        <Button size="small" icon="refresh" isBusy={page.isReloading} onClick={page.reload}>
          <Message {...messages.retry} />
        </Button>
      </span>
    );
  }
  // What does not fit into a page would be left out of the answer.
  if (!vulnerabilities || (page.status === 'ready' && page.data.total > vulnerabilities.length)) return null;
  return <SafeVersion component={component} vulnerabilities={vulnerabilities} />;
}

const ALL = { pageNumber: 1, pageSize: 1_000 };
