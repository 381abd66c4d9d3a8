-- A form or an instrument that stands inside the questions of another one is in use there: where it is used is told, and its Draft is not deleted.
-- Form: tokens + elements.questionnaire reference, tokens + elements.form reference.
-- Questionnaire: tokens + elements.questionnaire reference, tokens + elements.form reference.
-- Script: tokens + steps.element.questionnaire reference, tokens + steps.element.form reference.
insert into reindex (type, is_whole) values ('Form', false), ('Questionnaire', false), ('Script', false) on conflict (type) do update set asked_at = now();
