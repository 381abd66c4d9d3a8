import type { Appointment } from '#generated/types/appointment.ts'
import type { Location } from '#generated/types/location.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Finding, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { permits } from '#shared/permissions/permits.ts'
import { type AroundVisit, surroundingFindings } from '#shared/scheduling/surrounding/surrounding-findings.ts'
import { isAskedAround } from './is-asked-around.ts'
import { meetingSize } from './meeting-size.ts'
import { seen } from './seen.ts'

/**
 * What stands around the wanted time and needs somebody's word: hours, holidays, a full group, authorization, enrollment. Nothing once
 * `confirmed`, where nothing of it was touched, for what is made of a series, and for a time that is offered to somebody who waits.
 */
export async function aroundFindings(
  context: Context,
  wanted: Appointment,
  before: Appointment | undefined,
): Promise<Outcome<readonly Finding[]>> {
  const { start, end, timezone } = wanted
  if (!isAskedAround(context, { before, after: wanted }) || !start || !end) return succeeded([])
  const size = await meetingSize(context, wanted, before)
  if (!size.ok) return size
  const around = isAsOfOld(wanted, before)
    ? succeeded<AroundVisit>({ holidays: [] })
    : await surroundingsOf(context, wanted)
  if (!around.ok) return around
  return succeeded(surroundingFindings({ start, end, timezone }, { ...around.value, ...size.value }))
}

const neverAsked: readonly Appointment['status'][] = ['proposed', 'waitlist']

/** Time, people, place and what pays are as they were: who was asked once is not asked again, also where a step is taken back. Who takes part says nothing of them. */
function isAsOfOld(wanted: Appointment, before: Appointment | undefined): boolean {
  if (!before || neverAsked.includes(before.status)) return false
  const parts = ({ start, end, owner, location, episodeOfCare, authorization }: Appointment) =>
    JSON.stringify([start, end, owner.id, location?.id, episodeOfCare?.id, authorization?.authorizationId])
  return parts(before) === parts(wanted)
}

async function surroundingsOf(context: Context, wanted: Appointment): Promise<Outcome<AroundVisit>> {
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const { timezone, holidayDates = [] } = preferences.value
  const owner = await ownerOf(context, wanted, timezone)
  if (!owner.ok) return owner
  const place = await placeOf(context, wanted, timezone)
  if (!place.ok) return place
  const episode = await seen(context, 'EpisodeOfCare', wanted.episodeOfCare)
  if (!episode.ok) return episode
  const authorization = await authorizationOf(context, wanted)
  if (!authorization.ok) return authorization
  const { end: enrollmentEnds } = episode.value?.period ?? {}
  return succeeded({
    holidays: holidayDates,
    ...owner.value,
    ...place.value,
    ...(enrollmentEnds !== undefined && { enrollmentEnds }),
    ...(authorization.value && { authorization: authorization.value }),
  })
}

async function ownerOf(
  context: Context,
  { owner }: Appointment,
  timezone: string,
): Promise<Outcome<Pick<AroundVisit, 'owner'>>> {
  if (!permits(context.actor.granted, 'Schedule:Read')) return succeeded({})
  const filters = [
    { field: 'owner', op: 'eq', value: owner.id },
    { field: 'active', op: 'eq', value: true },
  ] as const
  const found = await context.stores.of('Schedule').find({ filters, pageSize: 50 })
  if (!found.ok) return found
  const { rows: schedules } = found.value
  const [first] = schedules
  if (!first) return succeeded({})
  const opening = { id: owner.id, timezone: first.timezone ?? timezone, schedules }
  return succeeded({
    owner: { name: owner.display ?? first.name, opening: { ...opening, hours: [], usual: wholeDay } },
  })
}

async function placeOf(
  context: Context,
  { location }: Appointment,
  timezone: string,
): Promise<Outcome<Pick<AroundVisit, 'place'>>> {
  const place = await seen(context, 'Location', location)
  if (!place.ok || !place.value) return place.ok ? succeeded({}) : place
  const site = await seen(context, 'Location', place.value.partOf)
  if (!site.ok) return site
  const hours = hoursOf(place.value, site.value)
  if (hours.length === 0) return succeeded({})
  const zone = place.value.timezone ?? site.value?.timezone ?? timezone
  const opening = { id: place.value.id, timezone: zone, schedules: [], hours, usual: wholeDay }
  return succeeded({ place: { name: place.value.name, opening } })
}

function hoursOf({ hours = [] }: Location, site: Location | undefined): NonNullable<Location['hours']> {
  return hours.length > 0 ? hours : (site?.hours ?? [])
}

function wholeDay() {
  return [{ from: 0, to: 1440 }]
}

/** What is not billed takes nothing of an authorization. */
async function authorizationOf(
  context: Context,
  { authorization, serviceType }: Appointment,
): Promise<Outcome<AroundVisit['authorization']>> {
  if (!authorization) return succeeded(undefined)
  const service = await seen(context, 'HealthcareService', serviceType)
  if (!service.ok) return service
  if (service.value && service.value.flags?.includes('Billable') !== true) return succeeded(undefined)
  const coverage = await seen(context, 'Coverage', authorization.coverage)
  if (!coverage.ok) return coverage
  const { authorizations = [] } = coverage.value ?? {}
  return succeeded(authorizations.find(({ id }) => id === authorization.authorizationId))
}
