-- When a person's password was set, when the person last signed in, and until when nobody may: kept where passwords and sign-ins are,
-- and told of the one person whose row is read. The count of guesses is found as `accounts/passwords/guess.ts` names it.

create or replace function goldthread_sign_in_times(of_person uuid, account text) returns table (password_set_at timestamptz, last_login timestamptz, locked_until timestamptz) language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select (select max(c.created_at) from public.credential c where c.person_id = of_person and c.kind = 'password'),
    (select max(s.created_at) from public.session s where s.person_id = of_person),
    (select g.blocked_until from public.guess g where g.key = sha256(convert_to('["account",' || to_json(lower(account)) || ']', 'UTF8')))
  where starts_with(coalesce(current_setting('goldthread.operation', true), ''), 'person.')
$$;
revoke all on function goldthread_sign_in_times(uuid, text) from public;
grant execute on function goldthread_sign_in_times(uuid, text) to goldthread_app;
