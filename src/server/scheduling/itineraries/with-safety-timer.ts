import type { Itinerary } from '#generated/types/itinerary.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Context } from '#server/operations/handler.ts'
import { instantAt } from '#server/stores/instant.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { reportBack } from '#shared/scheduling/report-back.ts'
import { milliseconds } from '#shared/time/span.ts'

const minute = 60_000
const mostHours = 8

/**
 * The day with its safety check: an arrival starts the time until which the worker reports back, a departure stops it. The worker may
 * ask for more time, at most eight hours, also together with an arrival that a device without a connection kept; whoever has named no contact has the own supervisor, else who manages the district.
 */
export async function withSafetyTimer(
  context: Context,
  before: Itinerary | undefined,
  after: Itinerary,
): Promise<Outcome<Itinerary>> {
  const was = openStop(before)
  const open = openStop(after)
  if (open && open.id !== was?.id) return started(context, before, after)
  const { toldAt: _toldAt, ...said } = after.safetyCheck ?? {}
  if (was && !open) {
    const confirmedAt = departureOf(after, was.id) ?? context.now.iso
    return succeeded({ ...after, safetyCheck: { ...said, confirmedAt } })
  }
  const isNew = said.dueAt !== undefined && said.dueAt !== before?.safetyCheck?.dueAt
  if (open && isNew) return prolonged(context, { before, after, said })
  return succeeded(withTold(after, said, isNew ? undefined : before?.safetyCheck?.toldAt))
}

type Check = NonNullable<Itinerary['safetyCheck']>

/** A time that a device without a connection asked for, and that has passed since, takes nothing from the one that is known. */
function prolonged(
  context: Context,
  {
    before,
    after,
    said,
  }: { readonly before: Itinerary | undefined; readonly after: Itinerary; readonly said: Check },
): Outcome<Itinerary> {
  const known = before?.safetyCheck
  const dueAt = milliseconds(said.dueAt ?? context.now.iso)
  if (isTooFar(context, dueAt)) return tooFar()
  const isEarlier = known?.dueAt !== undefined && dueAt <= milliseconds(known.dueAt)
  const hasPassed = dueAt <= context.now.milliseconds
  if (hasPassed && isEarlier) return succeeded(withTold(after, { ...said, ...known }, known.toldAt))
  return succeeded(withTold(after, said, hasPassed ? known?.toldAt : undefined))
}

function isTooFar({ now }: Context, dueAt: number): boolean {
  return dueAt - now.milliseconds > mostHours * 60 * minute
}

function tooFar(): Outcome<Itinerary> {
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

async function started(
  context: Context,
  before: Itinerary | undefined,
  after: Itinerary,
): Promise<Outcome<Itinerary>> {
  const open = openStop(after)
  if (!open) return succeeded(after)
  const usual = reportBack(milliseconds(open.actualArrival ?? context.now.iso), open)
  const { dueAt: said } = after.safetyCheck ?? {}
  const isNew = said !== undefined && said !== before?.safetyCheck?.dueAt
  const due = Math.max(usual, isNew ? milliseconds(said) : usual)
  if (due > usual && isTooFar(context, due)) return tooFar()
  const contact = after.safetyCheck?.contact ?? (await usualContact(context, after))
  return succeeded({
    ...after,
    safetyCheck: { dueAt: instantAt(due).iso, ...(contact && { contact }) },
  })
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
