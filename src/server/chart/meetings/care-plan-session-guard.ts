import type { CarePlanSession } from '#generated/types/care-plan-session.ts'
import type { Guard } from '#server/operations/handler.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { equal } from '#shared/patch/equal.ts'
import { hasFlag } from '#shared/permissions/granted.ts'

/** In a chart, a meeting about a plan that is complete stays as it is: only who supervises opens it again, and changes nothing else with that. */
export const carePlanSessionGuard: Guard<'CarePlanSession'> = {
  beforeWrite: ({ actor }, { before, after, operation }) => {
    if (operation !== 'update' || before?.progress !== 'Complete') return Promise.resolve(succeeded(after))
    if (after.progress === 'Complete' || !equal(said(after), said(before)))
      return Promise.resolve(failed({ kind: 'locked', because: 'chart.meeting-complete' }))
    if (!hasFlag(actor.granted, 'CanSupervise'))
      return Promise.resolve(failed({ kind: 'forbidden', permission: 'CanSupervise' }))
    return Promise.resolve(succeeded(after))
  },
}

/** What people say in a meeting, without what the server adds. */
function said({ kind, date, encounter, note, participants, items, summary, nextReview }: CarePlanSession) {
  return { kind, date, encounter, note, participants, items, summary, nextReview }
}
