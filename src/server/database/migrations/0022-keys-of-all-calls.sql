-- Every unsafe call takes an idempotency key: its receipt says which row was answered, or the answer itself, sealed. Identifiers of
-- global types are unique as those of practices are; where two rows share one, the first keeps it.

alter table idempotency add column type text collate "C";

alter table idempotency add column answer text collate "C";

create table global_identifier (
  type text collate "C" not null,
  system text collate "C" not null,
  value text collate "C" not null,
  resource_id uuid not null,
  constraint global_identifier_pkey primary key (type, system, value)
);
create index global_identifier_resource on global_identifier (resource_id);
grant select, insert, delete on global_identifier to goldthread_app;

insert into global_identifier (type, system, value, resource_id)
select r.type, named.system, named.value, r.id
from global_resource r, json_to_recordset(r.content -> 'identifiers') as named (system text, value text, type text)
where not r.is_deleted and named.system is not null and named.value is not null and named.type is distinct from 'ssn'
order by r.id on conflict do nothing;
