/** The schema of the first release. Columns are named as the API names them wherever SQL allows it. */
export const initialSchema = `
-- What the server keeps about itself: its identity, when seeds ran.
create table setting (name text primary key, value text not null) strict, without rowid;

-- Users, teams, keys ------------------------------------------------------------------------------------------------

create table permission (name text primary key, description text not null) strict, without rowid;

-- User names are unique over all three kinds.
create table user (
  id integer primary key,
  kind text not null check (kind in ('managed', 'ldap', 'oidc')),
  username text not null unique,
  fullname text, email text,
  passwordHash text, -- scrypt, with its parameters; managed users only
  lastPasswordChange integer,
  suspended integer not null default 0,
  forcePasswordChange integer not null default 0,
  nonExpiryPassword integer not null default 0,
  dn text, -- ldap users only
  subjectIdentifier text -- oidc users only, known after their first sign-in
) strict;

create table team (id integer primary key, uuid text not null unique, name text not null) strict;

create table userTeam (
  userId integer not null references user on delete cascade,
  teamId integer not null references team on delete cascade,
  primary key (userId, teamId)
) strict, without rowid;
create index userTeamByTeam on userTeam (teamId);

create table userPermission (
  userId integer not null references user on delete cascade,
  permission text not null references permission on delete cascade,
  primary key (userId, permission)
) strict, without rowid;

create table teamPermission (
  teamId integer not null references team on delete cascade,
  permission text not null references permission on delete cascade,
  primary key (teamId, permission)
) strict, without rowid;

-- The 4.11 API shows keys again and again, so they are kept: encrypted, beside a hash to find them by.
create table apiKey (
  id integer primary key,
  teamId integer not null references team on delete cascade,
  keyHash text not null unique,
  keySecret text not null,
  comment text,
  created integer not null,
  lastUsed integer
) strict;
create index apiKeyByTeam on apiKey (teamId);

create table ldapMapping (
  id integer primary key, uuid text not null unique,
  teamId integer not null references team on delete cascade,
  dn text not null,
  unique (teamId, dn)
) strict;

create table oidcGroup (id integer primary key, uuid text not null unique, name text not null unique) strict;

create table oidcMapping (
  id integer primary key, uuid text not null unique,
  teamId integer not null references team on delete cascade,
  groupId integer not null references oidcGroup on delete cascade,
  unique (teamId, groupId)
) strict;

-- Configuration -----------------------------------------------------------------------------------------------------

-- Values of the type ENCRYPTEDSTRING are encrypted.
create table configProperty (
  id integer primary key,
  groupName text not null, propertyName text not null,
  propertyValue text, propertyType text not null, description text,
  unique (groupName, propertyName)
) strict;

create table repository (
  id integer primary key, uuid text not null unique,
  type text not null, identifier text not null,
  url text not null,
  resolutionOrder integer not null,
  enabled integer not null, internal integer not null, authenticationRequired integer not null,
  username text,
  password text, -- encrypted
  unique (type, identifier)
) strict;

-- The newest version of a package, as a repository told us.
create table repositoryMeta (
  id integer primary key,
  repositoryType text not null, namespace text, name text not null,
  latestVersion text not null, published integer, lastCheck integer not null
) strict;
create unique index repositoryMetaIdentity on repositoryMeta (repositoryType, ifnull(namespace, ''), name);

create table license (
  id integer primary key, uuid text not null unique,
  licenseId text not null unique, name text not null,
  licenseText text, standardLicenseTemplate text, standardLicenseHeader text, licenseComments text,
  isOsiApproved integer not null default 0, isFsfLibre integer not null default 0,
  isDeprecatedLicenseId integer not null default 0, isCustomLicense integer not null default 0,
  seeAlso text -- JSON array of addresses
) strict;
create index licenseByName on license (name);

create table licenseGroup (
  id integer primary key, uuid text not null unique, name text not null unique, riskWeight integer not null
) strict;

create table licenseGroupLicense (
  licenseGroupId integer not null references licenseGroup on delete cascade,
  licenseId integer not null references license on delete cascade,
  primary key (licenseGroupId, licenseId)
) strict, without rowid;
create index licenseGroupLicenseByLicense on licenseGroupLicense (licenseId);

-- Portfolio ---------------------------------------------------------------------------------------------------------

create table project (
  id integer primary key, uuid text not null unique,
  name text not null, version text, groupName text, author text, publisher text,
  manufacturer text, supplier text, -- JSON: organizational entity
  description text, classifier text, cpe text, purl text, swidTagId text,
  directDependencies text, -- JSON array of identities, as the API hands it out
  externalReferences text, -- JSON array
  metadata text, -- JSON: what the bill of materials says about itself
  parentId integer references project on delete cascade,
  active integer not null default 1,
  lastBomImport integer, lastBomImportFormat text, lastInheritedRiskScore real
) strict;
create unique index projectIdentity on project (name, ifnull(version, char(0)));
create index projectByParent on project (parentId);

create table tag (id integer primary key, name text not null unique) strict;

create table projectTag (
  projectId integer not null references project on delete cascade,
  tagId integer not null references tag on delete cascade,
  primary key (projectId, tagId)
) strict, without rowid;
create index projectTagByTag on projectTag (tagId);

create table projectProperty (
  id integer primary key,
  projectId integer not null references project on delete cascade,
  groupName text, propertyName text not null, propertyValue text, propertyType text not null, description text,
  unique (projectId, groupName, propertyName)
) strict;

-- Teams that may see a project while acl.enabled is on.
create table projectAccessTeam (
  projectId integer not null references project on delete cascade,
  teamId integer not null references team on delete cascade,
  primary key (projectId, teamId)
) strict, without rowid;
create index projectAccessTeamByTeam on projectAccessTeam (teamId);

create table component (
  id integer primary key, uuid text not null unique,
  projectId integer not null references project on delete cascade,
  parentId integer references component on delete set null,
  groupName text, name text not null, version text, classifier text,
  author text, publisher text, supplier text,
  filename text, extension text,
  md5 text, sha1 text, sha256 text, sha384 text, sha512 text, sha3_256 text, sha3_384 text, sha3_512 text,
  blake2b_256 text, blake2b_384 text, blake2b_512 text, blake3 text,
  cpe text, cpePart text, cpeVendor text, cpeProduct text, -- the parts are lower case, for matching
  purl text, purlCoordinates text, purlType text, purlNamespace text, purlName text, purlVersion text,
  swidTagId text, isInternal integer not null default 0,
  description text, copyright text,
  license text, licenseExpression text, licenseUrl text,
  resolvedLicenseId integer references license on delete set null,
  directDependencies text, externalReferences text, notes text, lastInheritedRiskScore real
) strict;
create index componentByProject on component (projectId, name);
create index componentByParent on component (parentId);
create index componentByPurl on component (purlType, purlName);
create index componentByCpe on component (cpeVendor, cpeProduct);
create index componentByLicense on component (resolvedLicenseId);
create index componentByMd5 on component (md5);
create index componentBySha1 on component (sha1);
create index componentBySha256 on component (sha256);
create index componentBySha512 on component (sha512);

create table componentProperty (
  id integer primary key, uuid text not null unique,
  componentId integer not null references component on delete cascade,
  groupName text, propertyName text not null, propertyValue text, propertyType text not null, description text,
  isFromBom integer not null default 0 -- these follow the bill of materials, the others are somebody's own
) strict;
create index componentPropertyByComponent on componentProperty (componentId);

create table service (
  id integer primary key, uuid text not null unique,
  projectId integer not null references project on delete cascade,
  parentId integer references service on delete cascade,
  bomRef text, provider text, groupName text, name text not null, version text, description text,
  endpoints text, authenticated integer, crossesTrustBoundary integer, data text,
  externalReferences text, notes text, lastInheritedRiskScore real
) strict;
create index serviceByProject on service (projectId, name);
create index serviceByParent on service (parentId);

create table bom (
  id integer primary key, uuid text not null unique,
  projectId integer not null references project on delete cascade,
  imported integer not null, bomFormat text not null, specVersion text, bomVersion integer, serialNumber text
) strict;
create index bomByProject on bom (projectId);

-- Vulnerabilities ---------------------------------------------------------------------------------------------------

create table vulnerability (
  id integer primary key, uuid text not null unique,
  source text not null, vulnId text not null,
  friendlyVulnId text, title text, subTitle text, description text, detail text, recommendation text,
  referenceLinks text, credits text,
  created integer, published integer, updated integer,
  cwes text, -- JSON array of numbers
  cvssV2BaseScore real, cvssV2ImpactSubScore real, cvssV2ExploitabilitySubScore real, cvssV2Vector text,
  cvssV3BaseScore real, cvssV3ImpactSubScore real, cvssV3ExploitabilitySubScore real, cvssV3Vector text,
  owaspRRLikelihoodScore real, owaspRRTechnicalImpactScore real, owaspRRBusinessImpactScore real, owaspRRVector text,
  severity text, -- the explicit one; the effective one is computed from it and the scores
  vulnerableVersions text, patchedVersions text,
  epssScore real, epssPercentile real,
  unique (source, vulnId)
) strict;
create index vulnerabilityById on vulnerability (vulnId);

-- One row says that all identifiers in it name the same vulnerability.
create table vulnerabilityAlias (
  id integer primary key, uuid text not null unique,
  internalId text, cveId text, ghsaId text, sonatypeId text, osvId text, snykId text, gsdId text, vulnDbId text
) strict;
create index vulnerabilityAliasByCve on vulnerabilityAlias (cveId);
create index vulnerabilityAliasByGhsa on vulnerabilityAlias (ghsaId);
create index vulnerabilityAliasByOsv on vulnerabilityAlias (osvId);
create index vulnerabilityAliasBySnyk on vulnerabilityAlias (snykId);
create index vulnerabilityAliasByInternal on vulnerabilityAlias (internalId);

-- What a vulnerability affects: a purl or a CPE, with an exact version or a range.
create table vulnerableSoftware (
  id integer primary key, uuid text not null unique,
  purl text, purlType text, purlNamespace text, purlName text, purlVersion text, purlQualifiers text, purlSubpath text,
  cpe22 text, cpe23 text, part text, vendor text, product text, version text, versionUpdate text,
  edition text, language text, swEdition text, targetSw text, targetHw text, other text,
  versionStartIncluding text, versionStartExcluding text, versionEndIncluding text, versionEndExcluding text,
  vulnerable integer not null default 1
) strict;
create index vulnerableSoftwareByPurl on vulnerableSoftware (purlType, purlName);
create index vulnerableSoftwareByCpe on vulnerableSoftware (vendor, product);

create table vulnerabilitySoftware (
  vulnerabilityId integer not null references vulnerability on delete cascade,
  softwareId integer not null references vulnerableSoftware on delete cascade,
  primary key (vulnerabilityId, softwareId)
) strict, without rowid;
create index vulnerabilitySoftwareBySoftware on vulnerabilitySoftware (softwareId);

-- Which source named an affected range, and when.
create table affectedVersionAttribution (
  id integer primary key, uuid text not null unique,
  vulnerabilityId integer not null references vulnerability on delete cascade,
  softwareId integer not null references vulnerableSoftware on delete cascade,
  source text not null, firstSeen integer not null, lastSeen integer not null,
  unique (vulnerabilityId, softwareId, source)
) strict;
create index affectedVersionAttributionBySoftware on affectedVersionAttribution (softwareId);

-- A component has a vulnerability, because an analyzer said so. projectId repeats that of the component.
create table finding (
  id integer primary key,
  projectId integer not null references project on delete cascade,
  componentId integer not null references component on delete cascade,
  vulnerabilityId integer not null references vulnerability on delete cascade,
  analyzerIdentity text not null, attributedOn integer not null,
  alternateIdentifier text, referenceUrl text,
  unique (componentId, vulnerabilityId)
) strict;
create index findingByProject on finding (projectId);
create index findingByVulnerability on finding (vulnerabilityId);

create table analysis (
  id integer primary key,
  projectId integer not null references project on delete cascade,
  componentId integer not null references component on delete cascade,
  vulnerabilityId integer not null references vulnerability on delete cascade,
  state text not null, justification text, response text, details text,
  suppressed integer not null default 0,
  unique (componentId, vulnerabilityId)
) strict;
create index analysisByProject on analysis (projectId);
create index analysisByVulnerability on analysis (vulnerabilityId);

create table analysisComment (
  id integer primary key,
  analysisId integer not null references analysis on delete cascade,
  timestamp integer not null, comment text not null, commenter text
) strict;
create index analysisCommentByAnalysis on analysisComment (analysisId);

-- Metrics: a row holds from firstOccurrence to lastOccurrence -------------------------------------------------------

create table componentMetrics (
  id integer primary key,
  projectId integer not null references project on delete cascade,
  componentId integer not null references component on delete cascade,
  COUNTERS
) strict;
create index componentMetricsByComponent on componentMetrics (componentId, lastOccurrence);
create index componentMetricsByProject on componentMetrics (projectId);

create table projectMetrics (
  id integer primary key,
  projectId integer not null references project on delete cascade,
  components integer not null default 0, vulnerableComponents integer not null default 0,
  COUNTERS
) strict;
create index projectMetricsByProject on projectMetrics (projectId, lastOccurrence);

create table portfolioMetrics (
  id integer primary key,
  projects integer not null default 0, vulnerableProjects integer not null default 0,
  components integer not null default 0, vulnerableComponents integer not null default 0,
  COUNTERS
) strict;
create index portfolioMetricsByTime on portfolioMetrics (lastOccurrence);

create table vulnerabilityMetrics (
  year integer not null, month integer, count integer not null, measuredAt integer not null
) strict;

-- Policies and notifications: their lists; what fills them belongs to later migrations -------------------------------

create table policy (
  id integer primary key, uuid text not null unique,
  name text not null, operator text not null, violationState text not null, includeChildren integer not null default 0
) strict;

create table policyCondition (
  id integer primary key, uuid text not null unique,
  policyId integer not null references policy on delete cascade,
  operator text not null, subject text not null, value text not null
) strict;
create index policyConditionByPolicy on policyCondition (policyId);

create table policyViolation (
  id integer primary key, uuid text not null unique,
  projectId integer not null references project on delete cascade,
  componentId integer not null references component on delete cascade,
  policyConditionId integer not null references policyCondition on delete cascade,
  type text not null, timestamp integer not null, text text
) strict;
create index policyViolationByProject on policyViolation (projectId);
create index policyViolationByComponent on policyViolation (componentId);
create index policyViolationByCondition on policyViolation (policyConditionId);

create table notificationPublisher (
  id integer primary key, uuid text not null unique,
  name text not null unique, description text, publisherClass text not null, template text,
  templateMimeType text not null, defaultPublisher integer not null
) strict;

create table notificationRule (
  id integer primary key, uuid text not null unique,
  name text not null, scope text not null, notificationLevel text not null,
  enabled integer not null, notifyChildren integer not null,
  notifyOn text, publisherId integer references notificationPublisher on delete cascade,
  publisherConfig text, message text
) strict;

-- Background work that survives the process --------------------------------------------------------------------------

-- Work is deleted when it is done; jobs with the same token belong to one request of a client.
create table job (
  id integer primary key,
  token text not null,
  kind text not null,
  lane text not null, -- one job of a lane at a time
  payload text not null, -- JSON
  data blob,
  state text not null default 'queued' check (state in ('queued', 'running', 'failed')),
  attempts integer not null default 0,
  createdAt integer not null,
  startedAt integer,
  notBefore integer,
  isMergeable integer not null default 0,
  error text
) strict;
create index jobByState on job (state, id);
create index jobByToken on job (token);
`.replaceAll(
  'COUNTERS',
  `critical integer not null default 0, high integer not null default 0, medium integer not null default 0,
  low integer not null default 0, unassigned integer not null default 0,
  vulnerabilities integer not null default 0, suppressed integer not null default 0,
  findingsTotal integer not null default 0, findingsAudited integer not null default 0,
  findingsUnaudited integer not null default 0, inheritedRiskScore real not null default 0,
  policyViolationsFail integer not null default 0, policyViolationsWarn integer not null default 0,
  policyViolationsInfo integer not null default 0, policyViolationsTotal integer not null default 0,
  policyViolationsAudited integer not null default 0, policyViolationsUnaudited integer not null default 0,
  policyViolationsSecurityTotal integer not null default 0,
  policyViolationsSecurityAudited integer not null default 0,
  policyViolationsSecurityUnaudited integer not null default 0,
  policyViolationsLicenseTotal integer not null default 0,
  policyViolationsLicenseAudited integer not null default 0,
  policyViolationsLicenseUnaudited integer not null default 0,
  policyViolationsOperationalTotal integer not null default 0,
  policyViolationsOperationalAudited integer not null default 0,
  policyViolationsOperationalUnaudited integer not null default 0,
  firstOccurrence integer not null, lastOccurrence integer not null`,
);
