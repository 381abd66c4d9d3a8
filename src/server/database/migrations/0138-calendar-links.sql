-- Private links to one's own calendar: of each the hash alone, whose it is, and how often it was read.

create table calendar_link (
  practice_id uuid not null,
  profile_id uuid not null,
  profile_type text collate "C" not null,
  person_id uuid not null,
  secret bytea,
  made_at timestamptz(3) not null,
  read_at timestamptz(3),
  reads smallint not null,
  since timestamptz(3) not null,
  constraint calendar_link_pkey primary key (practice_id, profile_id)
);
alter table calendar_link enable row level security;
create policy visible on calendar_link for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy added on calendar_link for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy changed on calendar_link for update using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid) with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
grant select, insert, update on calendar_link to goldthread_app;

-- Tokens of these types are made anew after the next start; until then nobody searches by what is new in them.
-- Appointment: tokens + series.index number.
-- Note: tokens - definitionAssignments.childEncounter reference, tokens - definitionAssignments.childNote reference.
insert into reindex (type, is_whole) values ('Appointment', false), ('Note', false) on conflict (type) do update set asked_at = now();
