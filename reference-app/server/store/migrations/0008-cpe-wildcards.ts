/** Finds the few affected products whose vendor or name is a pattern; see vulnerableSoftware.ts, which repeats its condition. */
export const cpeWildcards = `
create index vulnerableSoftwareByPattern on vulnerableSoftware (id)
  where vendor glob '*[*?]*' or product glob '*[*?]*';
`;
