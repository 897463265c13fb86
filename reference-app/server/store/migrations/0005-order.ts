/**
 * Adds indexes for sorting lists of a large portfolio: the first page is read from an index, instead of
 * sorting everything.
 */
export const order = `
create index componentByName on component (name);
create index componentByVersion on component (version);
create index vulnerabilityByTitle on vulnerability (title);
create index vulnerabilityByPublication on vulnerability (published);
create index vulnerabilityByCvssV2 on vulnerability (cvssV2BaseScore);
create index vulnerabilityByCvssV3 on vulnerability (cvssV3BaseScore);
create index policyByState on policy (violationState);

-- Most lists leave out what belongs to these few.
create index inactiveProject on project (active) where active = 0;

-- What policyViolationIdentity begins with.
drop index policyViolationByComponent;
`;
