-- Generated from schemas/tables by npm run generate. Edits are lost.
create extension if not exists btree_gist;

create table access_review (
  practice_id uuid not null,
  event_id uuid not null,
  verdict text collate "C" not null,
  text text,
  reviewer_id uuid not null,
  at timestamptz(3) not null,
  constraint access_review_pkey primary key (practice_id, event_id)
);
alter table access_review enable row level security;
create policy visible on access_review for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy added on access_review for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
grant select, insert on access_review to goldthread_app;

create table appointment_slot (
  practice_id uuid not null,
  appointment_id uuid not null,
  resource_key text collate "C" not null,
  during tstzrange not null,
  constraint appointment_slot_pkey primary key (practice_id, appointment_id, resource_key),
  constraint appointment_slot_overlap exclude using gist (practice_id with =, resource_key with =, during with &&)
);
alter table appointment_slot enable row level security;
create policy visible on appointment_slot for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy added on appointment_slot for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy changed on appointment_slot for update using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid) with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy removed on appointment_slot for delete using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
grant select, insert, update, delete on appointment_slot to goldthread_app;

create table audit_checkpoint (
  practice_id uuid not null,
  number bigint not null,
  at timestamptz(3) not null,
  hash bytea not null,
  key_id text collate "C" not null,
  signature bytea not null,
  constraint audit_checkpoint_pkey primary key (practice_id, number)
);
alter table audit_checkpoint enable row level security;
create policy visible on audit_checkpoint for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
grant select on audit_checkpoint to goldthread_app;

create table audit_event (
  practice_id uuid not null,
  id uuid not null,
  at timestamptz(3) not null,
  request_id uuid not null,
  actor_id uuid,
  profile_id uuid,
  acting_for uuid,
  action text collate "C" not null,
  type text collate "C",
  resource_id uuid,
  version_id bigint,
  patient_id uuid,
  outcome text collate "C" not null,
  status smallint,
  reason text,
  token_id uuid,
  detail json,
  kind text collate "C" not null,
  acting_as uuid not null,
  constraint audit_event_pkey primary key (practice_id, id)
);
create index audit_event_at on audit_event (practice_id, at desc, id desc);
create index audit_event_kind on audit_event (practice_id, kind, at desc, id desc);
create index audit_event_patient on audit_event (practice_id, patient_id, kind, at desc, id desc) where patient_id is not null;
create index audit_event_actor on audit_event (practice_id, actor_id, acting_as, kind, at desc, id desc);
create index audit_event_resource on audit_event (practice_id, resource_id, kind, at desc, id desc) where resource_id is not null;
create index audit_event_request on audit_event (practice_id, request_id);
alter table audit_event enable row level security;
create policy visible on audit_event for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and (patient_id is null or patient_id = any (nullif(current_setting('goldthread.reached', true), '')::uuid[]) or (current_setting('goldthread.reach', true) = 'All' and patient_id not in (select confidential_patient.patient_id from confidential_patient where confidential_patient.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid)) or (current_setting('goldthread.reach', true) in ('All', 'Limited') and patient_id in (select patient_team.patient_id from patient_team where patient_team.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and patient_team.profile_id = any (nullif(current_setting('goldthread.profiles', true), '')::uuid[]) and (patient_team.valid_from is null or patient_team.valid_from <= now()) and (patient_team.valid_until is null or patient_team.valid_until > now()) and ((patient_team.reason = 'confidential' and not coalesce('ActsForAnother' = any (nullif(current_setting('goldthread.circles', true), '')::text[]), false)) or patient_team.patient_id not in (select confidential_patient.patient_id from confidential_patient where confidential_patient.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid)))) or patient_id = any (nullif(current_setting('goldthread.allowed', true), '')::uuid[]) or 'PrivacyOfficer' = any (nullif(current_setting('goldthread.circles', true), '')::text[])));
create policy added on audit_event for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
grant select, insert on audit_event to goldthread_app;

create table audit_link (
  practice_id uuid not null,
  number bigint not null,
  event_id uuid not null,
  hash bytea not null,
  constraint audit_link_pkey primary key (practice_id, number),
  constraint audit_link_event unique (practice_id, event_id)
);
alter table audit_link enable row level security;
create policy visible on audit_link for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
grant select on audit_link to goldthread_app;

create table audit_waiting (
  practice_id uuid not null,
  event_id uuid not null,
  constraint audit_waiting_pkey primary key (practice_id, event_id)
);
alter table audit_waiting enable row level security;
create policy visible on audit_waiting for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy added on audit_waiting for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
grant select, insert on audit_waiting to goldthread_app;

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

create table code_system (
  system text collate "C" not null,
  codes integer not null,
  imported_at timestamptz(3) not null,
  constraint code_system_pkey primary key (system)
);
grant select on code_system to goldthread_app;

create table code_word (
  system text collate "C" not null,
  word text collate "C" not null,
  code text collate "C" not null,
  constraint code_word_pkey primary key (system, word, code)
);
create index code_word_code on code_word (system, code);
grant select on code_word to goldthread_app;

create table code (
  system text collate "C" not null,
  code text collate "C" not null,
  display text not null,
  is_billable boolean not null,
  imported_at timestamptz(3) not null,
  constraint code_pkey primary key (system, code)
);
grant select on code to goldthread_app;

create table confidential_patient (
  practice_id uuid not null,
  patient_id uuid not null,
  constraint confidential_patient_pkey primary key (practice_id, patient_id)
);
alter table confidential_patient enable row level security;
create policy visible on confidential_patient for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy added on confidential_patient for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy removed on confidential_patient for delete using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
grant select, insert, delete on confidential_patient to goldthread_app;

create table content_chunk (
  practice_id uuid not null,
  resource_id uuid not null,
  upload_id uuid not null,
  number integer not null,
  hash bytea not null,
  size integer not null,
  created_at timestamptz(3) not null,
  person_id uuid,
  constraint content_chunk_pkey primary key (practice_id, resource_id, upload_id, number)
);
alter table content_chunk enable row level security;
create policy visible on content_chunk for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy added on content_chunk for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy removed on content_chunk for delete using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
grant select, insert, delete on content_chunk to goldthread_app;

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

create table content (
  practice_id uuid not null,
  resource_id uuid not null,
  version_id bigint not null,
  patient_id uuid,
  hash bytea not null,
  size bigint not null,
  content_type text not null,
  stored_as text not null,
  person_id uuid,
  constraint content_pkey primary key (practice_id, resource_id, version_id)
);
create index content_hash on content (practice_id, hash);
alter table content enable row level security;
create policy visible on content for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and exists (select from resource where resource.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and resource.id = resource_id));
create policy added on content for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy removed on content for delete using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and exists (select from resource where resource.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and resource.id = resource_id));
grant select, insert, delete on content to goldthread_app;

