/** A copy of a project can be used while it fills: what fills it must keep others from changing the same, and know how far it is. */
export const copies = `
alter table job add column secondLane text; -- held beside the lane from the moment the job knows it

create table copiedRow ( -- while a copy fills
  copyId integer not null references project on delete cascade,
  kind text not null check (kind in ('component', 'service')),
  originalId integer not null,
  id integer, -- of its copy; null where the original was gone
  primary key (copyId, kind, originalId)
) strict, without rowid;

drop trigger jobsOfProject;
create trigger jobsOfProject after delete on project begin
  delete from job where (lane = 'project:' || old.id or secondLane = 'project:' || old.id) and state = 'queued';
end;
create index jobBySecondLane on job (secondLane) where secondLane is not null;
`;
