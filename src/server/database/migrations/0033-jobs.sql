-- What the server does by itself: each time that a job is due or asked for, and how it went.

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
