import { styled } from 'styled-components';
import { declaredLicenses, licenseName, type LicensedComponent } from '../../domain/declaredLicenses.js';
import { Message, useIntl } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { cut } from '../../ui/layout/mixins.js';
import { Link } from '../../ui/controls/Link.js';
import * as messages from './license.messages.js';
import { useTargetLink } from '../../frames/facts/useTargetLink.js';

/** Props of {@link LicenseLabel}. */
export interface LicenseLabelProps {
  component: LicensedComponent;
}

/** The first license of a component and how many more there are, or a dash; the tip has all of them. */
export function LicenseLabel({ component }: LicenseLabelProps) {
  const intl = useIntl();
  const all = declaredLicenses(component);
  const [first] = all;
  const id = first?.resolvedLicense?.licenseId;
  const link = useTargetLink(id ? { to: 'license', licenseId: id } : undefined);
  const name = first && licenseName(first);
  if (!name) return <Missing>–</Missing>;
  // For a single license, its full name, which the short one represents.
  const tip =
    all.length === 1 && name === id
      ? (first.resolvedLicense?.name ?? name)
      : all.flatMap((license) => licenseName(license) ?? []).join('\n');
  const more = all.length - 1;
  return (
    <Line title={tip}>
      <Text>
        {link ? (
          <Link {...link} variant="quiet">
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
      </Text>
      {more > 0 && (
        <More aria-label={intl.formatMessage(messages.andMore, { count: more })} role="img">
          <Message {...messages.more} values={{ count: more }} />
        </More>
      )}
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  gap: ${theme.space.xs};
  min-inline-size: 0;
`;

const Text = styled.span`
  ${cut}
  min-inline-size: 0;
`;

const More = styled.span`
  flex: none;
  color: ${theme.color.text.muted};
`;

const Missing = styled.span`
  color: ${theme.color.text.subtle};
`;
