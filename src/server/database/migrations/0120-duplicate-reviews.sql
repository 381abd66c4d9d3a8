-- Two records that look like one person's and of which somebody has said that they are not: not suspected again while both say what they said then.

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
