import type { Handler } from '#server/operations/handler.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { comparedFields } from './joined-record.ts'
import { mayMerge, pairOf } from './may-merge.ts'
import { rowsOfPatient } from './merges-query.ts'

/** Compares two patients before they are merged: what each says, and what would move; refused for the same reasons as the merge. */
export const comparePatients: Handler<'patient.compare'> = async (context, { id, other }) => {
  const pair = await pairOf(context, { id, other })
  if (!pair.ok) return pair
  const allowed = await mayMerge(context, pair.value)
  if (!allowed.ok) return allowed
  const { kept, merged } = pair.value
  const moves = await rowsOfPatient(context, merged.id)
  context.note({ patientId: kept.id, detail: { patients: [kept.id, merged.id] } })
  return succeeded({ kept, merged, fields: comparedFields(context, pair.value), moves })
}
