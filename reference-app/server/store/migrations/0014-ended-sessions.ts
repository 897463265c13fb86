/** Sessions that users ended by signing out, kept until their tokens expire. */
export const endedSessions = `
create table endedSession (
  tokenId text primary key,
  expiresAt integer not null -- milliseconds since 1970
) without rowid;
create index endedSession_expiresAt on endedSession (expiresAt);
`;
