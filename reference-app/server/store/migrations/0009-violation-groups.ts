/**
 * Stores the group of a violation's component with the violation, like the decision about it. Violations are
 * sorted by this group, and many share it.
 */
export const violationGroups = `
alter table policyViolation add column componentGroup text; -- as in component
update policyViolation set componentGroup = (select groupName from component where component.id = policyViolation.componentId);
create index policyViolationByGroup on policyViolation (componentGroup, id, analysisSuppressed, projectId);

create trigger groupOfViolation after insert on policyViolation
when exists (select 1 from component where id = new.componentId and groupName is not null) begin
  update policyViolation set componentGroup = (select groupName from component where id = new.componentId) where id = new.id;
end;
create trigger groupOfViolationChanged after update of groupName on component when new.groupName is not old.groupName begin
  update policyViolation set componentGroup = new.groupName where componentId = new.id;
end;
`;
