/**
 * Speeds up pages of findings, violations, and components, including those in the middle of 100,000.
 * Decisions are stored with findings and violations, and indexes contain everything that most lists query, so
 * rows skipped on the way to a page are not read.
 */
export const paging = `
alter table finding add column analysisState text; -- as in analysis; null while nothing is decided
alter table finding add column analysisResponse text;
alter table finding add column analysisSuppressed integer not null default 0;
update finding set (analysisState, analysisResponse, analysisSuppressed) = (analysis.state, analysis.response, analysis.suppressed)
from analysis where analysis.componentId = finding.componentId and analysis.vulnerabilityId = finding.vulnerabilityId;

-- An analysis may be there before its finding, and after it.
create trigger findingOfAnalysis after insert on finding
when exists (select 1 from analysis where componentId = new.componentId and vulnerabilityId = new.vulnerabilityId) begin
  update finding set (analysisState, analysisResponse, analysisSuppressed) =
    (select state, response, suppressed from analysis where componentId = new.componentId and vulnerabilityId = new.vulnerabilityId)
  where id = new.id;
end;
create trigger analysisOfFinding after insert on analysis begin
  update finding set analysisState = new.state, analysisResponse = new.response, analysisSuppressed = new.suppressed
  where componentId = new.componentId and vulnerabilityId = new.vulnerabilityId;
end;
create trigger analysisOfFindingChanged after update of state, response, suppressed on analysis begin
  update finding set analysisState = new.state, analysisResponse = new.response, analysisSuppressed = new.suppressed
  where componentId = new.componentId and vulnerabilityId = new.vulnerabilityId;
end;
create trigger analysisOfFindingDeleted after delete on analysis begin
  update finding set analysisState = null, analysisResponse = null, analysisSuppressed = 0
  where componentId = old.componentId and vulnerabilityId = old.vulnerabilityId;
end;

drop index findingByProject;
create index findingByProject on finding (projectId, analysisSuppressed, componentId, vulnerabilityId, analysisState);
drop index findingByVulnerability;
create index findingByVulnerability on finding
  (vulnerabilityId, analyzerIdentity, projectId, componentId, analysisSuppressed, analysisState);
create index findingByComponent on finding (componentId, analysisSuppressed, projectId, vulnerabilityId, analysisState);
create index findingByTime on finding (attributedOn, analysisSuppressed, projectId, vulnerabilityId);
create index findingByState on finding (analysisState, id, analysisSuppressed, projectId, vulnerabilityId);

alter table policyViolation add column analysisState text; -- as in violationAnalysis; null while nothing is decided
alter table policyViolation add column analysisSuppressed integer not null default 0;
update policyViolation set (analysisState, analysisSuppressed) = (violationAnalysis.state, violationAnalysis.suppressed)
from violationAnalysis where violationAnalysis.policyViolationId = policyViolation.id;

-- A violation comes before its analysis, and takes it along.
create trigger analysisOfViolation after insert on violationAnalysis begin
  update policyViolation set analysisState = new.state, analysisSuppressed = new.suppressed where id = new.policyViolationId;
end;
create trigger analysisOfViolationChanged after update of state, suppressed on violationAnalysis begin
  update policyViolation set analysisState = new.state, analysisSuppressed = new.suppressed where id = new.policyViolationId;
end;
create trigger analysisOfViolationDeleted after delete on violationAnalysis begin
  update policyViolation set analysisState = null, analysisSuppressed = 0 where id = old.policyViolationId;
end;

drop index policyViolationByProject;
create index policyViolationByProject on policyViolation (projectId, analysisSuppressed);
drop index policyViolationByCondition;
create index policyViolationByCondition on policyViolation (policyConditionId, analysisSuppressed, projectId);
drop index policyViolationByTime;
create index policyViolationByTime on policyViolation (timestamp, id, analysisSuppressed, projectId);
create index policyViolationByComponent on policyViolation (componentId, analysisSuppressed, projectId);
create index policyViolationByType on policyViolation (type, id, analysisSuppressed, projectId);
create index policyViolationByState on policyViolation (analysisState, id, analysisSuppressed, projectId);

-- Components are looked for by parts of these, project by project.
drop index componentByPurlText;
drop index componentByProject;
create index componentByProject on component (projectId, name, version, groupName, purl);
-- Few have them.
create index componentByCpeText on component (cpe) where cpe is not null;
create index componentBySwidTag on component (swidTagId) where swidTagId is not null;
`;
