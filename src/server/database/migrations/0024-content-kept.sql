-- Files are kept beside the rows: whose room each takes is counted for people and practices, a file is looked up by its hash before its
-- bytes go, and a purge takes the rows of its versions away.

create table content_usage (
  practice_id uuid not null,
  person_id uuid not null,
  size bigint not null,
  constraint content_usage_pkey primary key (practice_id, person_id)
);
alter table content_usage enable row level security;
create policy visible on content_usage for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy added on content_usage for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy changed on content_usage for update using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid) with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
grant select, insert, update on content_usage to goldthread_app;

alter table content_chunk add column person_id uuid;

alter table content add column person_id uuid;

create index content_hash on content (practice_id, hash);

-- A file is seen, and its rows removed, by whoever sees its row now: patient and labels, as the row's own policy says.
drop policy visible on content;

create policy visible on content for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and exists (select from resource where resource.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and resource.id = resource_id));

create policy removed on content for delete using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and exists (select from resource where resource.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and resource.id = resource_id));

grant delete on content to goldthread_app;
