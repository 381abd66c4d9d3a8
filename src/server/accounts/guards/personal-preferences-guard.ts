import type { PersonalPreferences } from '#generated/types/personal-preferences.ts'
import { rightsOf } from '#server/accounts/people/rights-of.ts'
import type { Context, Guard } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { equal } from '#shared/patch/equal.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { isMine, notMine } from './is-mine.ts'

/** Personal preferences are their owner's own; who stands in while the owner is away is somebody else who may co-sign. */
export const personalPreferencesGuard: Guard<'PersonalPreferences'> = {
  beforeWrite: async (context, { before, after, operation }) => {
    if (!isMine(context, after.owner)) return notMine('PersonalPreferences')
    const isAsIs = equal(plain(before?.outOfOffice), plain(after.outOfOffice))
    if (operation === 'delete' || isAsIs) return succeeded(after)
    const fits = await standsIn(context, after)
    return fits.ok ? succeeded(after) : fits
  },
}

async function standsIn(
  { actor, transaction }: Context,
  { owner, outOfOffice }: PersonalPreferences,
): Promise<Outcome<void>> {
  if (!outOfOffice) return succeeded(undefined)
  const { delegate } = outOfOffice
  if (delegate.id === owner.id) return refuse('/outOfOffice/delegate', 'accounts.delegate-self')
  const { practiceId } = actor
  const rights = await rightsOf(transaction, { practiceId, profile: delegate, vendorRoles: [] })
  const mayCoSign = rights?.active === true && hasFlag(rights.granted, 'CanCoSignNotes')
  return mayCoSign ? succeeded(undefined) : refuse('/outOfOffice/delegate', 'accounts.delegate-without-right')
}

function plain(value: unknown) {
  return value === undefined ? null : JSON.parse(JSON.stringify(value))
}
