-- The privacy officer's verdict on each access that was forced: once, and never changed.

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