create table copy_wanted (
  practice_id uuid not null,
  resource_id uuid not null,
  version_id bigint not null,
  type text collate "C" not null,
  constraint copy_wanted_pkey primary key (practice_id, resource_id, version_id)
);
alter table copy_wanted enable row level security;
create policy visible on copy_wanted for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and exists (select from resource where resource.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and resource.id = resource_id));
create policy added on copy_wanted for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy removed on copy_wanted for delete using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and exists (select from resource where resource.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and resource.id = resource_id));
grant select, insert, delete on copy_wanted to goldthread_app;

create table credential (
  person_id uuid not null,
  kind text collate "C" not null,
  id uuid not null,
  secret bytea not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  constraint credential_pkey primary key (person_id, kind, id)
);
create index credential_link on credential (secret) where kind = 'welcome';
alter table credential enable row level security;
create policy visible on credential for select using ((person_id = nullif(current_setting('goldthread.actor', true), '')::uuid or (kind = 'welcome' and current_setting('goldthread.operation', true) = 'practitioner.resetPassword')));
create policy added on credential for insert with check ((person_id = nullif(current_setting('goldthread.actor', true), '')::uuid or (kind = 'welcome' and current_setting('goldthread.operation', true) = 'practitioner.resetPassword')));
create policy changed on credential for update using ((person_id = nullif(current_setting('goldthread.actor', true), '')::uuid or (kind = 'welcome' and current_setting('goldthread.operation', true) = 'practitioner.resetPassword'))) with check ((person_id = nullif(current_setting('goldthread.actor', true), '')::uuid or (kind = 'welcome' and current_setting('goldthread.operation', true) = 'practitioner.resetPassword')));
create policy removed on credential for delete using ((person_id = nullif(current_setting('goldthread.actor', true), '')::uuid or (kind = 'welcome' and current_setting('goldthread.operation', true) = 'practitioner.resetPassword')));
grant select, insert, update, delete on credential to goldthread_app;

create table duplicate_review (
  practice_id uuid not null,
  one_id uuid not null,
  other_id uuid not null,
  facts text collate "C" not null,
  at timestamptz(3) not null,
  by_id uuid,
  by_type text collate "C",
  constraint duplicate_review_pkey primary key (practice_id, one_id, other_id)
);
alter table duplicate_review enable row level security;
create policy visible on duplicate_review for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy added on duplicate_review for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy changed on duplicate_review for update using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid) with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy removed on duplicate_review for delete using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
grant select, insert, update, delete on duplicate_review to goldthread_app;

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

create table global_identifier (
  type text collate "C" not null,
  system text collate "C" not null,
  value text collate "C" not null,
  resource_id uuid not null,
  constraint global_identifier_pkey primary key (type, system, value)
);
create index global_identifier_resource on global_identifier (resource_id);
grant select, insert, delete on global_identifier to goldthread_app;

create table global_resource_history (
  id uuid not null,
  version_id bigint not null,
  type text collate "C" not null,
  last_modified timestamptz(3) not null,
  is_deleted boolean not null,
  actor_id uuid,
  content json,
  constraint global_resource_history_pkey primary key (id, version_id)
);
grant select, insert on global_resource_history to goldthread_app;

create table global_resource (
  id uuid not null,
  type text collate "C" not null,
  version_id bigint not null,
  last_modified timestamptz(3) not null,
  is_deleted boolean not null default false,
  key text collate "C",
  name text collate "C",
  content json not null,
  constraint global_resource_pkey primary key (id)
);
create unique index global_resource_key on global_resource (type, key) where key is not null and not is_deleted;
create index global_resource_name on global_resource (type, name, id) where not is_deleted;
grant select, insert, update on global_resource to goldthread_app;

create table global_token (
  type text collate "C" not null,
  token text collate "C" not null,
  resource_id uuid not null,
  constraint global_token_pkey primary key (type, token, resource_id)
);
create index global_token_resource on global_token (resource_id);
grant select, insert, delete on global_token to goldthread_app;

create table guess (
  key bytea not null,
  tries integer not null,
  since timestamptz(3) not null,
  blocked_until timestamptz(3),
  constraint guess_pkey primary key (key)
);

create table idempotency (
  practice_id uuid not null,
  actor_id uuid not null,
  key uuid not null,
  request_hash bytea not null,
  status smallint not null,
  resource_id uuid,
  version_id bigint,
  created_at timestamptz(3) not null,
  type text collate "C",
  answer text collate "C",
  constraint idempotency_pkey primary key (practice_id, actor_id, key)
);
alter table idempotency enable row level security;
create policy visible on idempotency for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy added on idempotency for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
grant select, insert on idempotency to goldthread_app;

create table identifier (
  practice_id uuid not null,
  type text collate "C" not null,
  system text collate "C" not null,
  value text collate "C" not null,
  resource_id uuid not null,
  patient_id uuid,
  constraint identifier_pkey primary key (practice_id, type, system, value)
);
create index identifier_resource on identifier (practice_id, resource_id);
alter table identifier enable row level security;
create policy visible on identifier for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and (patient_id is null or patient_id = any (nullif(current_setting('goldthread.reached', true), '')::uuid[]) or (current_setting('goldthread.reach', true) = 'All' and patient_id not in (select confidential_patient.patient_id from confidential_patient where confidential_patient.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid)) or (current_setting('goldthread.reach', true) in ('All', 'Limited') and patient_id in (select patient_team.patient_id from patient_team where patient_team.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and patient_team.profile_id = any (nullif(current_setting('goldthread.profiles', true), '')::uuid[]) and (patient_team.valid_from is null or patient_team.valid_from <= now()) and (patient_team.valid_until is null or patient_team.valid_until > now()) and ((patient_team.reason = 'confidential' and not coalesce('ActsForAnother' = any (nullif(current_setting('goldthread.circles', true), '')::text[]), false)) or patient_team.patient_id not in (select confidential_patient.patient_id from confidential_patient where confidential_patient.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid)))) or patient_id = any (nullif(current_setting('goldthread.allowed', true), '')::uuid[])));
create policy added on identifier for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy removed on identifier for delete using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and (patient_id is null or patient_id = any (nullif(current_setting('goldthread.reached', true), '')::uuid[]) or (current_setting('goldthread.reach', true) = 'All' and patient_id not in (select confidential_patient.patient_id from confidential_patient where confidential_patient.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid)) or (current_setting('goldthread.reach', true) in ('All', 'Limited') and patient_id in (select patient_team.patient_id from patient_team where patient_team.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and patient_team.profile_id = any (nullif(current_setting('goldthread.profiles', true), '')::uuid[]) and (patient_team.valid_from is null or patient_team.valid_from <= now()) and (patient_team.valid_until is null or patient_team.valid_until > now()) and ((patient_team.reason = 'confidential' and not coalesce('ActsForAnother' = any (nullif(current_setting('goldthread.circles', true), '')::text[]), false)) or patient_team.patient_id not in (select confidential_patient.patient_id from confidential_patient where confidential_patient.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid)))) or patient_id = any (nullif(current_setting('goldthread.allowed', true), '')::uuid[])));
grant select, insert, delete on identifier to goldthread_app;

