-- Guesses of passwords are counted in the database; one-time links are found by their secret and made for others inside one
-- operation only; a sign-in has an id by which its person and a patient-access token name it.

create table guess (
  key bytea not null,
  tries integer not null,
  since timestamptz(3) not null,
  blocked_until timestamptz(3),
  constraint guess_pkey primary key (key)
);

create index credential_link on credential (secret) where kind = 'welcome';

drop policy visible on credential;

drop policy added on credential;

drop policy changed on credential;

drop policy removed on credential;

create policy visible on credential for select using ((person_id = nullif(current_setting('goldthread.actor', true), '')::uuid or (kind = 'welcome' and current_setting('goldthread.operation', true) = 'practitioner.resetPassword')));

create policy added on credential for insert with check ((person_id = nullif(current_setting('goldthread.actor', true), '')::uuid or (kind = 'welcome' and current_setting('goldthread.operation', true) = 'practitioner.resetPassword')));

create policy changed on credential for update using ((person_id = nullif(current_setting('goldthread.actor', true), '')::uuid or (kind = 'welcome' and current_setting('goldthread.operation', true) = 'practitioner.resetPassword'))) with check ((person_id = nullif(current_setting('goldthread.actor', true), '')::uuid or (kind = 'welcome' and current_setting('goldthread.operation', true) = 'practitioner.resetPassword')));

create policy removed on credential for delete using ((person_id = nullif(current_setting('goldthread.actor', true), '')::uuid or (kind = 'welcome' and current_setting('goldthread.operation', true) = 'practitioner.resetPassword')));

alter table session add column id uuid;
update session set id = gen_random_uuid();
alter table session alter column id set not null;

alter table session add constraint session_id unique (id);
