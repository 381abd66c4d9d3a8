import type { Itinerary } from '#generated/types/itinerary.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Context } from '#server/operations/handler.ts'
import { instantAt } from '#server/stores/instant.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { milliseconds } from '#shared/time/span.ts'

const minute = 60_000
/** So many minutes after the planned end of a visit somebody asks where its worker is. */
const graceMinutes = 15
const usualMinutes = 60
const mostHours = 8

/**
 * The day with its safety check: an arrival starts the time until which the worker reports back, a departure stops it. The worker may
 * ask for more time, at most eight hours; whoever has named no contact has the own supervisor, else who manages the district.
 */
export async function withSafetyTimer(
  context: Context,
  before: Itinerary | undefined,
  after: Itinerary,
): Promise<Outcome<Itinerary>> {
  const was = openStop(before)
  const open = openStop(after)
  if (open && open.id !== was?.id) return started(context, after)
  const { toldAt: _toldAt, ...said } = after.safetyCheck ?? {}
  if (was && !open) {
    const confirmedAt = departureOf(after, was.id) ?? context.now.iso
    return succeeded({ ...after, safetyCheck: { ...said, confirmedAt } })
  }
  const isNew = said.dueAt !== undefined && said.dueAt !== before?.safetyCheck?.dueAt
  if (open && isNew) return prolonged(context, after, said)
  return succeeded(withTold(after, said, isNew ? undefined : before?.safetyCheck?.toldAt))
}

type Check = NonNullable<Itinerary['safetyCheck']>

function prolonged(context: Context, after: Itinerary, said: Check): Outcome<Itinerary> {
  const ahead = milliseconds(said.dueAt ?? context.now.iso) - context.now.milliseconds
  if (ahead > 0 && ahead <= mostHours * 60 * minute) return succeeded(withTold(after, said, undefined))
  return refuse('/safetyCheck/dueAt', 'itineraries.time-ahead', { parameters: { hours: mostHours } })
}

function withTold(after: Itinerary, said: Check, toldAt: string | undefined): Itinerary {
  const kept = { ...said, ...(toldAt !== undefined && { toldAt }) }
  return after.safetyCheck || toldAt !== undefined ? { ...after, safetyCheck: kept } : after
}

function openStop(day: Itinerary | undefined) {
  return day?.stops?.find(({ progress }) => progress === 'InProgress')
}

function departureOf(day: Itinerary, stop: string): string | undefined {
  return day.stops?.find(({ id }) => id === stop)?.actualDeparture
}

async function started(context: Context, after: Itinerary): Promise<Outcome<Itinerary>> {
  const { actualArrival = context.now.iso, plannedMinutes = usualMinutes } = openStop(after) ?? {}
  const dueAt = instantAt(milliseconds(actualArrival) + (plannedMinutes + graceMinutes) * minute).iso
  const contact = after.safetyCheck?.contact ?? (await usualContact(context, after))
  return succeeded({ ...after, safetyCheck: { dueAt, ...(contact && { contact }) } })
}

/** The worker's supervisor, else who manages the district. */
async function usualContact(
  { stores }: Context,
  { practitioner, district }: Itinerary,
): Promise<Reference | undefined> {
  const person = await stores.of('Practitioner').get(practitioner.id)
  const supervisor = person.ok ? person.value.supervisor : undefined
  if (supervisor || !district) return supervisor && named(supervisor)
  const area = await stores.of('District').get(district.id)
  return area.ok && area.value.manager ? named(area.value.manager) : undefined
}

function named({ id }: Reference): Reference {
  return { id, resourceType: 'Practitioner' }
}
