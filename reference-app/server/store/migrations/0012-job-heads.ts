/**
 * Distinguishes work that a kill interrupted from work that failed, and finds the head of a lane regardless
 * of its length.
 */
export const jobHeads = `
alter table job add column interruptions integer not null default 0; -- how often the process ended meanwhile

drop index jobByLane;
create index queuedJobByLane on job (lane, id) where state = 'queued';
create index mergeableJob on job (lane, kind, payload) where state = 'queued' and isMergeable = 1;
`;
