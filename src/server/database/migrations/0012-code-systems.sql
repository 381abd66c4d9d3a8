-- Whole code systems as their publishers hand them out: the codes, the words by which they are found, and which systems are in force.

create table code_system (
  system text collate "C" not null,
  codes integer not null,
  imported_at timestamptz(3) not null,
  constraint code_system_pkey primary key (system)
);
grant select on code_system to goldthread_app;

create table code_word (
  system text collate "C" not null,
  word text collate "C" not null,
  code text collate "C" not null,
  constraint code_word_pkey primary key (system, word, code)
);
create index code_word_code on code_word (system, code);
grant select on code_word to goldthread_app;

create table code (
  system text collate "C" not null,
  code text collate "C" not null,
  display text not null,
  is_billable boolean not null,
  imported_at timestamptz(3) not null,
  constraint code_pkey primary key (system, code)
);
grant select on code to goldthread_app;
