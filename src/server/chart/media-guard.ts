import type { Guard } from '#server/operations/handler.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { hasFlag } from '#shared/permissions/granted.ts'

/**
 * Nobody has a file of media removed by its date who could not purge it: once it is there, only a privacy officer sets the date or
 * brings it nearer. Everybody who may change the row may put it off.
 */
export const mediaGuard: Guard<'Media'> = {
  beforeWrite: async ({ actor }, { before, after }) => {
    const isNearer =
      after.deleteAfter !== undefined &&
      Date.parse(after.deleteAfter) < Date.parse(before?.deleteAfter ?? '9999-12-31T00:00:00Z')
    if (!before?.content || !isNearer || hasFlag(actor.granted, 'PrivacyOfficer')) return succeeded(after)
    return refuse('/deleteAfter', 'chart.media-date')
  },
}
