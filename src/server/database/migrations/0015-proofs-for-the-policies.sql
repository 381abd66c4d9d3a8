-- A setting is anybody's word: whoever speaks SQL as the application's role could open locked rows by naming an operation, and write
-- versions and manifests of another hand. The policies ask for a proof instead, made with a key that this role cannot read.

create table proving_key (
  id boolean not null default true,
  inner_key bytea not null,
  outer_key bytea not null,
  constraint proving_key_pkey primary key (id),
  constraint proving_key_one check (id)
);

insert into proving_key (inner_key, outer_key) values (
  decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'),
  decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

create or replace function goldthread_proven(said text, proof text) returns boolean language sql stable strict security definer set search_path = pg_catalog, pg_temp as $$ select proof = (select encode(sha256(k.outer_key || sha256(k.inner_key || convert_to(said, 'UTF8'))), 'hex') from public.proving_key as k) $$;

drop policy added on manifest;

create policy added on manifest for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and goldthread_proven('manifest ' || practice_id || ' ' || note_id || ' ' || number || ' ' || encode(hash, 'hex'), current_setting('goldthread.manifest', true)));

drop policy added on resource_history;

create policy added on resource_history for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and goldthread_proven('history ' || practice_id || ' ' || id || ' ' || version_id || ' ' || coalesce(actor_id::text, '') || ' ' || encode(sha256(convert_to(content::text, 'UTF8')), 'hex'), current_setting('goldthread.history', true)));

drop policy changed on resource;

create policy changed on resource for update using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and (patient_id is null or (current_setting('goldthread.reach', true) = 'All' and patient_id not in (select confidential_patient.patient_id from confidential_patient where confidential_patient.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid)) or (current_setting('goldthread.reach', true) in ('All', 'Limited') and patient_id in (select patient_team.patient_id from patient_team where patient_team.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and patient_team.profile_id = any (nullif(current_setting('goldthread.profiles', true), '')::uuid[]) and (patient_team.valid_from is null or patient_team.valid_from <= now()) and (patient_team.valid_until is null or patient_team.valid_until > now()) and (patient_team.reason = 'confidential' or patient_team.patient_id not in (select confidential_patient.patient_id from confidential_patient where confidential_patient.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid)))) or patient_id = any (nullif(current_setting('goldthread.allowed', true), '')::uuid[])) and (not is_locked or (split_part(coalesce(current_setting('goldthread.unlocked', true), ''), ':', 1) = id::text and goldthread_proven('unlock ' || practice_id || ' ' || id || ' ' || version_id || ' ' || split_part(coalesce(current_setting('goldthread.unlocked', true), ''), ':', 2), split_part(coalesce(current_setting('goldthread.unlocked', true), ''), ':', 3))))) with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and (split_part(coalesce(current_setting('goldthread.unlocked', true), ''), ':', 1) <> id::text or split_part(coalesce(current_setting('goldthread.unlocked', true), ''), ':', 2) = encode(sha256(convert_to(content::text, 'UTF8')), 'hex')));
