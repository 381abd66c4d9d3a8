import type { Job } from '#server/operations/jobs/job.ts'
import { instantAt } from '#server/stores/instant.ts'
import { pastRows, purgeRows } from '#server/stores/rows/purge-rows-query.ts'

const day = 86_400_000

/** Removes patient-access tokens for good, a day after they ended or were given back. */
export const removeAccessTokens: Job = ({ practiceId, now, newId, remove }) => {
  const before = instantAt(now.milliseconds - day).iso
  const type = 'SecurityToken'
  return remove(async (transaction) => {
    const ids = await pastRows(transaction, {
      practiceId,
      type,
      column: 'end_at',
      before,
      removedBefore: before,
    })
    await purgeRows(transaction, { practiceId, type, ids, at: now.iso, newId })
    return { type, ids }
  })
}
