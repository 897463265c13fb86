/**
 * SQLite gives the highest row id of a table again once its row is deleted. Work that waits or runs outside of requests knows
 * rows by their ids, though: what was meant for a deleted project must never reach the next one. These tables count on.
 */
const COUNTED = ['project', 'component', 'service', 'notificationRule', 'apiKey', 'job'] as const;

/** A table whose row ids are never given twice. */
export type CountedTable = (typeof COUNTED)[number];

// Rows that jobs wait for may already be deleted when an older release wrote the file.
const KNOWN_TO_JOBS: Partial<Record<CountedTable, string>> = {
  project: 'projectId',
  component: 'componentId',
  notificationRule: 'ruleId',
};

function counted(table: CountedTable): string {
  const member = KNOWN_TO_JOBS[table];
  const ofJobs = member ? `(select max(json_extract(payload, '$.${member}')) from job)` : '0';
  return `
insert into lastRowId values ('${table}', max(ifnull((select max(id) from ${table}), 0), ifnull(${ofJobs}, 0)));
create trigger ${table}Counted after insert on ${table} begin
  update lastRowId set id = new.id where tableName = '${table}' and id < new.id;
end;`;
}

export const rowIds = `
create table lastRowId (
  tableName text primary key,
  id integer not null -- the highest that a row of the table ever had
) strict, without rowid;
${COUNTED.map(counted).join('')}

-- Work on what is gone is of no use; the data of a job may be a whole document.
create index jobByLane on job (lane);
create trigger jobsOfProject after delete on project begin
  delete from job where lane = 'project:' || old.id and state = 'queued';
end;
create trigger jobsOfNotificationRule after delete on notificationRule begin
  delete from job where lane = 'notification:' || old.id and state = 'queued';
end;
`;
