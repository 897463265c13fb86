import { styled } from 'styled-components';
import { isKnownOrganization } from '../../../domain/isKnownOrganization.js';
import { Message } from '../../../i18n/index.js';
import { Contacts, OrganizationFacts } from '../OrganizationFacts.js';
import type { Project } from '../../../schema/project.js';
import { theme } from '../../../theme/index.js';
import { onPhone } from '../../../ui/layout/mixins.js';
import { FormPart } from '../../../ui/form/FormPart.js';
import { messages } from './ProjectDetails.messages.js';

/**
 * The authors and the supplier of the BOM, as stated in it. Renders nothing where it states neither. Servers
 * take them only from the BOM.
 */
export function BomFacts({ project: { metadata } }: { project: Project }) {
  const authors = metadata?.authors ?? [];
  const supplier = metadata?.supplier ?? undefined;
  if (authors.length === 0 && !isKnownOrganization(supplier)) return null;
  return (
    <FormPart summary={<Message {...messages.bom} />} fields={NO_FIELDS}>
      <Hint>
        <Message {...messages.bomHint} />
      </Hint>
      <Facts>
        {authors.length > 0 && (
          <>
            <dt>
              <Message {...messages.authors} />
            </dt>
            <dd>
              <Contacts contacts={authors} />
            </dd>
          </>
        )}
        {isKnownOrganization(supplier) && (
          <>
            <dt>
              <Message {...messages.supplier} />
            </dt>
            <dd>
              <OrganizationFacts organization={supplier} />
            </dd>
          </>
        )}
      </Facts>
    </FormPart>
  );
}

const NO_FIELDS: readonly string[] = [];

const Hint = styled.p`
  margin: 0;
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 160px minmax(0, 1fr);
  gap: ${theme.space.sm} ${theme.space.md};
  margin: 0;
  overflow-wrap: anywhere;
  dt {
    color: ${theme.color.text.muted};
  }
  dd {
    display: grid;
    gap: ${theme.space.xs};
    margin: 0;
  }
  ${onPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
