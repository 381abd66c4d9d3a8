import type { Guard } from '#server/operations/handler.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { actsForVendor } from './effective-rights.ts'

/** The right to make announcements to everybody is the vendor's; a practice's own carry the practice, and its people write no others. */
export const announcementGuard: Guard<'Announcement'> = {
  beforeWrite: async ({ actor }, { before, after }) => {
    if (actsForVendor(actor.granted)) return succeeded(after)
    if (before && before.practice?.id !== actor.practiceId)
      return failed({
        kind: 'forbidden',
        permission: 'Announcement:Update',
        because: 'rights.announcement-of-all',
      })
    return succeeded({
      ...after,
      practice: { id: actor.practiceId, resourceType: 'Practice', partition: 'global' },
    })
  },
}
