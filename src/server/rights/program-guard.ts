import type { Guard } from '#server/operations/handler.ts'
import { wantRuns } from '#server/operations/jobs/want-runs-query.ts'
import { succeeded } from '#shared/outcome/outcome.ts'

/** Rights to a program's records: one that comes under Part 2 asks at once for the labels of what was made in it before (`label-rows.ts`). */
export const programGuard: Guard<'Program'> = {
  afterWrite: async ({ transaction, actor, now, newId }, { before, after }) => {
    if (!before || after.part2 !== true || before.part2 === true) return succeeded(undefined)
    const askedBy = actor.personId === null ? {} : { askedBy: actor.personId }
    const run = { practiceId: actor.practiceId, id: newId(), job: 'LabelRows', dueAt: now.iso } as const
    await wantRuns(transaction, [{ ...run, ...askedBy }])
    return succeeded(undefined)
  },
}
