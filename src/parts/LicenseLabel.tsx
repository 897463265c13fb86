import { styled } from 'styled-components';
import { licenseText } from '../domain/licenseText.js';
import type { Component } from '../schema/component.js';
import { theme } from '../theme/index.js';
import { cut } from '../ui/mixins.js';
import { Link } from '../ui/Link.js';
import { useTargetLink } from './useTargetLink.js';

/** Props of {@link LicenseLabel}. */
export interface LicenseLabelProps {
  component: Pick<Component, 'resolvedLicense' | 'license' | 'licenseExpression'>;
}

/** The license of a component: the one of the server's list, else its text, else its expression, else a dash. */
export function LicenseLabel({ component }: LicenseLabelProps) {
  const { resolvedLicense } = component;
  const id = resolvedLicense?.licenseId;
  const link = useTargetLink(id ? { to: 'license', licenseId: id } : undefined);
  const text = licenseText(component);
  if (!text) return <Missing>–</Missing>;
  return (
    <Text title={resolvedLicense?.name ?? text}>
      {link ? (
        <Link {...link} variant="quiet">
          <bdi>{id}</bdi>
        </Link>
      ) : (
        <bdi>{text}</bdi>
      )}
    </Text>
  );
}

const Text = styled.span`
  ${cut}
  display: block;
`;

const Missing = styled.span`
  color: ${theme.color.text.subtle};
`;
