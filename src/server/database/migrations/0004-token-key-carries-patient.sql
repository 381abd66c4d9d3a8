-- The key of a token carries its patient along, so that finding rows by a word need not open each token's own row for the row policy.
alter table token drop constraint token_pkey;
alter table token add constraint token_pkey primary key (practice_id, type, token, resource_id) include (patient_id);

-- Tokens and columns of these types are made anew at the next start, from what the upcast steps answer:
-- NoteTemplate: tokens + visibility code, promoted.
-- TextExpansion: tokens + visibility code, promoted.
insert into reindex (type) values ('NoteTemplate'), ('TextExpansion') on conflict (type) do update set asked_at = now();
