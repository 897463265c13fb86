/** Sessions that people ended by signing out, until their tokens expire by themselves. */
export const endedSessions = `
create table endedSession (
  tokenId text primary key,
  expiresAt integer not null -- milliseconds since 1970
) without rowid;
create index endedSession_expiresAt on endedSession (expiresAt);
`;
