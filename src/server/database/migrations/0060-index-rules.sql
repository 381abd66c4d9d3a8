-- By which rules each type is indexed stands in the database, so that after an update only what they have new is not searched.

create table indexed_type (
  type text collate "C" not null,
  rules json not null,
  constraint indexed_type_pkey primary key (type)
);

alter table reindex add column is_whole boolean not null default true;

-- Media can be found by the text of photos: no row has any yet, so nothing has to be indexed anew.
