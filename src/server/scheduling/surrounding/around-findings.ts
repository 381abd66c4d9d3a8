import type { Appointment } from '#generated/types/appointment.ts'
import type { Location } from '#generated/types/location.ts'
import { optional } from '#server/note-parts/optional.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Finding, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { permits } from '#shared/permissions/permits.ts'
import { type AroundVisit, surroundingFindings } from '#shared/scheduling/surrounding/surrounding-findings.ts'
import { expectedAt } from '#shared/scheduling/too-few.ts'

const judged: readonly Appointment['status'][] = ['pending', 'booked']

/**
 * What stands around the wanted time and needs somebody's word: hours, holidays, a full group, authorization, enrollment. Nothing once
 * `confirmed`, where nothing of it was touched, for what is made of a series, and for a time that is offered to somebody who waits.
 */
export async function aroundFindings(
  context: Context,
  wanted: Appointment,
  before: Appointment | undefined,
): Promise<Outcome<readonly Finding[]>> {
  const { start, end, timezone, status, series } = wanted
  if (context.options.confirmed === true || !judged.includes(status) || !start || !end) return succeeded([])
  if ((!before && series) || before?.status === 'waitlist' || isAsOfOld(wanted, before)) return succeeded([])
  const around = await surroundingsOf(context, wanted, before)
  return around.ok ? succeeded(surroundingFindings({ start, end, timezone }, around.value)) : around
}

/** Time, people, place and what pays are as they were: who was asked once is not asked again. */
function isAsOfOld(wanted: Appointment, before: Appointment | undefined): boolean {
  if (!before || !(before.status === 'pending' || before.status === 'booked')) return false
  const parts = (each: Appointment) => {
    const { start, end, owner, location, episodeOfCare, authorization } = each
    const paid = authorization?.authorizationId
    return JSON.stringify([start, end, owner.id, location?.id, episodeOfCare?.id, paid, expectedAt(each)])
  }
  return parts(before) === parts(wanted)
}

async function surroundingsOf(
  context: Context,
  wanted: Appointment,
  before: Appointment | undefined,
): Promise<Outcome<AroundVisit>> {
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const { timezone, holidayDates = [] } = preferences.value
  const owner = await ownerOf(context, wanted, timezone)
  if (!owner.ok) return owner
  const place = await placeOf(context, wanted, timezone)
  if (!place.ok) return place
  const episode = await optional(context, 'EpisodeOfCare', wanted.episodeOfCare)
  if (!episode.ok) return episode
  const authorization = await authorizationOf(context, wanted)
  if (!authorization.ok) return authorization
  const group = before ? await optional(context, 'Group', wanted.group) : succeeded(undefined)
  if (!group.ok) return group
  const { end: enrollmentEnds } = episode.value?.period ?? {}
  return succeeded({
    holidays: holidayDates,
    ...owner.value,
    ...place.value,
    ...(enrollmentEnds !== undefined && { enrollmentEnds }),
    ...(authorization.value && { authorization: authorization.value }),
    ...groupOf(wanted, before, group.value?.capacity.max),
  })
}

/** A meeting that gets more people than its group is for; how many a group has itself is said at the group. */
function groupOf(
  wanted: Appointment,
  before: Appointment | undefined,
  most: number | undefined,
): Pick<AroundVisit, 'group'> {
  const expected = expectedAt(wanted)
  if (most === undefined || !before || expected <= expectedAt(before)) return {}
  return { group: { most, expected } }
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
  const place = await optional(context, 'Location', location)
  if (!place.ok || !place.value) return place.ok ? succeeded({}) : place
  const site = await optional(context, 'Location', place.value.partOf)
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

async function authorizationOf(
  context: Context,
  { authorization }: Appointment,
): Promise<Outcome<AroundVisit['authorization']>> {
  if (!authorization || !permits(context.actor.granted, 'Coverage:Read')) return succeeded(undefined)
  const coverage = await optional(context, 'Coverage', authorization.coverage)
  if (!coverage.ok) return coverage
  const { authorizations = [] } = coverage.value ?? {}
  return succeeded(authorizations.find(({ id }) => id === authorization.authorizationId))
}
