-- Lines of reach that were written before each reason had its end: the waiting list, groups that are no more, and spans of groups.

delete from patient_team where reason like 'appointment:%' and valid_until is null;

delete from patient_team using resource r
  where patient_team.practice_id = r.practice_id and patient_team.reason = 'group:' || r.id
    and r.type = 'Group' and r.content ->> 'active' = 'false';

update patient_team set
    valid_from = greatest((span.member #>> '{period,start}')::timestamptz(3), (span.leader #>> '{period,start}')::timestamptz(3)),
    valid_until = least((span.member #>> '{period,end}')::timestamptz(3), (span.leader #>> '{period,end}')::timestamptz(3)) + interval '1 day'
  from (select r.practice_id, 'group:' || r.id as reason, member.value as member, leader.value as leader
    from resource r, json_array_elements(coalesce(r.content -> 'members', '[]')) as member(value),
      json_array_elements(coalesce(r.content -> 'facilitators', '[]')) as leader(value)
    where r.type = 'Group' and not r.is_deleted) as span
  where patient_team.practice_id = span.practice_id and patient_team.reason = span.reason
    and patient_team.patient_id = (span.member #>> '{patient,id}')::uuid
    and patient_team.profile_id = (span.leader #>> '{practitioner,id}')::uuid;
