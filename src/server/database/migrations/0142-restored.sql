-- restored: read this before it runs; each ASK needs your answer, each UPCAST a step in the code.

alter table installation add column place text;

alter table installation add column checkpoint_lines integer;
