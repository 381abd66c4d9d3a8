import type { Appointment } from '#generated/types/appointment.ts'
import type { Recurrence } from '#generated/types/recurrence.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { mayChange } from '#server/scheduling/booking/may-change.ts'
import { holdWhileBooking } from '#server/scheduling/booking/slots-query.ts'
import { staleVersion } from '#server/stores/row-store.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { has } from '#shared/permissions/granted.ts'
import type { ClockPlace } from '#shared/scheduling/recurrence/place-occurrence.ts'
import { plannedDays } from '#shared/scheduling/recurrence/planned-days.ts'
import { recurrenceProblems } from '#shared/scheduling/recurrence/recurrence-problems.ts'
import { openOffer } from '#shared/scheduling/waiting/open-offer.ts'
import { writeDay } from '#shared/time/day-number.ts'
import { isZone, localDate } from '#shared/time/local-moment.ts'
import { judgedRow, mayAskForSeries } from './judged-row.ts'
import { makeOccurrences, withoutTaken } from './make-occurrences.ts'
import { type PlannedOccurrence, planOccurrences } from './plan-occurrences.ts'
import { appointmentOf, seriesAnswer } from './series-answer.ts'
import { clockOf } from './usual-clock.ts'

/** Makes a series of an appointment: it becomes the first, the others are made as far ahead as series are. Whatever is in the way of one is said, and that one is not made. */
export const repeatAppointment: Handler<'appointment.repeat'> = async (context, input) => {
  const first = await repeatable(context, input)
  if (!first.ok) return first
  const clock = clockFor(first.value, input.recurrence)
  if (!clock.ok) return clock

  const asking = { ...context, options: { ...context.options, confirmed: input.confirmed === true } }
  const planned = await planOccurrences(asking, {
    masterId: first.value.id,
    pattern: first.value,
    clock: clock.value,
    recurrence: input.recurrence,
    from: 1,
    judge: judgedRow,
  })
  if (!planned.ok) return planned
  const own = { index: 0, start: first.value.start ?? '', end: first.value.end ?? '', fate: 'Kept' } as const
  const kept = { ...own, appointment: appointmentOf(first.value.id) }
  if (input.planOnly) return succeeded(seriesAnswer([kept, ...rowsOf(planned.value)], { isPlan: true }))

  const master = await becomesMaster(context, first.value, withoutTaken(input.recurrence, planned.value))
  if (!master.ok) return master
  const made = await makeOccurrences(context, planned.value)
  if (!made.ok) return made
  return succeeded(seriesAnswer([kept, ...made.value], { isPlan: false, masterId: first.value.id }))
}

function rowsOf(planned: readonly PlannedOccurrence[]) {
  return planned.map(({ row }) => row)
}

const over: readonly Appointment['status'][] = ['cancelled', 'entered-in-error', 'noshow', 'waitlist']

/** The appointment as whoever asks had it, when a series can be made of it. */
async function repeatable(
  context: Context,
  { id, versionId }: { readonly id: string; readonly versionId: string },
): Promise<Outcome<Appointment>> {
  const may = mayAskForSeries(context)
  if (!may.ok) return may
  if (!has(context.actor.granted, 'Appointment:Update'))
    return failed({ kind: 'forbidden', permission: 'Appointment:Update' })
  await holdWhileBooking(context, [`series:${id}`])
  const found = await context.stores.of('Appointment').get(id)
  if (!found.ok) return found

  const { value: first } = found
  if (first.meta.versionId !== versionId) return failed(staleVersion(first.meta.versionId))
  if (first.series) return refuse('/series', 'scheduling.series-already', { kind: 'conflict' })
  if (openOffer(first)) return refuse('/status', 'waiting.is-held', { kind: 'conflict' })
  if (over.includes(first.status))
    return refuse('/status', 'scheduling.series-not-from-here', { parameters: { status: first.status } })
  const permitted = await mayChange(context, { operation: 'update', before: first, after: first })
  return permitted.ok ? found : permitted
}

/** The clock of the series, when its rule says when it is and begins with this appointment. */
function clockFor(first: Appointment, recurrence: Recurrence): Outcome<ClockPlace> {
  if (!isZone(recurrence.timezone)) return refuse('/recurrence/timezone', 'notes.unknown-zone')
  const findings = recurrenceProblems(recurrence, '/recurrence')
  if (findings.length > 0) return failed({ kind: 'invalid', findings })

  const clock = clockOf(first, recurrence.timezone)
  if (!clock) return refuse('/start', 'scheduling.time-missing')
  const { value: planned } = plannedDays(recurrence).next()
  const day = localDate(first.start ?? '', recurrence.timezone)
  return typeof planned === 'number' && writeDay(planned) === day
    ? succeeded(clock)
    : refuse('/recurrence/start', 'scheduling.series-begins-elsewhere')
}

async function becomesMaster(
  context: Context,
  first: Appointment,
  recurrence: Recurrence,
): Promise<Outcome<Appointment>> {
  const series = { master: appointmentOf(first.id), index: 0, originalStart: first.start ?? '' }
  return context.stores
    .of('Appointment')
    .update({ id: first.id, versionId: first.meta.versionId }, { ...first, recurrence, series })
}
