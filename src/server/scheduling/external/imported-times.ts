import type { ActInputs } from '#generated/operations/operations.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { holdWhileBooking } from '#server/scheduling/booking/slots-query.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { seriesDaysAhead } from '#shared/scheduling/recurrence/occurrences-of.ts'
import { milliseconds } from '#shared/time/span.ts'
import {
  externalCalendars,
  type KeptExternalTime,
  keepExternalTimes,
  nextExternalTimes,
  removeExternalTimes,
  replacedExternalTimes,
} from './external-times-query.ts'

const mostCalendars = 10
const mostShown = 50
const day = 86_400_000

/**
 * Keeps the times of a calendar elsewhere in place of those that it had before, in one transaction: the same file twice changes nothing,
 * and an event stands once, in the calendar that named it last. A title is kept for its owner alone, and only by its owner.
 */
export const importTimes: Handler<'appointment.importTimes'> = async (context, asked) => {
  const owner = await ownerOf(context, asked.owner)
  if (!owner.ok) return owner
  const wanted = wantedTimes(context, asked, owner.value)
  if (!wanted.ok) return wanted
  const { id } = owner.value
  await holdWhileBooking(context, [`practitioner:${id}`])
  const calendar = asked.calendar.trim()
  const known = await externalCalendars(context, id)
  if (known.length >= mostCalendars && !known.some(({ name }) => name === calendar))
    return refuse('/calendar', 'calendars.too-many-calendars', { parameters: { count: mostCalendars } })

  const events = [...new Set(wanted.value.map(({ event }) => event))]
  const before = await replacedExternalTimes(context, id, { calendar, events })
  await keepExternalTimes(context, id, wanted.value)
  const told = comparison(before, wanted.value)
  context.note({ target: { type: 'Practitioner', id }, detail: { count: wanted.value.length } })
  return succeeded(told)
}

/** Which calendars elsewhere count as somebody's busy time; titles are for the owner alone. */
export const importedTimes: Handler<'appointment.importedTimes'> = async (context, asked) => {
  const owner = await ownerOf(context, asked.owner)
  if (!owner.ok) return owner
  const { id, isOwn } = owner.value
  const calendars = await externalCalendars(context, id)
  const times = await nextExternalTimes(context, id, mostShown)
  return succeeded({
    calendars: calendars.slice(0, mostCalendars).map(({ through, ...calendar }) => ({
      ...calendar,
      ...(through !== null && { through }),
    })),
    times: times.map(({ start, end, title }) => ({ start, end, ...(isOwn && title !== null && { title }) })),
  })
}

/** Takes the times of one calendar elsewhere away, or of all. */
export const removeImportedTimes: Handler<'appointment.removeImportedTimes'> = async (context, asked) => {
  const owner = await ownerOf(context, asked.owner)
  if (!owner.ok) return owner
  const { id } = owner.value
  await holdWhileBooking(context, [`practitioner:${id}`])
  const removed = await removeExternalTimes(context, id, asked.calendar?.trim())
  context.note({ target: { type: 'Practitioner', id }, detail: { count: removed } })
  return succeeded({ removed })
}

type Owner = { readonly id: string; readonly isOwn: boolean }

/** Everybody keeps the own times; those of others who changes every appointment (`mayChange`), as far as they are seen. */
async function ownerOf(context: Context, asked: string): Promise<Outcome<Owner>> {
  const { actor, stores } = context
  const id = asked.toLowerCase()
  const isOwn = actor.profile?.resourceType === 'Practitioner' && actor.profile.id === id
  if (!isOwn && !hasFlag(actor.granted, 'CanManageAppointments'))
    return failed({ kind: 'forbidden', permission: 'CanManageAppointments' })
  const found = await stores.of('Practitioner').get(id)
  return found.ok ? succeeded({ id, isOwn }) : found
}

function wantedTimes(
  { now, digest }: Context,
  { calendar, times }: ActInputs['appointment.importTimes'],
  { isOwn }: Owner,
): Outcome<readonly KeptExternalTime[]> {
  if (calendar.trim() === '') return refuse('/calendar', 'calendars.name-missing')
  const [first, last] = [now.milliseconds - day, now.milliseconds + (seriesDaysAhead + 1) * day]
  const wanted = new Map<string, KeptExternalTime>()
  for (const [index, { event, start, end, title }] of times.entries()) {
    const at = `/times/${index}`
    const [from, to] = [milliseconds(start), milliseconds(end)]
    if (to <= from) return refuse(`${at}/end`, 'scheduling.end-before-start')
    if (to <= first || from >= last)
      return refuse(`${at}/start`, 'calendars.outside-window', { parameters: { days: seriesDaysAhead } })
    if (title !== undefined && !isOwn) return refuse(`${at}/title`, 'calendars.title-of-others')
    const key = digest('externalTimes', event)
    wanted.set(`${key} ${from}`, {
      event: key,
      start,
      end,
      title: title?.trim() || null,
      calendar: calendar.trim(),
    })
  }
  return succeeded([...wanted.values()])
}

/** What became of the times: one is the same by its event and its start. */
function comparison(before: readonly KeptExternalTime[], after: readonly KeptExternalTime[]) {
  const keyOf = ({ event, start }: KeptExternalTime) => `${event} ${milliseconds(start)}`
  const known = new Map(before.map((time) => [keyOf(time), time]))
  const stays = after.flatMap((time) => {
    const was = known.get(keyOf(time))
    return was ? [{ was, time }] : []
  })
  const kept = stays.filter(({ was, time }) => isSame(was, time)).length
  return {
    added: after.length - stays.length,
    changed: stays.length - kept,
    kept,
    removed: before.length - stays.length,
  }
}

function isSame(one: KeptExternalTime, other: KeptExternalTime): boolean {
  return (
    milliseconds(one.end) === milliseconds(other.end) &&
    one.title === other.title &&
    one.calendar === other.calendar
  )
}
