-- Whoever manages users sees and ends sign-ins that were begun in the practice, inside these operations alone.

drop policy visible on session;
drop policy changed on session;
create policy visible on session for select using ((person_id = nullif(current_setting('goldthread.actor', true), '')::uuid or (home_practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and current_setting('goldthread.operation', true) in ('practitioner.signIns', 'practitioner.sessions', 'practitioner.endSessions'))));
create policy changed on session for update using ((person_id = nullif(current_setting('goldthread.actor', true), '')::uuid or (home_practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and current_setting('goldthread.operation', true) in ('practitioner.signIns', 'practitioner.sessions', 'practitioner.endSessions')))) with check ((person_id = nullif(current_setting('goldthread.actor', true), '')::uuid or (home_practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and current_setting('goldthread.operation', true) = 'practitioner.endSessions')));
