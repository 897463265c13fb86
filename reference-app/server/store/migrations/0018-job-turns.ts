/** Lets owners take turns: a user who requests thousands of jobs delays only their own. */
export const jobTurns = `
alter table job add column owner text; -- who asked for it; null for the server itself
alter table job add column turn integer not null default 0; -- lower ones go first, see store/jobs.ts

-- An older release may have left thousands of jobs for one project, which must not delay the others.
update job set turn = ranked.place
from (select id, row_number() over (partition by lane order by id) - 1 as place from job where state = 'queued') as ranked
where job.id = ranked.id;

create index queuedJobByTurn on job (turn, id) where state = 'queued';
create index queuedJobByOwner on job (ifnull(owner, ''), turn) where state = 'queued';
`;