create table indexed_type (
  type text collate "C" not null,
  rules json not null,
  constraint indexed_type_pkey primary key (type)
);

create table installation (
  id boolean not null default true,
  epoch uuid not null,
  created_at timestamptz(3) not null,
  demo_made_at timestamptz(3),
  place text,
  checkpoint_lines integer,
  constraint installation_pkey primary key (id),
  constraint installation_one check (id)
);
grant select on installation to goldthread_app;

create table invitation (
  practice_id uuid not null,
  profile_id uuid not null,
  profile_type text collate "C" not null,
  patient_id uuid,
  secret bytea,
  code bytea,
  tries smallint not null,
  inviter_id uuid not null,
  inviter_profile_id uuid,
  inviter_practice_id uuid,
  sent_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  sends smallint not null,
  since timestamptz(3) not null,
  person_id uuid,
  constraint invitation_pkey primary key (practice_id, profile_id)
);
alter table invitation enable row level security;
create policy visible on invitation for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy added on invitation for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy changed on invitation for update using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid) with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
grant select, insert, update on invitation to goldthread_app;

create table job_run (
  practice_id uuid not null,
  id uuid not null,
  job text collate "C" not null,
  due_at timestamptz(3) not null,
  asked_by uuid,
  state text collate "C" not null,
  tries integer not null default 0,
  started_at timestamptz(3),
  ended_at timestamptz(3),
  changed integer,
  trouble text collate "C",
  constraint job_run_pkey primary key (practice_id, id)
);
create index job_run_due on job_run (practice_id, job, due_at desc);
create index job_run_open on job_run (practice_id, id) where ended_at is null;
alter table job_run enable row level security;
create policy visible on job_run for select using ((practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid or (practice_id = '00000000-0000-0000-0000-000000000000'::uuid and nullif(current_setting('goldthread.practice', true), '')::uuid is not null)));
create policy added on job_run for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
grant select, insert on job_run to goldthread_app;

create table manifest (
  practice_id uuid not null,
  note_id uuid not null,
  number integer not null,
  patient_id uuid,
  content json not null,
  hash bytea not null,
  previous_hash bytea,
  key_id text collate "C" not null,
  signature bytea not null,
  signed_at timestamptz(3) not null,
  constraint manifest_pkey primary key (practice_id, note_id, number)
);
alter table manifest enable row level security;
create policy visible on manifest for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and (patient_id is null or patient_id = any (nullif(current_setting('goldthread.reached', true), '')::uuid[]) or (current_setting('goldthread.reach', true) = 'All' and patient_id not in (select confidential_patient.patient_id from confidential_patient where confidential_patient.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid)) or (current_setting('goldthread.reach', true) in ('All', 'Limited') and patient_id in (select patient_team.patient_id from patient_team where patient_team.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and patient_team.profile_id = any (nullif(current_setting('goldthread.profiles', true), '')::uuid[]) and (patient_team.valid_from is null or patient_team.valid_from <= now()) and (patient_team.valid_until is null or patient_team.valid_until > now()) and ((patient_team.reason = 'confidential' and not coalesce('ActsForAnother' = any (nullif(current_setting('goldthread.circles', true), '')::text[]), false)) or patient_team.patient_id not in (select confidential_patient.patient_id from confidential_patient where confidential_patient.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid)))) or patient_id = any (nullif(current_setting('goldthread.allowed', true), '')::uuid[])));
create policy added on manifest for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and goldthread_proven('manifest ' || practice_id || ' ' || note_id || ' ' || number || ' ' || encode(hash, 'hex'), current_setting('goldthread.manifest', true)));
grant select, insert on manifest to goldthread_app;

create table outbox (
  practice_id uuid not null,
  id uuid not null,
  type text collate "C" not null,
  resource_id uuid not null,
  version_id bigint not null,
  patient_id uuid,
  created_at timestamptz(3) not null,
  number bigint,
  closed text,
  constraint outbox_pkey primary key (practice_id, id)
);
create unique index outbox_number on outbox (practice_id, number) where number is not null;
create index outbox_waiting on outbox (practice_id, id) where number is null;
alter table outbox enable row level security;
create policy visible on outbox for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and (patient_id is null or patient_id = any (nullif(current_setting('goldthread.reached', true), '')::uuid[]) or (current_setting('goldthread.reach', true) = 'All' and patient_id not in (select confidential_patient.patient_id from confidential_patient where confidential_patient.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid)) or (current_setting('goldthread.reach', true) in ('All', 'Limited') and patient_id in (select patient_team.patient_id from patient_team where patient_team.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and patient_team.profile_id = any (nullif(current_setting('goldthread.profiles', true), '')::uuid[]) and (patient_team.valid_from is null or patient_team.valid_from <= now()) and (patient_team.valid_until is null or patient_team.valid_until > now()) and ((patient_team.reason = 'confidential' and not coalesce('ActsForAnother' = any (nullif(current_setting('goldthread.circles', true), '')::text[]), false)) or patient_team.patient_id not in (select confidential_patient.patient_id from confidential_patient where confidential_patient.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid)))) or patient_id = any (nullif(current_setting('goldthread.allowed', true), '')::uuid[])) and (closed is null or goldthread_reads(practice_id, resource_id, patient_id, closed)) and (type not in ('PacketResponse', 'QuestionnaireResponse') or strpos(coalesce(current_setting('goldthread.circles', true), ''), 'ownOnly') = 0 or exists (select from resource where resource.practice_id = outbox.practice_id and resource.id = outbox.resource_id)) and (type not in ('SharedScribble') or exists (select from resource where resource.practice_id = outbox.practice_id and resource.id = outbox.resource_id)));
create policy added on outbox for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
grant select, insert on outbox to goldthread_app;

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

create table patient_team (
  practice_id uuid not null,
  patient_id uuid not null,
  profile_id uuid not null,
  reason text collate "C" not null,
  valid_from timestamptz(3),
  valid_until timestamptz(3),
  constraint patient_team_pkey primary key (practice_id, patient_id, profile_id, reason)
);
create index patient_team_profile on patient_team (practice_id, profile_id, patient_id);
alter table patient_team enable row level security;
create policy visible on patient_team for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy added on patient_team for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy changed on patient_team for update using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid) with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy removed on patient_team for delete using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
grant select, insert, update, delete on patient_team to goldthread_app;

create table proving_key (
  id boolean not null default true,
  inner_key bytea not null,
  outer_key bytea not null,
  constraint proving_key_pkey primary key (id),
  constraint proving_key_one check (id)
);

create table public_key (
  id text collate "C" not null,
  purpose text collate "C" not null,
  public_key bytea not null,
  valid_from timestamptz(3) not null,
  valid_until timestamptz(3),
  constraint public_key_pkey primary key (id)
);
grant select on public_key to goldthread_app;

create table reindex (
  type text collate "C" not null,
  asked_at timestamptz(3) not null default now(),
  is_whole boolean not null default true,
  constraint reindex_pkey primary key (type)
);

