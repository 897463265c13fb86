import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { isUnknownVulnerability } from '../../../api/vulnerabilities.js';
import { RANGES_TIMES, safeVersionLeaving } from '../../../data/findSafeVersion.js';
import * as vulnerabilities from '../../../data/resources/vulnerabilities.js';
import { useResources } from '../../../data/useResources.js';
import {
  MOST_VULNERABILITIES,
  type NamedVulnerability,
} from '../../../domain/findings/NamedVulnerability.js';
import type { SafeVersionSubject } from '../../../domain/versions/safeVersion.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message } from '../../../i18n/index.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { SafeVersionText } from './SafeVersionText.js';
import { messages } from './safeVersion.messages.js';

/** Props of {@link SafeVersion}. */
export interface SafeVersionProps {
  component: SafeVersionSubject;
  /** Those of the findings of the component. */
  vulnerabilities: readonly NamedVulnerability[];
}

/**
 * Shows which version of a component leaves all its findings behind. Renders nothing where ranges do not give
 * an answer, and for users without permission to see them. Ranges are in the response about each
 * vulnerability and in no list, so this belongs where one component is shown, not in every row.
 */
export function SafeVersion({ component, vulnerabilities: found }: SafeVersionProps) {
  const { can } = useHost();
  const [isAsked, setIsAsked] = useState(false);
  if (!can('VIEW_PORTFOLIO') || found.length === 0) return null;
  if (found.length > MOST_VULNERABILITIES && !isAsked) {
    return (
      <Button size="small" variant="quiet" onClick={() => setIsAsked(true)}>
        <Message {...messages.find} values={{ count: found.length }} />
      </Button>
    );
  }
  return <Found component={component} vulnerabilities={found} />;
}

function Found({ component, vulnerabilities: found }: SafeVersionProps) {
  const refs = useMemo(
    () => found.map(({ source, vulnId }) => vulnerabilities.one({ source, vulnId })),
    [found],
  );
  // As long as the facts of an opened finding keep theirs.
  const loaded = useResources(refs, RANGES_TIMES);
  const missing = loaded.filter((each) => each.status === 'failed' && !isUnknownVulnerability(each.error));
  const isComplete = loaded.every(({ status }) => status !== 'loading') && missing.length === 0;
  const safe = useMemo(
    () =>
      isComplete
        ? safeVersionLeaving(
            component,
            found,
            loaded.map((one) => (one.status === 'ready' ? one.data.affectedComponents : undefined)),
          )
        : undefined,
    [isComplete, component, found, loaded],
  );

  if (missing.length > 0) {
    const isReloading = missing.some((each) => each.status === 'failed' && each.isReloading);
    return (
      <Place role="alert">
        <Message {...messages.failed} values={{ count: missing.length }} />{' '}
        <Button
          size="small"
          icon="refresh"
          isBusy={isReloading}
          onClick={() => {
            for (const each of missing) if (each.status === 'failed') each.reload();
          }}
        >
          <Message {...messages.retry} />
        </Button>
      </Place>
    );
  }
  return safe && <SafeVersionText safe={safe} />;
}

const Place = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.sm};
`;
