import type { MovedRows } from '#generated/types/moved-rows.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { comparedFields } from './joined-record.ts'
import { type MergedPair, mayMerge, pairOf } from './may-merge.ts'
import { rowsOfPatient } from './merges-query.ts'

/**
 * Compares two patients before they are merged: what each says, what would move, and whether the other way round is better; refused for
 * the same reasons as the merge.
 */
export const comparePatients: Handler<'patient.compare'> = async (context, { id, other }) => {
  const pair = await pairOf(context, { id, other })
  if (!pair.ok) return pair
  const allowed = await mayMerge(context, pair.value)
  if (!allowed.ok) return allowed
  const { kept, merged } = pair.value
  const moves = await rowsOfPatient(context, merged.id)
  const otherWay = await isBetterKept(context, pair.value, moves)
  context.note({ patientId: kept.id, detail: { patients: [kept.id, merged.id] } })
  return succeeded({ kept, merged, fields: comparedFields(context, pair.value), moves, otherWay })
}

/** Should the record that goes rather stay: there is more in it, or as much and it is older; and it may? */
async function isBetterKept(
  context: Context,
  { kept, merged }: MergedPair,
  moves: readonly MovedRows[],
): Promise<boolean> {
  const [mine, theirs] = [sumOf(await rowsOfPatient(context, kept.id)), sumOf(moves)]
  const isFuller = theirs === mine ? merged.meta.created < kept.meta.created : theirs > mine
  return isFuller && (await mayMerge(context, { kept: merged, merged: kept })).ok
}

function sumOf(rows: readonly MovedRows[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0)
}
