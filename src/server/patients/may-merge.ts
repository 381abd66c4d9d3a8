import type { Patient } from '#generated/types/patient.ts'
import type { Context } from '#server/operations/handler.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { openMergeInto, reachedForGood } from './merges-query.ts'

/** Two records: the one that stays, and the one that is merged into it. */
export type MergedPair = { readonly kept: Patient; readonly merged: Patient }

/** Both records, as far as the asker sees them; `missing` where one is not there or out of reach. */
export async function pairOf(
  { stores }: Context,
  { id, other }: { readonly id: string; readonly other: string },
): Promise<Outcome<MergedPair>> {
  if (id === other) return refuse('/other', 'patients.merge-itself')
  const kept = await stores.of('Patient').get(id)
  if (!kept.ok) return kept
  const merged = await stores.of('Patient').get(other)
  return merged.ok ? succeeded({ kept: kept.value, merged: merged.value }) : merged
}

/**
 * The rules of merging: nobody gains sight of a record by it. Whoever merges reaches both without a patient-access token, and both are
 * seen by the same confidential team or by none. What signs in stays; what took others in stays.
 */
export async function mayMerge(context: Context, { kept, merged }: MergedPair): Promise<Outcome<void>> {
  const reached = await reachForGood(context, [kept.id, merged.id])
  if (!reached.ok) return reached
  if (teamOf(kept) !== teamOf(merged))
    return refuse('/other', 'patients.merge-confidential', { kind: 'conflict' })
  if (merged.profile?.person) return refuse('/other', 'patients.merge-signs-in', { kind: 'conflict' })
  const open = await openMergeInto(context, merged.id)
  return open ? refuse('/other', 'patients.merge-took-in', { kind: 'conflict' }) : succeeded(undefined)
}

/** Whether the asker reaches these records by standing of his own; a token that opened them is not enough. */
export async function reachForGood(context: Context, ids: readonly string[]): Promise<Outcome<void>> {
  if ((await reachedForGood(context, ids)) === ids.length) return succeeded(undefined)
  return failed({ kind: 'forbidden', permission: 'patient_team', because: 'patients.merge-by-token' })
}

/** The stored version of the first record that is no longer what somebody has seen of it; undefined where all are. */
export function staleIn(seen: readonly (readonly [Patient, string])[]): string | undefined {
  return seen.find(([{ meta }, version]) => meta.versionId !== version)?.[0].meta.versionId
}

function teamOf({ confidentialTeam = [] }: Patient): string {
  const ids = confidentialTeam.map(({ practitioner }) => practitioner.id)
  return [...new Set(ids)].sort((one, other) => (one < other ? -1 : 1)).join(' ')
}
