-- Invitations to sign in: of each link the hash alone, whom it is for and who sent it.

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
