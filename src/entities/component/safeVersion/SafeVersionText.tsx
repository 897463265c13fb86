import { styled } from 'styled-components';
import type { SafeVersion } from '../../../domain/versions/safeVersion.js';
import { TextSpan, useIntl } from '../../../i18n/index.js';
import { theme } from '../../../theme/index.js';
import { Icon } from '../../../ui/controls/Icon.js';
import { cut, monospace } from '../../../ui/layout/mixins.js';
import { safeVersionTextMessages as messages } from './safeVersionText.messages.js';

/** Props of {@link SafeVersionText}. */
export interface SafeVersionTextProps {
  safe: SafeVersion;
  /** True when only the version is shown, truncated where it does not fit on the line. @defaultValue false */
  isShort?: boolean;
}

/** Says which version to go to. */
export function SafeVersionText({ safe: { version, onward }, isShort }: SafeVersionTextProps) {
  const intl = useIntl();
  const words =
    onward === undefined
      ? intl.formatMessage(messages.safeOnly, { version })
      : onward === version
        ? intl.formatMessage(messages.safeFrom, { version })
        : intl.formatMessage(messages.safeAndFrom, { version, onward });
  const title = `${words}\n${intl.formatMessage(messages.meaning)}`;
  return isShort ? (
    <Safe title={title}>
      <Icon name="check" size={12} label={intl.formatMessage(messages.label)} />
      <Version>{version}</Version>
    </Safe>
  ) : (
    <Safe title={title} data-wraps>
      <Icon name="check" size={12} />
      <TextSpan>{words}</TextSpan>
    </Safe>
  );
}

const Safe = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-inline-size: 0;
  color: ${theme.color.success.text};
  > svg {
    flex: none;
  }
  &[data-wraps] {
    overflow-wrap: anywhere;
  }
`;

const Version = styled.span`
  ${monospace}
  ${cut}
`;
