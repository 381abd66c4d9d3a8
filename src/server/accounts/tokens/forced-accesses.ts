import type { AccessVerdict } from '#generated/enumerations/access-verdict.ts'
import type { ForcedAccess } from '#generated/types/forced-access.ts'
import type { MergedRecord } from '#generated/types/merged-record.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { listHere } from '#server/stores/codes/code-doubt.ts'
import { instantAt } from '#server/stores/instant.ts'
import { mergedInto } from '#server/stores/references/successors.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { type AccessRow, forcedAccessRows } from './forced-access-rows-query.ts'

const reviewDays = 7

/**
 * Forced accesses: who has opened records out of his reach, when and why, with the privacy officer's verdict; of one patient also those of
 * records that were merged into it. The trail's own row policies say which of them the asker sees; a patient whom he does not see is
 * not named.
 */
export const forcedAccesses: Handler<'auditEvent.forcedAccesses'> = async (context, { patient, open }) => {
  const seen = await mayAsk(context, patient)
  if (!seen.ok) return seen
  if (patient !== undefined) context.note({ patientId: patient })
  const parts = patient === undefined ? [] : await mergedInto(context, patient)
  const patients = patient === undefined ? undefined : [patient, ...parts.map(({ id }) => id)]
  const rows = await forcedAccessRows(context, { patients, open })
  const accesses: ForcedAccess[] = []
  for (const row of rows) accesses.push(await forcedAccess(context, row))
  const merged: MergedRecord[] = []
  for (const { id, at } of parts)
    merged.push({ record: await named(context, { id, resourceType: 'Patient' }), at })
  return succeeded({ accesses, ...(merged.length > 0 && { merged }) })
}

/** Of one patient hears who sees the record, and the privacy officer, whose the whole trail is; anybody else as if nobody were there. */
async function mayAsk({ stores, actor }: Context, patient: string | undefined): Promise<Outcome<unknown>> {
  if (patient === undefined || hasFlag(actor.granted, 'PrivacyOfficer')) return succeeded(undefined)
  return stores.of('Patient').getAny(patient)
}

/** One of them as it is answered. */
export async function forcedAccess(context: Context, row: AccessRow): Promise<ForcedAccess> {
  const list = await listHere(context, 'access-reason')
  const reviewed = row.verdict !== null && row.reviewedAt !== null && row.reviewerId !== null
  return {
    event: row.id,
    at: row.at,
    profile: await named(context, { id: row.profileId, resourceType: 'Practitioner' }),
    patient: await named(context, { id: row.patientId, resourceType: 'Patient' }),
    reason: { code: row.reason, display: list?.items.get(row.reason)?.display ?? row.reason },
    text: row.text ?? '',
    isConfidential: row.isConfidential,
    due: instantAt(Date.parse(row.at) + reviewDays * 24 * 3_600_000).iso,
    ...(reviewed && {
      verdict: verdictOf(row.verdict),
      ...(row.remark !== null && { remark: row.remark }),
      reviewer: await named(context, { id: row.reviewerId, resourceType: 'Practitioner' }),
      reviewedAt: row.reviewedAt,
    }),
  }
}

function verdictOf(text: string): AccessVerdict {
  return text === 'Justified' ? 'Justified' : 'NotJustified'
}

type Whom = Reference & { readonly resourceType: 'Practitioner' | 'Patient' }

async function named({ stores }: Context, whom: Whom): Promise<Reference> {
  const row = await stores.of(whom.resourceType).getAny(whom.id)
  return row.ok ? { ...whom, display: row.value.display } : whom
}
