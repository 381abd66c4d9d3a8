-- The outbox of reminders of appointments: of whom, for which start, by which way, and how each stands.

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
  constraint reminder_pkey primary key (practice_id, appointment_id, attendee, start_at, hours, channel)
);
create index reminder_next on reminder (practice_id, next_at) where state in ('Waiting', 'Sending');
create index reminder_unnoted on reminder (practice_id) where not is_noted and ended_at is not null;
