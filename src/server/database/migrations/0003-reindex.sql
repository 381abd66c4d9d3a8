-- Types whose rows are indexed anew at the next start: a later migration asks for it with
-- insert into reindex (type) values ('…') when a schema change needs other tokens or columns.
create table reindex (
  type text collate "C" not null,
  asked_at timestamptz(3) not null default now(),
  constraint reindex_pkey primary key (type)
);
