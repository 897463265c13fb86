/**
 * Adds indexes for reading lists of a large portfolio: 5,000 projects, 200,000 components, and as many
 * findings and violations.
 */
export const scale = `
-- Counting and grouping findings reads these alone: as before by project and by vulnerability, and what else is asked.
drop index findingByProject;
create index findingByProject on finding (projectId, componentId, vulnerabilityId);
drop index findingByVulnerability;
create index findingByVulnerability on finding (vulnerabilityId, analyzerIdentity, projectId, componentId);

-- What lists sort severities by, the more severe the higher; without an explicit one from the scores.
alter table vulnerability add column severityWeight integer generated always as (case severity
  when 'CRITICAL' then 5 when 'HIGH' then 4 when 'MEDIUM' then 3 when 'LOW' then 2 when 'INFO' then 1
  else case
    when cvssV3BaseScore >= 9 then 5
    when coalesce(cvssV3BaseScore, cvssV2BaseScore) >= 7 then 4
    when coalesce(cvssV3BaseScore, cvssV2BaseScore) >= 4 then 3
    when coalesce(cvssV3BaseScore, cvssV2BaseScore) > 0 then 2
    else 0 end
  end) virtual;
create index vulnerabilityBySeverity on vulnerability (severityWeight);

create index policyViolationByTime on policyViolation (timestamp);

-- Components are looked for by a part of their package URL.
create index componentByPurlText on component (purl);
`;
