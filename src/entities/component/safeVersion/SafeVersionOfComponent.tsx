import { useMemo } from 'react';
import { namedOn, openVulnerabilities, type FoundComponent } from '../../../data/findSafeVersion.js';
import { useResource } from '../../../data/useResource.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message } from '../../../i18n/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { SafeVersion } from './SafeVersion.js';
import { messages } from './safeVersion.messages.js';

/**
 * {@link SafeVersion} where the findings of the component are not known. It requests them, without suppressed
 * ones.
 */
export function SafeVersionOfComponent({ component }: { component: FoundComponent }) {
  const { can } = useHost();
  const page = useResource(openVulnerabilities(component.uuid), { isEnabled: can('VIEW_PORTFOLIO') });
  const data = page.status === 'ready' ? page.data : undefined;
  const vulnerabilities = useMemo(() => data && namedOn(data), [data]);
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
  // Vulnerabilities that do not fit on a page would be missing from the answer.
  if (!vulnerabilities) return null;
  return <SafeVersion component={component} vulnerabilities={vulnerabilities} />;
}
