-- The trail is searched by what its events are about: columns that the database makes of each row, older rows too, stand in the
-- indexes before the time. The whole table is written anew once.

alter table audit_event add column kind text collate "C" not null generated always as ((case when detail ->> 'event' = 'session' then 'read' when detail ->> 'event' is not null then left(detail ->> 'event', 60) when outcome = 'Denied' then 'permission-denied' when detail ->> 'operation' in ('note.sign', 'note.ready') then replace(detail ->> 'operation', '.', '-') when detail ->> 'operation' = 'appointment.startNote' then 'note-start' when detail ->> 'operation' like '%.publish' then 'definition-publish' when action = 'C' then 'create' when action = 'R' then 'read' when action = 'D' then 'delete' else 'update' end) || '|' || left(action, 20) || '|' || left(outcome, 20) || '|' || case when acting_for is null then '' else 'b' end || case when patient_id is null then '' else 'p' end || case when reason is null then '' else 'r' end || case when resource_id is null then '' else 't' end || '|' || left(coalesce(type, ''), 60)) stored,
  add column acting_as uuid not null generated always as (coalesce(profile_id, actor_id, '00000000-0000-0000-0000-000000000000')) stored;
drop index audit_event_patient;
drop index audit_event_actor;
drop index audit_event_resource;
create index audit_event_kind on audit_event (practice_id, kind, at desc, id desc);
create index audit_event_patient on audit_event (practice_id, patient_id, kind, at desc, id desc) where patient_id is not null;
create index audit_event_actor on audit_event (practice_id, actor_id, acting_as, kind, at desc, id desc);
create index audit_event_resource on audit_event (practice_id, resource_id, kind, at desc, id desc) where resource_id is not null;
create index audit_event_request on audit_event (practice_id, request_id);
