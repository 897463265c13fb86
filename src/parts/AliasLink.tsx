import { databaseUrl } from '../domain/externalUrls.js';
import { useHost } from '../host/KitProvider.js';
import { Link } from '../ui/Link.js';
import { VulnerabilityLink } from './VulnerabilityLink.js';

/** Another identifier of a vulnerability: leads to its page here, else to that of its source, where there is one. */
export function AliasLink({ source, id }: { source: string; id: string }) {
  const { navigation } = useHost();
  const url = databaseUrl(source, id);
  if (navigation?.href({ to: 'vulnerability', source, vulnId: id }) !== undefined) {
    return <VulnerabilityLink source={source} vulnId={id} variant="text" />;
  }
  return url ? (
    <Link href={url} isExternal>
      {id}
    </Link>
  ) : (
    <bdi>{id}</bdi>
  );
}
