import type { BookingAcceptance } from '#generated/enumerations/booking-acceptance.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Reference } from '#generated/types/reference.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { acceptanceOn } from '#shared/scheduling/acceptance/acceptance-on.ts'
import { isSameTeam } from '#shared/scheduling/acceptance/is-same-team.ts'
import { localDate } from '#shared/time/local-moment.ts'

type Wanted = Pick<Appointment, 'owner' | 'start' | 'timezone'>

/** Does the owner of the calendar decide on what this asker books there? Background work only goes on with what somebody has asked for. */
export async function needsAcceptance(
  context: Context,
  wanted: Wanted,
  asker: Reference | null | undefined,
): Promise<Outcome<boolean>> {
  return context.actor.job === undefined ? isDecidedByOwner(context, wanted, asker) : succeeded(false)
}

/** Does the owner of the calendar decide on what was asked for by this person? */
export async function isDecidedByOwner(
  context: Context,
  wanted: Wanted,
  asker: Reference | null | undefined,
): Promise<Outcome<boolean>> {
  if (asker?.id === wanted.owner.id) return succeeded(false)
  const said = await acceptanceFor(context, wanted)
  if (!said.ok) return said
  if (said.value !== 'OtherTeams') return succeeded(said.value === 'Everyone')
  const colleague = await isColleague(context, wanted, asker)
  return colleague.ok ? succeeded(!colleague.value) : colleague
}

/** Whose bookings wait in the calendar of the owner on that day. */
async function acceptanceFor(context: Context, wanted: Wanted): Promise<Outcome<BookingAcceptance>> {
  const filters = [
    { field: 'owner', op: 'eq', value: wanted.owner.id },
    { field: 'active', op: 'eq', value: true },
  ] as const
  const found = await context.stores.of('Schedule').find({ filters, pageSize: 50 })
  return found.ok ? succeeded(acceptanceOn(found.value.rows, dayOf(context, wanted))) : found
}

/** Is this person of the owner's team on that day? */
export async function isColleague(
  context: Context,
  wanted: Wanted,
  person: Reference | null | undefined,
): Promise<Outcome<boolean>> {
  if (person?.resourceType !== 'Practitioner') return succeeded(false)
  const one = await optional(context, 'Practitioner', person)
  if (!one.ok) return one
  const owner = await optional(context, 'Practitioner', wanted.owner)
  if (!owner.ok) return owner
  const isOne = one.value && owner.value && isSameTeam(one.value, owner.value, dayOf(context, wanted))
  return succeeded(isOne === true)
}

function dayOf({ now }: Context, { start, timezone }: Wanted): string {
  return localDate(start ?? now.iso, timezone)
}
