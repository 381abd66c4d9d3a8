-- offers told: read this before it runs; each ASK needs your answer, each UPCAST a step in the code.

-- The outbox of reminders also takes word of offered times. What stood in it were reminders.
alter table reminder add column offer text collate "C" not null default '';
alter table reminder alter column offer drop default;
alter table reminder drop constraint reminder_pkey;
alter table reminder add constraint reminder_pkey primary key (practice_id, appointment_id, attendee, start_at, hours, offer, channel);

-- Tokens and columns of these types are made anew after the next start, from what the upcast steps answer; until then nobody
-- searches by what is new in them. Say true where more has changed than the schema tells:
-- Appointment: tokens + acceptance.answer code, tokens + acceptance.askedBy reference.
insert into reindex (type, is_whole) values ('Appointment', false) on conflict (type) do update set asked_at = now();
