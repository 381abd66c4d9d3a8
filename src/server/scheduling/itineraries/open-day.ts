import type { Appointment } from '#generated/types/appointment.ts'
import type { Itinerary } from '#generated/types/itinerary.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { equal } from '#shared/patch/equal.ts'
import { dayTotals } from '#shared/scheduling/day-totals.ts'
import { daysBetween } from '#shared/time/calendar.ts'
import { daySpan, localDate } from '#shared/time/local-moment.ts'
import { stopsOfDay } from './stops-of-day.ts'
import { travelOf } from './travel-of.ts'

const before = 7
const ahead = 31
const mostStops = 200
const elsewhere: readonly (string | undefined)[] = ['PatientHome', 'Community']
const shown: readonly Appointment['status'][] = ['booked', 'arrived', 'checked-in', 'fulfilled', 'noshow']

/** Makes the own mobile day of visits outside, or brings it up to date; asked again while nothing has changed it writes nothing. */
export const openDay: Handler<'itinerary.open'> = async (context, { date }) => {
  const { profile } = context.actor
  if (profile?.resourceType !== 'Practitioner')
    return failed({ kind: 'forbidden', permission: 'CanUseItinerary' })
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const { timezone } = preferences.value
  const days = daysBetween(localDate(context.now.iso, timezone), date)
  if (days < -before || days > ahead)
    return refuse('/date', 'itineraries.too-far', { parameters: { before, ahead } })

  const store = context.stores.of('Itinerary')
  const found = await store.find({
    filters: [
      { field: 'practitioner', op: 'eq', value: profile.id },
      { field: 'date', op: 'eq', value: date },
    ],
    pageSize: 1,
  })
  if (!found.ok) return found
  const [kept] = found.value.rows
  if (kept?.status === 'Closed') return succeeded(kept)
  const visits = await visitsOf(context, { owner: profile.id, date, timezone })
  if (!visits.ok) return visits
  return written(context, { kept, date, visits: visits.value })
}

type Day = {
  readonly kept: Itinerary | undefined
  readonly date: string
  readonly visits: readonly Appointment[]
}

async function written(context: Context, { kept, date, visits }: Day): Promise<Outcome<Itinerary>> {
  const travel = await travelOf(context, visits)
  if (!travel.ok) return travel
  const stops = stopsOfDay({ kept, visits, minutesTo: travel.value.minutesTo, newId: context.newId })
  const { district } = travel.value
  const store = context.stores.of('Itinerary')
  if (!kept) {
    const practitioner = { id: context.actor.profile?.id ?? '', resourceType: 'Practitioner' as const }
    const made = { practitioner, date, status: 'Planned' as const, stops, totals: dayTotals(stops) }
    return store.create({ ...made, ...(district && { district }) })
  }
  if (equal(kept.stops ?? [], stops)) return succeeded(kept)
  const next = { ...kept, stops, totals: dayTotals(stops), ...(!kept.district && district && { district }) }
  return store.update({ id: kept.id, versionId: kept.meta.versionId }, next)
}

type Asked = { readonly owner: string; readonly date: string; readonly timezone: string }

async function visitsOf(
  { stores }: Context,
  { owner, date, timezone }: Asked,
): Promise<Outcome<readonly Appointment[]>> {
  const { start, end } = daySpan(date, timezone)
  const filters = [
    { field: 'owner', op: 'eq', value: owner },
    { field: 'start', op: 'ge', value: start },
    { field: 'start', op: 'lt', value: end },
    { field: 'status', op: 'in', value: [...shown] },
  ] as const
  const found = await stores
    .of('Appointment')
    .find({ filters, orderBy: 'start', order: 'asc', pageSize: mostStops })
  if (!found.ok) return found
  const outside = found.value.rows.filter(({ serviceLocation }) => elsewhere.includes(serviceLocation?.kind))
  return succeeded(outside)
}
