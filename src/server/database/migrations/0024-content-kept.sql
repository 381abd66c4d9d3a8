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

create policy removed on content for delete using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and (patient_id is null or (current_setting('goldthread.reach', true) = 'All' and patient_id not in (select confidential_patient.patient_id from confidential_patient where confidential_patient.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid)) or (current_setting('goldthread.reach', true) in ('All', 'Limited') and patient_id in (select patient_team.patient_id from patient_team where patient_team.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and patient_team.profile_id = any (nullif(current_setting('goldthread.profiles', true), '')::uuid[]) and (patient_team.valid_from is null or patient_team.valid_from <= now()) and (patient_team.valid_until is null or patient_team.valid_until > now()) and (patient_team.reason = 'confidential' or patient_team.patient_id not in (select confidential_patient.patient_id from confidential_patient where confidential_patient.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid)))) or patient_id = any (nullif(current_setting('goldthread.allowed', true), '')::uuid[])));

grant delete on content to goldthread_app;
