import { styled } from 'styled-components';
import { safeUrl } from '../../domain/externalUrls.js';
import { useIntl } from '../../i18n/index.js';
import type { Contact, Organization } from '../../schema/project.js';
import { theme } from '../../theme/index.js';
import { Link } from '../../ui/controls/Link.js';
import { contacts as contactsMessage } from '../../frames/facts/field.messages.js';

/** The known facts about an organization: its name, its URLs, and its contacts. */
export function OrganizationFacts({ organization }: { organization: Organization }) {
  const { name, urls = [], contacts = [] } = organization;
  return (
    <Lines>
      {name && <bdi>{name}</bdi>}
      {urls.length > 0 && <Addresses addresses={urls} />}
      {contacts.length > 0 && <Contacts contacts={contacts} />}
    </Lines>
  );
}

/** Addresses, one below the other. */
export function Addresses({ addresses }: { addresses: readonly string[] }) {
  return (
    <Items>
      {addresses.map((url, place) => (
        <li key={place}>
          <Address url={url} href={safeUrl(url)} />
        </li>
      ))}
    </Items>
  );
}

/** An address: a link where a browser may be sent there, else text. */
export function Address({ url, href }: { url: string; href: string | undefined }) {
  const words = <bdi dir="ltr">{url}</bdi>;
  return href ? (
    <Link href={href} isExternal>
      {words}
    </Link>
  ) : (
    words
  );
}

/** People to turn to, one below the other. */
export function Contacts({ contacts }: { contacts: readonly Contact[] }) {
  const intl = useIntl();
  return (
    <Items aria-label={intl.formatMessage(contactsMessage)}>
      {contacts.map(({ name, email, phone }, place) => (
        <Person key={place}>
          {name && <bdi>{name}</bdi>}
          {email && <MailAddress address={email} />}
          {phone && <bdi dir="ltr">{phone}</bdi>}
        </Person>
      ))}
    </Items>
  );
}

function MailAddress({ address }: { address: string }) {
  const words = <bdi dir="ltr">{address}</bdi>;
  return MAIL.test(address) ? (
    <Link href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`}>{words}</Link>
  ) : (
    words
  );
}

// Texts that a mail program takes for one address and nothing else.
const MAIL = /^[^\s@,;:<>?&]+@[^\s@,;:<>?&]+$/;

const Lines = styled.div`
  display: grid;
  gap: ${theme.space.sm};
  overflow-wrap: anywhere;
`;

const Items = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Person = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.md};
`;
