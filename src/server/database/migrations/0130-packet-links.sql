-- Links to packets that were sent, and tablets that show them: of each secret the hash alone, whom it is for, and how often its question was answered wrongly.

create table packet_link (
  practice_id uuid not null,
  response_id uuid not null,
  person_id uuid not null,
  kind text collate "C" not null,
  person_type text collate "C" not null,
  patient_id uuid not null,
  secret bytea,
  code bytea,
  tries smallint not null,
  expires_at timestamptz(3) not null,
  visit bytea,
  visit_until timestamptz(3),
  constraint packet_link_pkey primary key (practice_id, response_id, person_id, kind)
);
alter table packet_link enable row level security;
create policy visible on packet_link for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy added on packet_link for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy changed on packet_link for update using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid) with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
grant select, insert, update on packet_link to goldthread_app;

-- Tokens and columns of these types are made anew after the next start, from what the upcast steps answer; until then nobody
-- searches by what is new in them. Say true where more has changed than the schema tells:
-- Coverage: tokens + authorizations.lowUntil day.
-- Patient: texts + contacts contacts.value.
-- QuestionnaireResponse: tokens + reviewed.at instant.
insert into reindex (type, is_whole) values ('Coverage', false), ('Patient', false), ('QuestionnaireResponse', false) on conflict (type) do update set asked_at = now();
