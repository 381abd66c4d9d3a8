import type { Listing } from '#generated/types/listing.ts'
import type { Context, Guard } from '#server/operations/handler.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { hasFlag } from '#shared/permissions/granted.ts'

const flag = 'CanManageDefinitions'

/** A saved list of one's own is one's own affair; one for a role or for the whole practice is written by those who manage such things. */
export const listingGuard: Guard<'Listing'> = {
  beforeWrite: async (context, { operation, before, after }) => {
    const rows = before ? [before, after] : [after]
    if (!rows.every((row) => mayWrite(context, row, operation === 'create')))
      return failed({ kind: 'forbidden', permission: flag })
    return succeeded(after)
  },
}

function mayWrite({ actor }: Context, { visibility, owner }: Listing, isNew: boolean): boolean {
  if (visibility !== 'Personal') return hasFlag(actor.granted, flag)
  return isNew || owner.id === actor.profile?.id
}
