import { type RawBuilder, sql } from 'kysely'
import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Opened } from '#server/stores/opened.ts'
import { ownIds } from '#shared/permissions/acting.ts'
import { everyLabel, ownOnly } from '#shared/permissions/circles-of.ts'
import { has, hasFlag } from '#shared/permissions/granted.ts'
import { draftsOnly } from './drafts-only.ts'
import { membersOnly } from './members-only.ts'

/**
 * Reach to closed rows: of types whose rows are for some people only, beside what the row policies know: what is said in channels, the
 * files of reports, audits, mobile days, what was made of notes and consents, and what was drafted for notes. Begins with `and`, speaks of the row as `r`, and is empty for all other types.
 */
export function circleOf(opened: Pick<Opened, 'actor'>, entry: TypeEntry): RawBuilder<unknown> {
  if (entry.ownerField === 'auditor') return auditsOnly(opened)
  if (entry.type === 'Itinerary') return ownDaysOnly(opened)
  if (entry.type === 'ClinicalDocument') return sourcesOnly(opened)
  if (entry.type === 'Transcription') return draftsOnly(opened)
  return entry.type === 'ReportDelivery' ? recipientsOnly(opened) : membersOnly(opened, entry)
}

/** Who manages all reports; and background work, which removes them and shows them to nobody. */
const seeingAll = ['CanManageReports', 'FullPermissions', 'BackgroundJobs'] as const

/** A produced report is for whoever asked for it, for those whom it was sent to, and for those who manage all reports. */
function recipientsOnly({ actor }: Pick<Opened, 'actor'>): RawBuilder<unknown> {
  const { granted } = actor
  if (seeingAll.some((flag) => hasFlag(granted, flag))) return sql``
  const own = ownIds(actor)
  return sql` and (r.owner_id = any (${own}::uuid[]) or exists (
    select 1 from json_array_elements(coalesce(r.content -> 'recipients', '[]')) as recipient
    where recipient #>> '{person,id}' = any (${own}::text[])))`
}

const auditing = ['CanAuditNotes', 'CanAuditCompliance', 'CanReviewAudits', 'FullPermissions']

/** An audit is for those who conduct and review audits, for its own auditor, and once it is complete for whom it is about. */
function auditsOnly({ actor }: Pick<Opened, 'actor'>): RawBuilder<unknown> {
  const { granted } = actor
  if (auditing.some((flag) => hasFlag(granted, flag))) return sql``
  const own = ownIds(actor)
  return sql` and (r.owner_id = any (${own}::uuid[]) or (r.content ->> 'progress' = 'Complete' and exists (
    select 1 from json_array_elements(coalesce(r.content -> 'auditees', '[]')) as auditee
    where auditee ->> 'id' = any (${own}::text[]))))`
}

const watchingDays = ['CanManageItineraries', 'FullPermissions', 'BackgroundJobs']

/** A mobile day says where somebody is and whom that person visits: it is for the worker and for those who manage itineraries. */
function ownDaysOnly({ actor }: Pick<Opened, 'actor'>): RawBuilder<unknown> {
  if (watchingDays.some((flag) => hasFlag(actor.granted, flag))) return sql``
  return sql` and r.owner_id = any (${ownIds(actor)}::uuid[])`
}

const copied = ['Note', 'Consent'] as const

/**
 * What was made of a note or a consent is for whoever reads that very row, as its own policies say at this moment: the right to its type, the
 * patient, its labels; and all that its print names beside it: the parts of its services, and the diagnoses of their sessions. People of
 * the portal read what was released to them, as long as the row under it is not closed to them.
 */
function sourcesOnly({ actor }: Pick<Opened, 'actor'>): RawBuilder<unknown> {
  const { granted, circles } = actor
  if (circles.includes(everyLabel)) return sql``
  const isOwnOnly = circles.includes(ownOnly)
  const read = copied.filter((type) => isOwnOnly || has(granted, `${type}:Read`))
  const released = isOwnOnly ? sql` and r.content #>> '{released,toPatient}' = 'true'` : sql``
  return sql`${released} and (coalesce(r.content #>> '{source,resourceType}', '') <> all (${copied}::text[])
    or exists (select from resource source where source.practice_id = r.practice_id
      and source.id = (r.content #>> '{source,id}')::uuid and source.type = any (${read}::text[])
      and not exists (${unreadBeside})))`
}

/** What a copy names beside its source, which the asker does not see. Speaks of the copy as `r` and of the note as `source`; each row is looked up by its id, never among all. */
const unreadBeside = sql`
  with part as (
    select (each #>> '{childNote,id}')::uuid as id
    from json_array_elements(coalesce(source.content -> 'definitionAssignments', '[]')) as each
    where each #>> '{childNote,id}' is not null),
  named as (
    select id from part
    union all
    select (each #>> '{condition,id}')::uuid
    from (select source.id union all select id from part) as own
      cross join lateral (select note.content #>> '{encounter,id}' as session from resource note
        where note.practice_id = r.practice_id and note.id = own.id and note.type = 'Note' limit 1) as note
      cross join lateral (select session.content from resource session
        where session.practice_id = r.practice_id and session.id = note.session::uuid limit 1) as session
      cross join lateral json_array_elements(coalesce(session.content -> 'diagnoses', '[]')) as each)
  select from named where (
    select 1 from resource seen where seen.practice_id = r.practice_id and seen.id = named.id limit 1) is null`
