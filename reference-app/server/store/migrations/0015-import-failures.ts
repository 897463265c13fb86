/**
 * Records the failures of work that needs more memory than available, and of uploads that could not be
 * imported.
 */
export const importFailures = `
alter table job add column memoryFailures integer not null default 0; -- how often memory ran out meanwhile
alter table project add column lastBomImportFailure text; -- JSON: occurred (milliseconds since 1970), reason
`;
