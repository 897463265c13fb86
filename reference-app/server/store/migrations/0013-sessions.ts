/** Sessions end when their account is deleted, also where another one gets its name, and when its password changes. */
export const sessions = `
alter table user add column sessionMark text not null default ''; -- tokens carry it; another one ends them
alter table user add column keptToken text; -- id of the one with which the password was changed: it goes on
`;
