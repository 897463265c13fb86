import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import type { VersionFacts } from '../../domain/versions/componentVersion.js';
import { versionStatus, type VersionStatus } from '../../domain/versions/versionStatus.js';
import { useIntl } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { Icon, type IconName } from '../../ui/controls/Icon.js';
import { cut, monospace } from '../../ui/layout/mixins.js';
import { versionLabelMessages as messages } from './versionLabel.messages.js';

/** Props of {@link VersionLabel}. */
export interface VersionLabelProps {
  /** The component with the version in use; without one it shows as a dash. */
  component: Omit<VersionFacts, 'version'> & { readonly version?: string };
  /** The version that its package repository has. Absent: it is not known whether it is outdated. */
  latestVersion?: string;
}

/** A version with a sign that says whether a newer one exists. */
export function VersionLabel({ component, latestVersion }: VersionLabelProps) {
  const intl = useIntl();
  const { version } = component;
  if (!version) return <Missing>–</Missing>;
  const status = versionStatus(component, latestVersion);
  const words = status && latestVersion ? wordsOf(intl, status, latestVersion) : undefined;
  return (
    <Row title={words ? `${version} · ${words}` : version}>
      <Version>{version}</Version>
      {status && words && (
        <Sign data-status={status}>
          <Icon name={ICONS[status]} size={14} label={words} />
        </Sign>
      )}
    </Row>
  );
}

function wordsOf(intl: IntlShape, status: VersionStatus, latest: string): string {
  if (status === 'outdated') return intl.formatMessage(messages.outdated, { latest });
  if (status === 'ahead') return intl.formatMessage(messages.ahead, { latest });
  return intl.formatMessage(messages.upToDate);
}

const ICONS: Record<VersionStatus, IconName> = { outdated: 'alert', ahead: 'info', upToDate: 'check' };

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
  max-inline-size: 100%;
`;

const Version = styled.span`
  ${monospace}
  ${cut}
`;

const Sign = styled.span`
  display: inline-flex;
  flex: none;
  color: ${theme.color.text.subtle};
  &[data-status='outdated'] {
    color: ${theme.color.warning.text};
  }
  &[data-status='upToDate'] {
    color: ${theme.color.success.text};
  }
`;

const Missing = styled.span`
  color: ${theme.color.text.subtle};
`;
