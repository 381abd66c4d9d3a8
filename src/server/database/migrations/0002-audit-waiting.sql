-- Audit events that have no link yet stand in a list of their own, so that a round of the relay need not search for them.

create table audit_waiting (
  practice_id uuid not null,
  event_id uuid not null,
  constraint audit_waiting_pkey primary key (practice_id, event_id)
);
alter table audit_waiting enable row level security;
create policy visible on audit_waiting for select using (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
create policy added on audit_waiting for insert with check (practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid);
grant select, insert on audit_waiting to goldthread_app;

insert into audit_waiting (practice_id, event_id)
select e.practice_id, e.id from audit_event e
where not exists (select 1 from audit_link l where l.practice_id = e.practice_id and l.event_id = e.id);
