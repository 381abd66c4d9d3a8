-- Patients outside of the own list are found by what fits exactly: a function of the owner looks past the row policies, and each
-- person has thirty places an hour for it.

create table patient_search (
  practice_id uuid not null,
  person_id uuid not null,
  place smallint not null,
  at timestamptz(3) not null,
  constraint patient_search_pkey primary key (practice_id, person_id, place)
);
alter table patient_search enable row level security;
create policy visible on patient_search for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy added on patient_search for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy changed on patient_search for update using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid) with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
grant select, insert, update on patient_search to goldthread_app;

create or replace function goldthread_found_patients(wanted text[], of_system text, of_value text) returns table (patient_id uuid, is_confidential boolean, initials text) language sql stable security definer set search_path = pg_catalog, pg_temp as $$ select r.id, exists (select from public.confidential_patient as c where c.practice_id = r.practice_id and c.patient_id = r.id), upper(left(r.content #>> '{name,given,0}', 1) || left(r.content #>> '{name,family}', 1)) from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.type = 'Patient' and not r.is_deleted and (r.id in (select t.resource_id from public.token as t where t.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and t.type = 'Patient' and t.token = any (wanted) group by t.resource_id having count(*) = cardinality(wanted) and count(*) > 2) or r.id in (select i.resource_id from public.identifier as i where i.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and i.type = 'Patient' and i.value = of_value and (i.system = of_system or of_system is null) and i.system not like 'unique:%')) order by r.id limit 10 $$;
