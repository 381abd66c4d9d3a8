import type { PatientMerge } from '#generated/types/patient-merge.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { type MergeRow, mergesInto } from './merges-query.ts'
import { namedDecider } from './named-decider.ts'

/** Lists the merges into a record, with those records that the asker may see. */
export const listMerges: Handler<'patient.merges'> = async (context, { id }) => {
  const kept = await context.stores.of('Patient').get(id)
  if (!kept.ok) return kept
  const rows = await mergesInto(context, id)
  const merges = await Promise.all(rows.map((row) => mergeOf(context, row)))
  context.note({ patientId: id })
  return succeeded({ merges: merges.flatMap((each) => each ?? []) })
}

async function mergeOf(context: Context, row: MergeRow): Promise<PatientMerge | undefined> {
  const other = await context.stores.of('Patient').getAny(row.mergedId)
  if (!other.ok) return undefined
  const by = await namedDecider(context, row)
  return {
    other: { id: row.mergedId, resourceType: 'Patient', display: other.value.display },
    at: row.at,
    ...(by && { by }),
    until: row.until,
    state: row.state,
  }
}
