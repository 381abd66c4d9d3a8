import type { Job } from '#server/operations/jobs/job.ts'
import { purgeRows } from '#server/stores/rows/purge-rows-query.ts'
import { messagesPast } from './messages-past-query.ts'

/** Removes messages for good that are older than their channel keeps them, or the practice where the channel says nothing. */
export const removeMessages: Job = ({ practiceId, now, newId, remove }) => {
  const type = 'ChatMessage'
  return remove(async (transaction) => {
    const ids = await messagesPast(transaction, { practiceId, at: now.iso })
    await purgeRows(transaction, { practiceId, type, ids, at: now.iso, newId })
    return { type, ids }
  })
}
