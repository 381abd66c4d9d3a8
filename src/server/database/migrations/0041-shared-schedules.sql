-- With whom a schedule is shared is found by its tokens.

insert into reindex (type) values ('Schedule') on conflict (type) do update set asked_at = now();
