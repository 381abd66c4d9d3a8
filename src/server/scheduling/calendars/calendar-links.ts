import type { Context, Handler } from '#server/operations/handler.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import {
  type CalendarOwner,
  calendarLinkOf,
  endCalendarLink,
  keepCalendarLink,
} from './calendar-link-query.ts'
import { newCalendarToken, pathOfCalendar } from './calendar-token.ts'
import { showsNames } from './shows-names.ts'

/** Makes the private link to the own calendar, in place of the one before; it is answered this once. */
export const makeCalendarLink: Handler<'appointment.makeCalendarLink'> = async (context) => {
  const { transaction, now } = context
  const owner = ownerOf(context)
  if (!owner.ok) return owner
  const link = newCalendarToken(owner.value.practiceId, owner.value.profileId)
  await keepCalendarLink(transaction, owner.value, { hash: link.hash, now })
  context.note({ detail: { delivery: 'handed' } })
  return succeeded({ link: pathOfCalendar(link), madeAt: now.iso })
}

/** How the link to the own calendar stands; without `madeAt` there is none. */
export const calendarLink: Handler<'appointment.calendarLink'> = async (context) => {
  const owner = ownerOf(context)
  if (!owner.ok) return owner
  const names = await showsNames(context.stores)
  if (!names.ok) return names
  const known = await calendarLinkOf(context.transaction, owner.value)
  return succeeded({
    showsNames: names.value,
    ...(known && { madeAt: known.madeAt }),
    ...(known && known.readAt !== null && { readAt: known.readAt }),
  })
}

/** Takes the link to the own calendar back. */
export const revokeCalendarLink: Handler<'appointment.revokeCalendarLink'> = async (context) => {
  const owner = ownerOf(context)
  if (!owner.ok) return owner
  return succeeded({ revoked: await endCalendarLink(context.transaction, owner.value) })
}

/** Whoever asks, as the owner of a calendar here; refused where somebody is here with a profile of elsewhere, or is no person. */
function ownerOf({ actor, operation }: Context): Outcome<CalendarOwner> {
  const { practiceId, profile, personId } = actor
  if (profile === null || personId === null) return failed({ kind: 'forbidden', permission: operation })
  return succeeded({ practiceId, profileId: profile.id, profileType: profile.resourceType, personId })
}
