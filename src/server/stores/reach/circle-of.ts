import { type RawBuilder, sql } from 'kysely'
import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Opened } from '#server/stores/opened.ts'
import { ownIds } from '#shared/permissions/acting.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { membersOnly } from './members-only.ts'

/**
 * Reach to closed rows: of types whose rows are for some people only, beside what the row policies know: what is said in channels, the
 * files of reports, audits, and mobile days. Begins with `and`, speaks of the row as `r`, and is empty for all other types.
 */
export function circleOf(opened: Pick<Opened, 'actor'>, entry: TypeEntry): RawBuilder<unknown> {
  if (entry.ownerField === 'auditor') return auditsOnly(opened)
  if (entry.type === 'Itinerary') return ownDaysOnly(opened)
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
