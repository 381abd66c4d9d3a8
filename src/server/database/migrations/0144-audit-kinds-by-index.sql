-- The kinds of events that occur, by jumps in their index. A plan that a connection keeps from the days of a small trail sorts what
-- there is at each jump, which takes seconds once the trail is long: here the index is the only way, whenever it is planned.

create or replace function goldthread_audit_kinds(of_practice uuid) returns table (kind text) language sql stable security invoker
  set enable_sort = off set enable_bitmapscan = off set enable_seqscan = off as $$
  with recursive way as (
    select (select e.kind from public.audit_event e where e.practice_id = of_practice order by e.kind limit 1) as kind
    union all
    select (select e.kind from public.audit_event e where e.practice_id = of_practice and e.kind > way.kind order by e.kind limit 1)
    from way where way.kind is not null)
  select way.kind from way where way.kind is not null
$$;
revoke all on function goldthread_audit_kinds(uuid) from public;
grant execute on function goldthread_audit_kinds(uuid) to goldthread_app;
