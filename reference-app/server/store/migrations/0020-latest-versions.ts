import { REPOSITORY_TYPE_BY_PURL_TYPE } from '../../rules/repositoryType.js';

const purlType = Object.entries(REPOSITORY_TYPE_BY_PURL_TYPE)
  .map(([purl, repository]) => `when '${repository}' then '${purl}'`)
  .join(' ');

/**
 * Keeps the answers of repositories once for all spellings of a package, see src/domain/packageKey.ts. If
 * there are several, the newest is kept.
 */
export const latestVersions = `
create table repositoryMetaByKey (
  id integer primary key,
  packageKey text not null unique,
  latestVersion text not null, published integer, lastCheck integer not null
) strict;

insert into repositoryMetaByKey (packageKey, latestVersion, published, lastCheck)
  select packageKey(purlType, namespace, name) as ofAllSpellings, latestVersion, published, max(lastCheck)
  from (select *, case repositoryType ${purlType} end as purlType from repositoryMeta)
  where purlType is not null group by ofAllSpellings;

drop table repositoryMeta;
alter table repositoryMetaByKey rename to repositoryMeta;

update vulnerableSoftware set purlKey = packageKey(purlType, purlNamespace, purlName) where purlType = 'yocto' and purlName is not null;
`;
