/** Adds the limits of policies to projects and tags, and the audit of policy violations. */
export const policies = `
create unique index policyByName on policy (name);

-- A policy without projects and without tags applies everywhere.
create table policyProject (
  policyId integer not null references policy on delete cascade,
  projectId integer not null references project on delete cascade,
  primary key (policyId, projectId)
) strict, without rowid;
create index policyProjectByProject on policyProject (projectId);

create table policyTag (
  policyId integer not null references policy on delete cascade,
  tagId integer not null references tag on delete cascade,
  primary key (policyId, tagId)
) strict, without rowid;
create index policyTagByTag on policyTag (tagId);

-- A component violates a condition once, however often it is looked at.
create unique index policyViolationIdentity on policyViolation (componentId, policyConditionId);

create table violationAnalysis (
  id integer primary key,
  policyViolationId integer not null unique references policyViolation on delete cascade,
  state text not null,
  suppressed integer not null default 0
) strict;

create table violationAnalysisComment (
  id integer primary key,
  violationAnalysisId integer not null references violationAnalysis on delete cascade,
  timestamp integer not null, comment text not null, commenter text
) strict;
create index violationAnalysisCommentByAnalysis on violationAnalysisComment (violationAnalysisId);
`;
