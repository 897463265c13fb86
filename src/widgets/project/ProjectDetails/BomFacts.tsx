import { styled } from 'styled-components';
import { safeUrl } from '../../../domain/externalUrls.js';
import { Message } from '../../../i18n/index.js';
import type { Contact, Organization, Project } from '../../../schema/project.js';
import { theme } from '../../../theme/index.js';
import { onPhone } from '../../../ui/mixins.js';
import { FormPart } from '../../../ui/form/FormPart.js';
import { Link } from '../../../ui/Link.js';
import { messages } from './ProjectDetails.messages.js';

/** Who wrote and supplied the BOM, as it says of itself; nothing where it says neither. Servers take it from the BOM alone. */
export function BomFacts({ project: { metadata } }: { project: Project }) {
  const authors = metadata?.authors ?? [];
  const supplier = metadata?.supplier ?? undefined;
  if (authors.length === 0 && !supplier) return null;
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
        {supplier && (
          <>
            <dt>
              <Message {...messages.supplier} />
            </dt>
            <dd>
              <Supplier supplier={supplier} />
            </dd>
          </>
        )}
      </Facts>
    </FormPart>
  );
}

function Contacts({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <Lines>
      {contacts.map(({ name, email, phone }, place) => (
        <li key={place}>
          {[name, email, phone].filter(Boolean).map((text, part) => (
            <bdi key={part}>{text}</bdi>
          ))}
        </li>
      ))}
    </Lines>
  );
}

function Supplier({ supplier: { name, urls = [], contacts = [] } }: { supplier: Organization }) {
  return (
    <>
      {name && <bdi>{name}</bdi>}
      {urls.length > 0 && (
        <Lines>
          {urls.map((url, place) => {
            const href = safeUrl(url);
            return (
              <li key={place}>
                {href === undefined ? (
                  <bdi>{url}</bdi>
                ) : (
                  <Link href={href} isExternal>
                    {url}
                  </Link>
                )}
              </li>
            );
          })}
        </Lines>
      )}
      {contacts.length > 0 && <Contacts contacts={contacts} />}
    </>
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

const Lines = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.xs} ${theme.space.md};
  }
`;