create table reminder (
  practice_id uuid not null,
  appointment_id uuid not null,
  attendee text collate "C" not null,
  start_at timestamptz(3) not null,
  hours integer not null,
  channel text collate "C" not null,
  state text collate "C" not null,
  tries integer not null,
  next_at timestamptz(3) not null,
  ended_at timestamptz(3),
  trouble text collate "C",
  is_noted boolean not null,
  offer text collate "C" not null,
  constraint reminder_pkey primary key (practice_id, appointment_id, attendee, start_at, hours, offer, channel)
);
create index reminder_next on reminder (practice_id, next_at) where state in ('Waiting', 'Sending');
create index reminder_unnoted on reminder (practice_id) where not is_noted and ended_at is not null;

create table resource_history (
  practice_id uuid not null,
  id uuid not null,
  version_id bigint not null,
  type text collate "C" not null,
  partition_key text collate "C" not null default '',
  patient_id uuid,
  owner_id uuid,
  last_modified timestamptz(3) not null,
  is_deleted boolean not null,
  actor_id uuid,
  content json,
  closed text,
  constraint resource_history_pkey primary key (practice_id, id, version_id)
);
alter table resource_history enable row level security;
create policy visible on resource_history for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and (patient_id is null or patient_id = any (nullif(current_setting('goldthread.reached', true), '')::uuid[]) or (current_setting('goldthread.reach', true) = 'All' and patient_id not in (select confidential_patient.patient_id from confidential_patient where confidential_patient.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid)) or (current_setting('goldthread.reach', true) in ('All', 'Limited') and patient_id in (select patient_team.patient_id from patient_team where patient_team.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and patient_team.profile_id = any (nullif(current_setting('goldthread.profiles', true), '')::uuid[]) and (patient_team.valid_from is null or patient_team.valid_from <= now()) and (patient_team.valid_until is null or patient_team.valid_until > now()) and ((patient_team.reason = 'confidential' and not coalesce('ActsForAnother' = any (nullif(current_setting('goldthread.circles', true), '')::text[]), false)) or patient_team.patient_id not in (select confidential_patient.patient_id from confidential_patient where confidential_patient.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid)))) or patient_id = any (nullif(current_setting('goldthread.allowed', true), '')::uuid[])) and (closed is null or goldthread_reads(practice_id, id, patient_id, closed)) and (type not in ('PacketResponse', 'QuestionnaireResponse') or strpos(coalesce(current_setting('goldthread.circles', true), ''), 'ownOnly') = 0 or goldthread_owns(type, owner_id, content)) and (type not in ('SharedScribble') or exists (select from resource where resource.practice_id = resource_history.practice_id and resource.id = resource_history.id)));
create policy added on resource_history for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and 'history ' || practice_id || ' ' || id || ' ' || version_id || ' ' || coalesce(actor_id::text, '') || ' ' || encode(sha256(convert_to(content::text, 'UTF8')), 'hex') = (select proven_version.said from proven_version));
grant select, insert on resource_history to goldthread_app;

create table resource (
  practice_id uuid not null,
  id uuid not null,
  type text collate "C" not null,
  partition_key text collate "C" not null default '',
  version_id bigint not null,
  last_modified timestamptz(3) not null,
  is_deleted boolean not null default false,
  is_locked boolean not null default false,
  patient_id uuid,
  owner_id uuid,
  status text collate "C",
  kind text collate "C",
  start_at timestamptz(3),
  end_at timestamptz(3),
  name text collate "C",
  content json not null,
  display text not null default '',
  summary text not null default '',
  closed text,
  rolled_up json,
  constraint resource_pkey primary key (practice_id, id)
);
create index resource_status on resource (practice_id, type, status, owner_id, start_at desc, id desc) where not is_deleted;
create index resource_owner on resource (practice_id, type, owner_id, start_at desc, id desc) where not is_deleted;
create index resource_patient on resource (practice_id, type, patient_id, start_at desc, id desc) where not is_deleted;
create index resource_start on resource (practice_id, type, start_at desc, id desc) where not is_deleted;
create index resource_name on resource (practice_id, type, name, id) where not is_deleted;
create index resource_last_modified on resource (practice_id, type, last_modified desc, id desc);
alter table resource enable row level security;
create policy visible on resource for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and (patient_id is null or patient_id = any (nullif(current_setting('goldthread.reached', true), '')::uuid[]) or (current_setting('goldthread.reach', true) = 'All' and patient_id not in (select confidential_patient.patient_id from confidential_patient where confidential_patient.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid)) or (current_setting('goldthread.reach', true) in ('All', 'Limited') and patient_id in (select patient_team.patient_id from patient_team where patient_team.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and patient_team.profile_id = any (nullif(current_setting('goldthread.profiles', true), '')::uuid[]) and (patient_team.valid_from is null or patient_team.valid_from <= now()) and (patient_team.valid_until is null or patient_team.valid_until > now()) and ((patient_team.reason = 'confidential' and not coalesce('ActsForAnother' = any (nullif(current_setting('goldthread.circles', true), '')::text[]), false)) or patient_team.patient_id not in (select confidential_patient.patient_id from confidential_patient where confidential_patient.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid)))) or patient_id = any (nullif(current_setting('goldthread.allowed', true), '')::uuid[])) and (closed is null or goldthread_reads(practice_id, id, patient_id, closed)) and (type not in ('PacketResponse', 'QuestionnaireResponse') or strpos(coalesce(current_setting('goldthread.circles', true), ''), 'ownOnly') = 0 or goldthread_owns(type, owner_id, content)) and (type not in ('SharedScribble') or goldthread_shares(type, owner_id, content)));
create policy added on resource for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy changed on resource for update using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and (patient_id is null or patient_id = any (nullif(current_setting('goldthread.reached', true), '')::uuid[]) or (current_setting('goldthread.reach', true) = 'All' and patient_id not in (select confidential_patient.patient_id from confidential_patient where confidential_patient.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid)) or (current_setting('goldthread.reach', true) in ('All', 'Limited') and patient_id in (select patient_team.patient_id from patient_team where patient_team.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and patient_team.profile_id = any (nullif(current_setting('goldthread.profiles', true), '')::uuid[]) and (patient_team.valid_from is null or patient_team.valid_from <= now()) and (patient_team.valid_until is null or patient_team.valid_until > now()) and ((patient_team.reason = 'confidential' and not coalesce('ActsForAnother' = any (nullif(current_setting('goldthread.circles', true), '')::text[]), false)) or patient_team.patient_id not in (select confidential_patient.patient_id from confidential_patient where confidential_patient.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid)))) or patient_id = any (nullif(current_setting('goldthread.allowed', true), '')::uuid[])) and (closed is null or goldthread_reads(practice_id, id, patient_id, closed)) and (type not in ('PacketResponse', 'QuestionnaireResponse') or strpos(coalesce(current_setting('goldthread.circles', true), ''), 'ownOnly') = 0 or goldthread_owns(type, owner_id, content)) and (type not in ('SharedScribble') or goldthread_shares(type, owner_id, content)) and (not is_locked or (split_part(coalesce(current_setting('goldthread.unlocked', true), ''), ':', 1) = id::text and goldthread_proven('unlock ' || practice_id || ' ' || id || ' ' || version_id || ' ' || split_part(coalesce(current_setting('goldthread.unlocked', true), ''), ':', 2), split_part(coalesce(current_setting('goldthread.unlocked', true), ''), ':', 3))))) with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and (split_part(coalesce(current_setting('goldthread.unlocked', true), ''), ':', 1) <> id::text or split_part(coalesce(current_setting('goldthread.unlocked', true), ''), ':', 2) = encode(sha256(convert_to(content::text, 'UTF8')), 'hex')));
grant select, insert, update on resource to goldthread_app;

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

