import type { Patient } from '#generated/types/patient.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { wantRuns } from '#server/operations/jobs/want-runs-query.ts'
import { holdAlone } from '#server/stores/references/referrer.ts'
import { staleVersion } from '#server/stores/row-store.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { joinedRecord } from './joined-record.ts'
import { mayMerge, pairOf, staleIn } from './may-merge.ts'
import { insertMerge } from './merges-query.ts'

const day = 86_400_000
const daysToUndo = 30

/**
 * Merges two patients: the record that stays takes over what was chosen, the other one is deleted and names it. All that names the other
 * is moved by a job that this asks for (`move-merged-rows.ts`).
 */
export const mergePatients: Handler<'patient.merge'> = async (context, input) => {
  const { id, other, keptVersion, otherVersion, choices = [] } = input
  // From here on nobody begins to name either of them until this is done.
  await holdAlone(context, [id, other])
  const pair = await pairOf(context, { id, other })
  if (!pair.ok) return pair
  const { kept, merged } = pair.value
  const stale = staleIn([
    [kept, keptVersion],
    [merged, otherVersion],
  ])
  if (stale !== undefined) return failed(staleVersion(stale))
  const allowed = await mayMerge(context, pair.value)
  if (!allowed.ok) return allowed

  const joined = joinedRecord(context, pair.value, choices)
  const gone = await storedAsMerged(context, merged, kept)
  if (!gone.ok) return gone
  const stored = await context.stores
    .of('Patient')
    .update({ id: kept.id, versionId: kept.meta.versionId }, joined)
  if (!stored.ok) return stored

  const until = new Date(context.now.milliseconds + daysToUndo * day).toISOString()
  const written = await insertMerge(context, {
    mergedId: merged.id,
    successorId: kept.id,
    versionBefore: kept.meta.versionId,
    versionAfter: stored.value.meta.versionId,
    until,
  })
  if (!written) return refuse('/other', 'patients.merge-moving', { kind: 'conflict' })
  await wantMoves(context)
  noteBoth(context, stored.value, merged.id)
  return stored
}

function storedAsMerged({ stores }: Context, merged: Patient, kept: Patient): Promise<Outcome<Patient>> {
  const { id, meta } = merged
  return stores.of('Patient').update(
    { id, versionId: meta.versionId },
    {
      ...merged,
      mergedInto: { id: kept.id, resourceType: 'Patient' },
      meta: { ...meta, isDeleted: true },
    },
  )
}

/** Asks for the moving of what names merged patients. */
export async function wantMoves({ transaction, actor, newId, now }: Context): Promise<void> {
  const run = { practiceId: actor.practiceId, id: newId(), job: 'MoveMergedRows', dueAt: now.iso } as const
  await wantRuns(transaction, [{ ...run, ...(actor.personId !== null && { askedBy: actor.personId }) }])
}

/** The trail of the record that stays names the other one too. */
export function noteBoth({ note }: Context, kept: Patient, mergedId: string): void {
  note({
    target: { type: 'Patient', id: kept.id, versionId: kept.meta.versionId },
    patientId: kept.id,
    detail: { patients: [kept.id, mergedId], merged: mergedId },
  })
}
