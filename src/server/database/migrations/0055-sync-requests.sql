-- Rows that the outside system is to have, or has: one for each row that was asked for, and how far it is.

create table sync_request (
  practice_id uuid not null,
  resource_id uuid not null,
  type text collate "C" not null,
  state text collate "C" not null,
  asked_at timestamptz(3) not null,
  asked_by uuid,
  version_id bigint,
  message text,
  constraint sync_request_pkey primary key (practice_id, resource_id)
);
create index sync_request_open on sync_request (practice_id, resource_id) where state in ('Pending', 'Failed', 'Hold');
alter table sync_request enable row level security;
create policy visible on sync_request for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and exists (select from resource where resource.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and resource.id = resource_id));
create policy added on sync_request for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy changed on sync_request for update using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and exists (select from resource where resource.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and resource.id = resource_id)) with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
grant select, insert, update on sync_request to goldthread_app;