create table session (
  token_hash bytea not null,
  person_id uuid not null,
  created_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  stepped_up_at timestamptz(3),
  revoked_at timestamptz(3),
  profile_id uuid,
  home_practice_id uuid,
  user_agent text,
  address inet,
  id uuid not null,
  acting_practice_id uuid,
  acting_profile_id uuid,
  acting_until timestamptz(3),
  constraint session_pkey primary key (token_hash),
  constraint session_id unique (id)
);
create index session_person on session (person_id);
alter table session enable row level security;
create policy visible on session for select using ((person_id = nullif(current_setting('goldthread.actor', true), '')::uuid or (home_practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and current_setting('goldthread.operation', true) in ('practitioner.signIns', 'practitioner.sessions', 'practitioner.endSessions'))));
create policy changed on session for update using ((person_id = nullif(current_setting('goldthread.actor', true), '')::uuid or (home_practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and current_setting('goldthread.operation', true) in ('practitioner.signIns', 'practitioner.sessions', 'practitioner.endSessions')))) with check ((person_id = nullif(current_setting('goldthread.actor', true), '')::uuid or (home_practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and current_setting('goldthread.operation', true) = 'practitioner.endSessions')));
grant select, update on session to goldthread_app;

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

create table token (
  practice_id uuid not null,
  type text collate "C" not null,
  token text collate "C" not null,
  resource_id uuid not null,
  patient_id uuid,
  constraint token_pkey primary key (practice_id, type, token, resource_id) include (patient_id)
);
create index token_resource on token (practice_id, resource_id);
alter table token enable row level security;
create policy visible on token for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and (patient_id is null or patient_id = any (nullif(current_setting('goldthread.reached', true), '')::uuid[]) or (current_setting('goldthread.reach', true) = 'All' and patient_id not in (select confidential_patient.patient_id from confidential_patient where confidential_patient.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid)) or (current_setting('goldthread.reach', true) in ('All', 'Limited') and patient_id in (select patient_team.patient_id from patient_team where patient_team.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and patient_team.profile_id = any (nullif(current_setting('goldthread.profiles', true), '')::uuid[]) and (patient_team.valid_from is null or patient_team.valid_from <= now()) and (patient_team.valid_until is null or patient_team.valid_until > now()) and ((patient_team.reason = 'confidential' and not coalesce('ActsForAnother' = any (nullif(current_setting('goldthread.circles', true), '')::text[]), false)) or patient_team.patient_id not in (select confidential_patient.patient_id from confidential_patient where confidential_patient.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid)))) or patient_id = any (nullif(current_setting('goldthread.allowed', true), '')::uuid[])));
create policy added on token for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy removed on token for delete using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and (patient_id is null or patient_id = any (nullif(current_setting('goldthread.reached', true), '')::uuid[]) or (current_setting('goldthread.reach', true) = 'All' and patient_id not in (select confidential_patient.patient_id from confidential_patient where confidential_patient.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid)) or (current_setting('goldthread.reach', true) in ('All', 'Limited') and patient_id in (select patient_team.patient_id from patient_team where patient_team.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and patient_team.profile_id = any (nullif(current_setting('goldthread.profiles', true), '')::uuid[]) and (patient_team.valid_from is null or patient_team.valid_from <= now()) and (patient_team.valid_until is null or patient_team.valid_until > now()) and ((patient_team.reason = 'confidential' and not coalesce('ActsForAnother' = any (nullif(current_setting('goldthread.circles', true), '')::text[]), false)) or patient_team.patient_id not in (select confidential_patient.patient_id from confidential_patient where confidential_patient.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid)))) or patient_id = any (nullif(current_setting('goldthread.allowed', true), '')::uuid[])));
grant select, insert, delete on token to goldthread_app;

create or replace function goldthread_proven(said text, proof text) returns boolean language sql stable strict security definer set search_path = pg_catalog, pg_temp as $$ select proof = (select encode(sha256(k.outer_key || sha256(k.inner_key || convert_to(said, 'UTF8'))), 'hex') from public.proving_key as k) $$;

