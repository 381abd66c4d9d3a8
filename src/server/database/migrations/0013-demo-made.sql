-- demo made: read this before it runs; each ASK needs your answer, each UPCAST a step in the code.

alter table installation add column demo_made_at timestamptz(3);
