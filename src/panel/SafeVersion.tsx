import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { isUnknownVulnerability } from '../api/vulnerabilities.js';
import * as vulnerabilities from '../data/resources/vulnerabilities.js';
import { useResources } from '../data/useResources.js';
import type { VulnerabilityIdentifier } from '../domain/findings/identifiers.js';
import { safeVersionOf, type SafeVersionSubject } from '../domain/versions/safeVersion.js';
import { useHost } from '../host/KitProvider.js';
import { Message, useIntl } from '../i18n/index.js';
import { theme } from '../theme/index.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { messages } from './safeVersion.messages.js';

/** A vulnerability whose affected versions count. */
export interface NamedVulnerability {
  readonly source: string;
  readonly vulnId: string;
  /** What others call it. */
  readonly aliases: readonly VulnerabilityIdentifier[];
}

/** Props of {@link SafeVersion}. */
export interface SafeVersionProps {
  component: SafeVersionSubject;
  /** Those of the findings of the component. */
  vulnerabilities: readonly NamedVulnerability[];
}

/**
 * Says which version of a component leaves all its findings behind; nothing where ranges do not say, and for who may not see them. Ranges
 * stand in the answer about each vulnerability and in no list, so this belongs where one component is looked at, not into every row.
 */
export function SafeVersion({ component, vulnerabilities: found }: SafeVersionProps) {
  const { can } = useHost();
  const [isAsked, setIsAsked] = useState(false);
  if (!can('VIEW_PORTFOLIO') || found.length === 0) return null;
  if (found.length > AT_ONCE && !isAsked) {
    return (
      <Button size="small" variant="quiet" onClick={() => setIsAsked(true)}>
        <Message {...messages.find} values={{ count: found.length }} />
      </Button>
    );
  }
  return <Found component={component} vulnerabilities={found} />;
}

/** What {@link SafeVersion} needs of a vulnerability. */
export function namedVulnerability({ source, vulnId, aliases }: NamedVulnerability): NamedVulnerability {
  return { source, vulnId, aliases };
}

/** More are asked for when somebody wants to know. */
const AT_ONCE = 30;

function Found({ component, vulnerabilities: found }: SafeVersionProps) {
  const intl = useIntl();
  const refs = useMemo(
    () => found.map(({ source, vulnId }) => vulnerabilities.one({ source, vulnId })),
    [found],
  );
  // As long as the facts of an opened finding keep theirs.
  const loaded = useResources(refs, TIMES);
  const missing = loaded.filter((each) => each.status === 'failed' && !isUnknownVulnerability(each.error));
  const isComplete = loaded.every(({ status }) => status !== 'loading') && missing.length === 0;
  const safe = useMemo(
    () =>
      isComplete
        ? safeVersionOf(
            component,
            found.map(({ vulnId, aliases }, index) => {
              const one = loaded[index];
              return {
                names: [vulnId, ...aliases.map(({ id }) => id)],
                affects: one?.status === 'ready' ? one.data.affectedComponents : undefined,
              };
            }),
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
  if (!safe) return null;
  const { version, onward } = safe;
  return (
    <Safe title={intl.formatMessage(messages.meaning)}>
      <Icon name="check" size={12} />
      {onward === undefined ? (
        <Message {...messages.safeOnly} values={{ version }} />
      ) : onward === version ? (
        <Message {...messages.safeFrom} values={{ version }} />
      ) : (
        <Message {...messages.safeAndFrom} values={{ version, onward }} />
      )}
    </Safe>
  );
}

const TIMES = { freshForMs: 300_000 };

const Place = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.sm};
`;

const Safe = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${theme.space.xs};
  color: ${theme.color.success.text};
  overflow-wrap: anywhere;
  > svg {
    flex: none;
    align-self: center;
  }
`;