create or replace function goldthread_found_patients(wanted text[], of_system text, of_value text) returns table (patient_id uuid, is_confidential boolean, initials text) language sql stable security definer set search_path = pg_catalog, pg_temp as $$ select r.id, exists (select from public.confidential_patient as c where c.practice_id = r.practice_id and c.patient_id = r.id), upper(left(r.content #>> '{name,given,0}', 1) || left(r.content #>> '{name,family}', 1)) from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.type = 'Patient' and not r.is_deleted and (r.id in (select t.resource_id from public.token as t where t.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and t.type = 'Patient' and t.token = any (wanted) group by t.resource_id having count(*) = cardinality(wanted) and count(*) > 2) or r.id in (select i.resource_id from public.identifier as i where i.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and i.type = 'Patient' and i.value = of_value and (i.system = of_system or of_system is null) and i.system not like 'unique:%')) order by r.id limit 10 $$;

create or replace function goldthread_referrers(places json, target uuid) returns table (type text, path text, id uuid) language sql stable security definer set search_path = pg_catalog, pg_temp as $$ select place.type, place.path, r.id from json_to_recordset(places) as place(type text, path text, owned boolean) cross join lateral (select t.resource_id as id from public.token as t where not place.owned and t.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and t.type = place.type and t.token = place.path || '=' || target union all select o.id from public.resource as o where place.owned and o.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and o.type = place.type and o.owner_id = target and not o.is_deleted) as found join public.resource as r on r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.id = found.id where not r.is_deleted and r.id <> target limit 200 $$;

create or replace function goldthread_session_notes(of_session uuid) returns table (id uuid, state text) language sql stable security definer set search_path = pg_catalog, pg_temp as $$ select r.id, r.content ->> 'signingState' from public.token as t join public.resource as r on r.practice_id = t.practice_id and r.id = t.resource_id where t.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and t.type = 'Note' and t.token = 'encounter=' || of_session and not r.is_deleted $$;

create or replace function goldthread_signed_file(of_file uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp as $$ select exists (select from public.token as t join public.resource as r on r.practice_id = t.practice_id and r.id = t.resource_id where t.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and t.type = 'Note' and t.token = 'files.file=' || of_file and not r.is_deleted and r.content ->> 'signingState' in ('PartiallySigned', 'Signed', 'Amending')) or exists (select from public.resource as f join public.resource as r on r.practice_id = f.practice_id and r.patient_id = f.patient_id where f.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and f.id = of_file and r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.type = 'Note' and not r.is_deleted and r.content ->> 'signingState' in ('PartiallySigned', 'Signed', 'Amending') and position(of_file::text in r.content::text) > 0) $$;

create or replace function goldthread_belonging(said text, proof text) returns table (id uuid, type text, content json, closed text, belongs_to uuid) language sql volatile security definer set search_path = pg_catalog, pg_temp as $$ select r.id, r.type, r.content, r.closed, o.id from json_to_record(said::json) as asked(places json, owners uuid[]) cross join unnest(asked.owners) as o(id) cross join json_to_recordset(asked.places) as place(type text, path text) join public.token as t on t.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and t.type = place.type and t.token = place.path || '=' || o.id join public.resource as r on r.practice_id = t.practice_id and r.id = t.resource_id where public.goldthread_proven('belonging ' || nullif(current_setting('goldthread.practice', true), '')::uuid || ' ' || said, proof) order by r.id for update of r $$;

create or replace function goldthread_closing(said text, proof text) returns table (id uuid, closed text) language sql stable security definer set search_path = pg_catalog, pg_temp as $$ select r.id, r.closed from json_array_elements_text(said::json) as asked(id) join public.resource as r on r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.id = asked.id::uuid where r.closed is not null and public.goldthread_proven('closing ' || nullif(current_setting('goldthread.practice', true), '')::uuid || ' ' || said, proof) $$;

create or replace function goldthread_close_rows(said text, proof text) returns void language sql volatile security definer set search_path = pg_catalog, pg_temp as $$ with wanted as materialized (select w.* from json_to_recordset(said::json) as w(id uuid, was text, closed text, lifted text[], content text) where public.goldthread_proven('close ' || nullif(current_setting('goldthread.practice', true), '')::uuid || ' ' || said, proof)), versions as (update public.resource_history as h set closed = w.closed from wanted as w where h.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and h.id = w.id and (h.closed is null or h.closed::jsonb -> 'labels' = w.was::jsonb -> 'labels') and h.closed is distinct from w.closed and not exists (select from json_array_elements(case json_typeof(h.content #> '{meta,securityLabels}') when 'array' then h.content #> '{meta,securityLabels}' else '[]' end) as label where label ->> 'code' = any (w.lifted))), feed as (update public.outbox as o set closed = w.closed from wanted as w where o.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and o.resource_id = w.id and (o.closed is null or o.closed::jsonb -> 'labels' = w.was::jsonb -> 'labels') and o.closed is distinct from w.closed) update public.resource as r set closed = w.closed, content = w.content::json from wanted as w where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.id = w.id and w.content is not null $$;

create or replace function goldthread_belongs(reader text, p uuid, r uuid, o uuid, said jsonb) returns boolean language sql stable parallel safe cost 1 as $$ select coalesce(case reader when 'author' then said ->> 'author' = me::text when 'writers' then (said -> 'writers') ? me::text when 'supervisors' then (said ->> 'author')::uuid = any (mine) when 'careTeam' then exists (select from public.patient_team t where t.practice_id = p and t.patient_id = o and t.profile_id = me and (t.reason = 'careTeam' or starts_with(t.reason, 'episode:')) and (t.valid_from is null or t.valid_from <= now()) and (t.valid_until is null or t.valid_until > now())) when 'treating' then exists (select from public.patient_team t where t.practice_id = p and t.patient_id = o and t.profile_id = me and t.reason <> 'created' and (t.valid_from is null or t.valid_from <= now()) and (t.valid_until is null or t.valid_until > now())) when 'confidentialTeam' then exists (select from public.patient_team t where t.practice_id = p and t.patient_id = o and t.profile_id = me and t.reason = 'confidential') when 'programStaff' then (said -> 'programs') ?| circles when 'consent' then exists (select from public.resource c where c.practice_id = p and c.type = 'Consent' and c.patient_id = o and c.closed is null and not c.is_deleted and c.status = 'Active' and c.kind = 'part2-tpo' and c.content ->> 'decision' = 'Permit' and (c.start_at is null or c.start_at <= now()) and (c.end_at is null or c.end_at + interval '1 day' > now())) when 'privacyOfficer' then 'PrivacyOfficer' = any (circles) when 'auditor' then exists (select from public.resource a where a.practice_id = p and a.type = 'NoteAudit' and a.owner_id = me and a.closed is null and not a.is_deleted and a.id in (select t.resource_id from public.token t where t.practice_id = p and t.type = 'NoteAudit' and t.token = 'note=' || r)) when 'patient' then o = me else false end, false) from (select nullif(current_setting('goldthread.profile', true), '')::uuid as me, nullif(current_setting('goldthread.profiles', true), '')::uuid[] as mine, nullif(current_setting('goldthread.circles', true), '')::text[] as circles) as actor $$;

create or replace function goldthread_reads(p uuid, r uuid, o uuid, closed text) returns boolean language sql stable parallel safe cost 1 as $$ select coalesce('everyLabel' = any (circles), false) or not coalesce('ActsForAnother' = any (circles), false) and not exists (select from jsonb_array_elements_text(said -> 'labels') as label where not coalesce(case when label = any ('{R}') then (said -> 'writers') ? me::text or (said ->> 'author')::uuid = any (mine) or exists (select from public.patient_team t where t.practice_id = p and t.patient_id = o and t.profile_id = me and (t.reason = 'careTeam' or starts_with(t.reason, 'episode:')) and (t.valid_from is null or t.valid_from <= now()) and (t.valid_until is null or t.valid_until > now())) or 'PrivacyOfficer' = any (circles) or exists (select from public.resource a where a.practice_id = p and a.type = 'NoteAudit' and a.owner_id = me and a.closed is null and not a.is_deleted and a.id in (select t.resource_id from public.token t where t.practice_id = p and t.type = 'NoteAudit' and t.token = 'note=' || r)) or o = me when label = any ('{V}') then exists (select from public.patient_team t where t.practice_id = p and t.patient_id = o and t.profile_id = me and t.reason = 'confidential') when label = any ('{SUD}') then (said -> 'writers') ? me::text or (said ->> 'author')::uuid = any (mine) or exists (select from public.patient_team t where t.practice_id = p and t.patient_id = o and t.profile_id = me and t.reason <> 'created' and (t.valid_from is null or t.valid_from <= now()) and (t.valid_until is null or t.valid_until > now())) or (said -> 'programs') ?| circles or exists (select from public.resource c where c.practice_id = p and c.type = 'Consent' and c.patient_id = o and c.closed is null and not c.is_deleted and c.status = 'Active' and c.kind = 'part2-tpo' and c.content ->> 'decision' = 'Permit' and (c.start_at is null or c.start_at <= now()) and (c.end_at is null or c.end_at + interval '1 day' > now())) or o = me when label = any ('{PSYTHPN}') then said ->> 'author' = me::text when label = any ('{HIV,SDV,MST}') then (said -> 'writers') ? me::text or exists (select from public.patient_team t where t.practice_id = p and t.patient_id = o and t.profile_id = me and (t.reason = 'careTeam' or starts_with(t.reason, 'episode:')) and (t.valid_from is null or t.valid_from <= now()) and (t.valid_until is null or t.valid_until > now())) or o = me else false end, false)) from (select closed::jsonb as said) as row, (select nullif(current_setting('goldthread.profile', true), '')::uuid as me, nullif(current_setting('goldthread.profiles', true), '')::uuid[] as mine, nullif(current_setting('goldthread.circles', true), '')::text[] as circles) as actor $$;

create or replace function goldthread_owns(kind text, owner uuid, content json) returns boolean language sql stable parallel safe cost 1 as $$ select coalesce(operation = any ('{packetResponse.answer,packetResponse.sheet,packetResponse.submit}'), false) or coalesce(case kind when 'PacketResponse' then exists (select from json_array_elements(case json_typeof(content -> 'assignees') when 'array' then content -> 'assignees' else '[]' end) as each where (each #>> '{person,id}') = any (mine::text[])) when 'QuestionnaireResponse' then owner = any (mine) else false end, false) from (select nullif(current_setting('goldthread.profiles', true), '')::uuid[] as mine, current_setting('goldthread.operation', true) as operation) as actor $$;

create or replace function goldthread_shares(kind text, owner uuid, content json) returns boolean language sql stable parallel safe cost 1 as $$ select coalesce(case kind when 'SharedScribble' then coalesce(circles && '{everyLabel,FullPermissions}'::text[], false) or (content ->> 'visibility' = 'Practice' and not coalesce('ownOnly' = any (circles), false)) or owner = me or exists (select from json_array_elements(case json_typeof(content -> 'sharedWith') when 'array' then content -> 'sharedWith' else '[]' end) as each where each ->> 'id' = me::text or each ->> 'id' = any (circles) or exists (select from public.resource m where m.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and m.type = 'ChannelMembership' and m.owner_id = me and m.status in ('Active', 'Muted') and not m.is_deleted and m.content #>> '{channel,id}' = each ->> 'id')) else false end, false) from (select case when coalesce('ActsForAnother' = any (said), false) then null else profile end as me, case when coalesce('ActsForAnother' = any (said), false) then null else said end as circles from (select nullif(current_setting('goldthread.profile', true), '')::uuid as profile, nullif(current_setting('goldthread.circles', true), '')::text[] as said) as setting) as actor $$;

create or replace view proven_version with (security_barrier = true) as select substr(current_setting('goldthread.history', true), 66) as said from proving_key as k where left(current_setting('goldthread.history', true), 64) = encode(sha256(k.outer_key || sha256(k.inner_key || convert_to(substr(current_setting('goldthread.history', true), 66), 'UTF8'))), 'hex');

grant select on proven_version to goldthread_app;

create or replace function goldthread_roll_up_channel(of_id uuid) returns void language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$ begin perform from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.id = of_id and r.type = 'Channel' for no key update; with aim as materialized (select r.practice_id, r.id, r.patient_id, coalesce(r.rolled_up, r.content) as was, json_build_object('lastMessageDate', (select to_char(max(r.start_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.type = 'ChatMessage' and r.id in (select t.resource_id from public.token as t where t.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and t.type = 'ChatMessage' and t.token = 'channel=' || of_id) and not r.is_deleted and r.closed is null), 'membersHash', (select encode(sha256(convert_to(coalesce(string_agg((r.content #>> '{member,id}') collate "C", ',' order by (r.content #>> '{member,id}') collate "C"), ''), 'UTF8')), 'hex') from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.type = 'ChannelMembership' and r.id in (select t.resource_id from public.token as t where t.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and t.type = 'ChannelMembership' and t.token = 'channel=' || of_id) and r.status in ('Active', 'Muted') and not r.is_deleted and r.closed is null), 'messagesCount', (select count(*) from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.type = 'ChatMessage' and r.id in (select t.resource_id from public.token as t where t.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and t.type = 'ChatMessage' and t.token = 'channel=' || of_id) and not r.is_deleted and r.closed is null)) as made from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.id = of_id and r.type = 'Channel'), changed as (update public.resource as r set rolled_up = aim.made, start_at = (aim.made ->> 'lastMessageDate')::timestamptz from aim where r.practice_id = aim.practice_id and r.id = aim.id and r.rolled_up::text is distinct from aim.made::text), gone as (delete from public.token as t using aim cross join lateral (values ('membersHash', aim.was ->> 'membersHash', aim.made ->> 'membersHash')) as each (field, old, fresh) where t.practice_id = aim.practice_id and t.type = 'Channel' and t.token = each.field || '=' || each.old and t.resource_id = aim.id and each.old is distinct from each.fresh) insert into public.token (practice_id, type, token, resource_id, patient_id) select aim.practice_id, 'Channel', each.field || '=' || each.fresh, aim.id, aim.patient_id from aim cross join lateral (values ('membersHash', aim.was ->> 'membersHash', aim.made ->> 'membersHash')) as each (field, old, fresh) where each.fresh is not null on conflict do nothing; end $$;

create or replace function goldthread_roll_up_consent(of_id uuid) returns void language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$ begin perform from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.id = of_id and r.type = 'Consent' for no key update; with aim as materialized (select r.practice_id, r.id, r.patient_id, coalesce(r.rolled_up, r.content) as was, json_build_object('document', (select (array_agg(json_build_object('id', r.id, 'resourceType', 'ClinicalDocument') order by r.start_at desc nulls last, r.id desc))[1] from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.type = 'ClinicalDocument' and r.id in (select t.resource_id from public.token as t where t.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and t.type = 'ClinicalDocument' and t.token = 'source=' || of_id) and r.content ->> 'sourceVersion' is not null and not r.is_deleted)) as made from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.id = of_id and r.type = 'Consent') update public.resource as r set rolled_up = aim.made from aim where r.practice_id = aim.practice_id and r.id = aim.id and r.rolled_up::text is distinct from aim.made::text; end $$;

create or replace function goldthread_roll_up_encounter(of_id uuid) returns void language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$ begin perform from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.id = of_id and r.type = 'Encounter' for no key update; with aim as materialized (select r.practice_id, r.id, r.patient_id, coalesce(r.rolled_up, r.content) as was, json_build_object('notes', (select json_agg(json_build_object('id', r.id, 'resourceType', 'Note') order by r.start_at, r.id) from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.type = 'Note' and r.id in (select t.resource_id from public.token as t where t.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and t.type = 'Note' and t.token = 'encounter=' || of_id) and not r.is_deleted and r.closed is null)) as made from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.id = of_id and r.type = 'Encounter') update public.resource as r set rolled_up = aim.made from aim where r.practice_id = aim.practice_id and r.id = aim.id and r.rolled_up::text is distinct from aim.made::text; end $$;

create or replace function goldthread_roll_up_episode_of_care(of_id uuid) returns void language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$ begin perform from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.id = of_id and r.type = 'EpisodeOfCare' for no key update; with aim as materialized (select r.practice_id, r.id, r.patient_id, coalesce(r.rolled_up, r.content) as was, json_build_object('carePlan', (select (array_agg(json_build_object('id', r.id, 'resourceType', 'CarePlan') order by r.start_at desc nulls last, r.id desc))[1] from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.type = 'CarePlan' and r.id in (select t.resource_id from public.token as t where t.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and t.type = 'CarePlan' and t.token = 'episodeOfCare=' || of_id) and r.status in ('Active') and not r.is_deleted and r.closed is null)) as made from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.id = of_id and r.type = 'EpisodeOfCare') update public.resource as r set rolled_up = aim.made from aim where r.practice_id = aim.practice_id and r.id = aim.id and r.rolled_up::text is distinct from aim.made::text; end $$;

create or replace function goldthread_roll_up_form(of_id uuid) returns void language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$ begin perform from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.id = of_id and r.type = 'Form' for no key update; with aim as materialized (select r.practice_id, r.id, r.patient_id, coalesce(r.rolled_up, r.content) as was, json_build_object('usage', (select count(*) from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.type = 'NoteSectionForm' and r.id in (select t.resource_id from public.token as t where t.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and t.type = 'NoteSectionForm' and t.token = 'form=' || of_id) and not r.is_deleted and r.closed is null) + (select count(*) from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.type = 'Packet' and r.id in (select t.resource_id from public.token as t where t.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and t.type = 'Packet' and t.token = 'items.form=' || of_id) and not r.is_deleted and r.closed is null)) as made from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.id = of_id and r.type = 'Form') update public.resource as r set rolled_up = aim.made from aim where r.practice_id = aim.practice_id and r.id = aim.id and r.rolled_up::text is distinct from aim.made::text; end $$;

create or replace function goldthread_roll_up_note_template(of_id uuid) returns void language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$ begin perform from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.id = of_id and r.type = 'NoteTemplate' for no key update; with aim as materialized (select r.practice_id, r.id, r.patient_id, coalesce(r.rolled_up, r.content) as was, json_build_object('usageCount', (select count(*) from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.type = 'Note' and r.id in (select t.resource_id from public.token as t where t.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and t.type = 'Note' and t.token = 'template=' || of_id) and not r.is_deleted and r.closed is null), 'lastUsed', (select max((r.content #>> '{created}') collate "C") from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.type = 'Note' and r.id in (select t.resource_id from public.token as t where t.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and t.type = 'Note' and t.token = 'template=' || of_id) and not r.is_deleted and r.closed is null)) as made from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.id = of_id and r.type = 'NoteTemplate') update public.resource as r set rolled_up = aim.made from aim where r.practice_id = aim.practice_id and r.id = aim.id and r.rolled_up::text is distinct from aim.made::text; end $$;

create or replace function goldthread_roll_up_note(of_id uuid) returns void language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$ begin perform from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.id = of_id and r.type = 'Note' for no key update; with aim as materialized (select r.practice_id, r.id, r.patient_id, coalesce(r.rolled_up, r.content) as was, json_build_object('summaryDocument', (select (array_agg(json_build_object('id', r.id, 'resourceType', 'ClinicalDocument') order by r.start_at desc nulls last, r.id desc))[1] from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.type = 'ClinicalDocument' and r.id in (select t.resource_id from public.token as t where t.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and t.type = 'ClinicalDocument' and t.token = 'source=' || of_id) and r.content ->> 'sourceVersion' is not null and not r.is_deleted)) as made from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.id = of_id and r.type = 'Note') update public.resource as r set rolled_up = aim.made from aim where r.practice_id = aim.practice_id and r.id = aim.id and r.rolled_up::text is distinct from aim.made::text; end $$;

create or replace function goldthread_roll_up_patient(of_id uuid) returns void language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$ begin perform from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.id = of_id and r.type = 'Patient' for no key update; with aim as materialized (select r.practice_id, r.id, r.patient_id, coalesce(r.rolled_up, r.content) as was, json_build_object('firstContact', least((select min((r.content #>> '{serviceDate}') collate "C") from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.type = 'Encounter' and r.patient_id = of_id and r.status in ('Finished') and not r.is_deleted and r.closed is null), (select min((r.content #>> '{referral,date}') collate "C") from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.type = 'EpisodeOfCare' and r.patient_id = of_id and not r.is_deleted and r.closed is null), (select min((r.content #>> '{period,start}') collate "C") from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.type = 'EpisodeOfCare' and r.patient_id = of_id and not r.is_deleted and r.closed is null)), 'lastServiceDate', (select max((r.content #>> '{serviceDate}') collate "C") from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.type = 'Encounter' and r.patient_id = of_id and r.status in ('Finished') and not r.is_deleted and r.closed is null), 'nextAppointment', (select to_char(min(r.start_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.type = 'Appointment' and r.id in (select t.resource_id from public.token as t where t.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and t.type = 'Appointment' and t.token = 'attendees.subject=' || of_id) and r.status in ('booked', 'arrived', 'checked-in') and r.start_at > now() and not r.is_deleted and r.closed is null), 'nextPlanReview', (select min((r.content #>> '{nextReview}') collate "C") from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.type = 'CarePlan' and r.patient_id = of_id and r.status in ('Active') and not r.is_deleted and r.closed is null)) as made from public.resource as r where r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.id = of_id and r.type = 'Patient'), changed as (update public.resource as r set rolled_up = aim.made from aim where r.practice_id = aim.practice_id and r.id = aim.id and r.rolled_up::text is distinct from aim.made::text), gone as (delete from public.token as t using aim cross join lateral (values ('firstContact', aim.was ->> 'firstContact', aim.made ->> 'firstContact'), ('lastServiceDate', aim.was ->> 'lastServiceDate', aim.made ->> 'lastServiceDate'), ('nextAppointment', aim.was ->> 'nextAppointment', aim.made ->> 'nextAppointment'), ('nextPlanReview', aim.was ->> 'nextPlanReview', aim.made ->> 'nextPlanReview')) as each (field, old, fresh) where t.practice_id = aim.practice_id and t.type = 'Patient' and t.token = each.field || '=' || each.old and t.resource_id = aim.id and each.old is distinct from each.fresh) insert into public.token (practice_id, type, token, resource_id, patient_id) select aim.practice_id, 'Patient', each.field || '=' || each.fresh, aim.id, aim.patient_id from aim cross join lateral (values ('firstContact', aim.was ->> 'firstContact', aim.made ->> 'firstContact'), ('lastServiceDate', aim.was ->> 'lastServiceDate', aim.made ->> 'lastServiceDate'), ('nextAppointment', aim.was ->> 'nextAppointment', aim.made ->> 'nextAppointment'), ('nextPlanReview', aim.was ->> 'nextPlanReview', aim.made ->> 'nextPlanReview')) as each (field, old, fresh) where each.fresh is not null on conflict do nothing; end $$;
