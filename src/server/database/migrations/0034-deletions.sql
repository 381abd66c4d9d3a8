-- What is referred to is not deleted: a function of the owner finds whoever refers to a row, seen or not, by its tokens; references that
-- are no filter have theirs from now on, so these types are indexed anew.

create or replace function goldthread_referrers(places json, target uuid) returns table (type text, path text, id uuid) language sql stable security definer set search_path = pg_catalog, pg_temp as $$ select place.type, place.path, r.id from json_to_recordset(places) as place(type text, path text, owned boolean) cross join lateral (select t.resource_id as id from public.token as t where not place.owned and t.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and t.type = place.type and t.token = place.path || '=' || target union all select o.id from public.resource as o where place.owned and o.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and o.type = place.type and o.owner_id = target and not o.is_deleted) as found join public.resource as r on r.practice_id = nullif(current_setting('goldthread.practice', true), '')::uuid and r.id = found.id where not r.is_deleted and r.id <> target limit 200 $$;

insert into reindex (type) values
  ('Allergy'), ('Appointment'), ('CarePlanOutcome'), ('CarePlanSession'), ('CarePlan'), ('CdaParsingTask'), ('Channel'),
  ('ComplianceAudit'), ('Condition'), ('Consent'), ('Contract'), ('Coverage'), ('Dialogue'), ('District'),
  ('DocumentTransmission'), ('Encounter'), ('EpisodeOfCare'), ('GroupNoteDefinition'), ('Group'), ('HealthcareService'),
  ('Itinerary'), ('Listing'), ('Location'), ('Media'), ('Medication'), ('NoteAudit'), ('NoteDefinition'), ('NoteRule'),
  ('NoteTemplate'), ('Note'), ('ObservableRoutines'), ('Observation'), ('Organization'), ('PacketResponse'), ('Packet'),
  ('Patient'), ('PersonalPreferences'), ('PracticePreferences'), ('Practitioner'), ('Program'), ('RelatedPerson'),
  ('ReportCriteria'), ('Schedule'), ('SignatureConfiguration'), ('Transcription')
  on conflict (type) do update set asked_at = now();
