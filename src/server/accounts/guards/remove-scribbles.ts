import type { Job } from '#server/operations/jobs/job.ts'
import { pastRows, purgeRows } from '#server/stores/rows/purge-rows-query.ts'

/** Beside their guards, removes jottings and drawings for good when their time is over, and what was shared of them; a process note has none and stays. */
export const removeScribbles: Job = async ({ practiceId, now, newId, remove }) => {
  let removed = 0
  for (const type of ['Scribble', 'SharedScribble'] as const)
    removed += await remove(async (transaction) => {
      const ids = await pastRows(transaction, { practiceId, type, column: 'end_at', before: now.iso })
      await purgeRows(transaction, { practiceId, type, ids, at: now.iso, newId })
      return { type, ids }
    })
  return removed
}
