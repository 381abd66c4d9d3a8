import type { Schedule } from '#generated/types/schedule.ts'
import type { Guard } from '#server/operations/handler.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { hasFlag } from '#shared/permissions/granted.ts'

/** Whoever a schedule is shared with reads its owner's private events, so its owner shares it, or somebody who reads them anyway. */
export const scheduleGuard: Guard<'Schedule'> = {
  beforeWrite: async ({ actor }, { operation, before, after }) => {
    const known = new Set(operation === 'restore' ? [] : sharedIn(before))
    const fresh = sharedIn(after).filter((id) => !known.has(id))
    const isActivated = before?.active === false && after.active === true
    const shares = fresh.length > 0 || (isActivated && sharedIn(after).length > 0)
    const mayShare = after.owner.id === actor.profile?.id || hasFlag(actor.granted, 'CanSeePrivateEvents')
    return shares && operation !== 'delete' && !mayShare
      ? refuse('/sharedWith', 'scheduling.not-yours-to-share')
      : succeeded(after)
  },
}

function sharedIn(schedule: Schedule | undefined): readonly string[] {
  return (schedule?.sharedWith ?? []).map(({ id }) => id)
}
