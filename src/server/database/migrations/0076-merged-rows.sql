-- Rows that were merged into others: who took whose place, since when, and how far what names them has been moved.

create table row_merge (
  practice_id uuid not null,
  id uuid not null,
  type text collate "C" not null,
  merged_id uuid not null,
  successor_id uuid not null,
  state text collate "C" not null,
  version_before bigint not null,
  version_after bigint not null,
  at timestamptz(3) not null,
  until timestamptz(3) not null,
  by_id uuid,
  by_type text collate "C",
  moved integer not null default 0,
  constraint row_merge_pkey primary key (practice_id, id)
);
create unique index row_merge_merged on row_merge (practice_id, merged_id) where state <> 'Separated';
create index row_merge_successor on row_merge (practice_id, successor_id);
alter table row_merge enable row level security;
create policy visible on row_merge for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy added on row_merge for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy changed on row_merge for update using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid) with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
grant select, insert, update on row_merge to goldthread_app;
