-- Content is answered as it is stored and never filtered by what stands in it (under row policies such a filter reads the whole
-- type): as json it is neither taken apart when it is written nor put together when it is read. What a row is called, for those
-- that refer to it, and what a list says of it stand beside it; the latter from its next change on, until then lists make it from
-- the content. Both tables are written anew, each under its lock.
alter table global_resource alter column content type json using content::json;

alter table resource add column display text not null default '', add column summary text not null default '';
alter table resource
  alter column content type json using content::json,
  alter column display type text using coalesce(content ->> 'display', '');
