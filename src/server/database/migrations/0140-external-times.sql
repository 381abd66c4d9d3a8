-- external times: read this before it runs; each ASK needs your answer, each UPCAST a step in the code.

create table external_time (
  practice_id uuid not null,
  owner_id uuid not null,
  event text collate "C" not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  calendar text collate "C" not null,
  title text,
  imported_at timestamptz(3) not null,
  constraint external_time_pkey primary key (practice_id, owner_id, event, starts_at)
);
alter table external_time enable row level security;
create policy visible on external_time for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy added on external_time for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy removed on external_time for delete using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
grant select, insert, delete on external_time to goldthread_app;

-- Tokens and columns of these types are made anew after the next start, from what the upcast steps answer; until then nobody
-- searches by what is new in them. Say true where more has changed than the schema tells:
-- Allergy: tokens + note reference.
-- Condition: tokens + note reference.
-- Medication: tokens + note reference, tokens + noteChange.note reference.
-- Observation: tokens + note reference.
insert into reindex (type, is_whole) values ('Allergy', false), ('Condition', false), ('Medication', false), ('Observation', false) on conflict (type) do update set asked_at = now();
