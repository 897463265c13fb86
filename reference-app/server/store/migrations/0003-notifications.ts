/** Adds the limits of notification rules, and the column for whether they log. */
export const notifications = `
alter table notificationRule add column logSuccessfulPublish integer not null default 0;

-- A rule without projects and without tags applies to all projects.
create table notificationRuleProject (
  ruleId integer not null references notificationRule on delete cascade,
  projectId integer not null references project on delete cascade,
  primary key (ruleId, projectId)
) strict, without rowid;
create index notificationRuleProjectByProject on notificationRuleProject (projectId);

create table notificationRuleTag (
  ruleId integer not null references notificationRule on delete cascade,
  tagId integer not null references tag on delete cascade,
  primary key (ruleId, tagId)
) strict, without rowid;
create index notificationRuleTagByTag on notificationRuleTag (tagId);

-- Teams whose members get a mail.
create table notificationRuleTeam (
  ruleId integer not null references notificationRule on delete cascade,
  teamId integer not null references team on delete cascade,
  primary key (ruleId, teamId)
) strict, without rowid;
create index notificationRuleTeamByTeam on notificationRuleTeam (teamId);

create index notificationRuleByPublisher on notificationRule (publisherId);
`;
