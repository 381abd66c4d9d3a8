import type { Change, Context } from '#server/operations/handler.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { hasFlag } from '#shared/permissions/granted.ts'

/** Workers keep their own days (flag CanUseItinerary), those who manage itineraries everybody's; they alone delete any. */
export function mayKeepDay(
  { actor }: Pick<Context, 'actor'>,
  { operation, before, after }: Change<'Itinerary'>,
): Outcome<void> {
  const manages = ['CanManageItineraries', 'FullPermissions'].some((flag) => hasFlag(actor.granted, flag))
  if (manages) return succeeded(undefined)
  const isOwn = (before ?? after).practitioner.id === actor.profile?.id
  const isKept = operation === 'create' || operation === 'update'
  if (isOwn && isKept && hasFlag(actor.granted, 'CanUseItinerary')) return succeeded(undefined)
  return failed({ kind: 'forbidden', permission: 'CanManageItineraries' })
}
