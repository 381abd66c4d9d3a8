-- A sign-in has one patient-access token at a time. Of rows that share owner and session the first keeps the place; the others
-- are refused when they are saved again, and end by themselves within the day.

insert into reindex (type) values ('SecurityToken') on conflict (type) do update set asked_at = now();
