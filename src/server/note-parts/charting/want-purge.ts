import type { Context } from '#server/operations/handler.ts'
import { wantRuns } from '#server/operations/jobs/want-runs-query.ts'

/** Has what was recorded and typed for a note purged soon, where its time is over, and not only in the night. */
export async function wantPurge({
  actor: { practiceId, personId },
  now,
  newId,
  transaction,
}: Pick<Context, 'actor' | 'now' | 'newId' | 'transaction'>): Promise<void> {
  const run = { practiceId, id: newId(), job: 'RemoveRecordings', dueAt: now.iso } as const
  await wantRuns(transaction, [{ ...run, ...(personId !== null && { askedBy: personId }) }])
}
