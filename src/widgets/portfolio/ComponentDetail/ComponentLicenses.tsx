import { styled } from 'styled-components';
import { licenseName } from '../../../domain/declaredLicenses.js';
import { safeUrl } from '../../../domain/externalUrls.js';
import { parseLicenseExpression } from '../../../domain/licenseExpression.js';
import { Message } from '../../../i18n/index.js';
import type { ComponentLicense } from '../../../schema/component.js';
import { theme } from '../../../theme/index.js';
import { Link } from '../../../ui/controls/Link.js';
import { messages } from './ComponentDetail.messages.js';

/** All licenses of a component, below each other, each with what the bill of materials says of it. */
export function ComponentLicenses({ licenses }: { licenses: readonly ComponentLicense[] }) {
  return (
    <List>
      {licenses.map((license, index) => {
        const url = safeUrl(license.licenseUrl);
        const name = <bdi>{licenseName(license)}</bdi>;
        return (
          <li key={index}>
            {url ? (
              <Link href={url} isExternal>
                {name}
              </Link>
            ) : (
              name
            )}
            <Note license={license} />
          </li>
        );
      })}
    </List>
  );
}

function Note({
  license: { acknowledgement, resolvedLicense, licenseExpression },
}: {
  license: ComponentLicense;
}) {
  const expression = licenseExpression === undefined ? undefined : parseLicenseExpression(licenseExpression);
  const hasException = expression?.kind === 'license' && expression.relaxes !== undefined;
  // For other expressions, the server does not report whether it knows all the licenses in them.
  const isUnknown = !resolvedLicense && (licenseExpression === undefined || hasException);
  return (
    <>
      {acknowledgement === 'declared' && (
        <Muted>
          <Message {...messages.licenseDeclared} />
        </Muted>
      )}
      {acknowledgement === 'concluded' && (
        <Muted>
          <Message {...messages.licenseConcluded} />
        </Muted>
      )}
      {isUnknown && (
        <Muted>
          <Message {...messages.licenseUnknown} />
        </Muted>
      )}
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Muted = styled.span`
  display: block;
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
`;
