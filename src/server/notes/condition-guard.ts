import type { Condition } from '#generated/types/condition.ts'
import type { Guard } from '#server/operations/handler.ts'
import { type Finding, failed, succeeded } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { compareApproximate } from '#shared/time/calendar.ts'
import { withCodeWords } from './with-code-words.ts'

/** Beside notes, a diagnosis carries the moment at which it was recorded; what is resolved says since when, and not before it began (schemas/resources/condition.json). */
export const conditionGuard: Guard<'Condition'> = {
  beforeWrite: async (context, { before, after, operation }) => {
    if (operation === 'delete' || operation === 'restore') return succeeded(after)

    const findings = datesDoubt(after)
    if (findings.length > 0) return failed({ kind: 'invalid', findings })
    const worded = await withCodeWords(context, { type: 'Condition', before, after })
    return succeeded({ ...worded, recordedDate: before?.recordedDate ?? context.now.iso })
  },
}

function datesDoubt({ clinicalStatus, onsetDate, resolutionDate }: Condition): readonly Finding[] {
  if (clinicalStatus === 'Resolved' && !resolutionDate)
    return [blocking('/resolutionDate', 'notes.resolution-missing')]
  if (!onsetDate || !resolutionDate || compareApproximate(onsetDate, resolutionDate).order <= 0) return []
  return [blocking('/resolutionDate', 'notes.resolved-before-onset')]
}
