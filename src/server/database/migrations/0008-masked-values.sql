-- Social security numbers were words to search by and unique values in plain. The rows that hold one get tokens of today at the
-- next start (a keyed digest instead), and the number leaves the table of unique identifiers.
insert into reindex (type)
select type from resource where content::text like '%"ssn"%'
union
select type from global_resource where content::text like '%"ssn"%'
on conflict (type) do update set asked_at = now();

delete from identifier as named using resource as holder, json_array_elements(holder.content -> 'identifiers') as each
where holder.practice_id = named.practice_id and holder.id = named.resource_id
  and each ->> 'type' = 'ssn' and each ->> 'system' = named.system and each ->> 'value' = named.value;
