import type { Appointment } from '#generated/types/appointment.ts'
import type { Recurrence } from '#generated/types/recurrence.ts'
import type { SeriesRow } from '#generated/types/series-row.ts'
import type { Context } from '#server/operations/handler.ts'
import { tellOfSeries } from '#server/scheduling/acceptance/tell-of-series.ts'
import { bookSlots } from '#server/scheduling/booking/book-slots.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { PlannedOccurrence } from './plan-occurrences.ts'
import { appointmentOf } from './series-answer.ts'

/** Makes what was planned, each with its time taken; answers what became of each. */
export async function makeOccurrences(
  context: Context,
  planned: readonly PlannedOccurrence[],
): Promise<Outcome<readonly SeriesRow[]>> {
  const rows: SeriesRow[] = []
  const written: Appointment[] = []
  for (const { row, make } of planned) {
    if (!make) {
      rows.push(row)
      continue
    }
    const made = await context.stores.of('Appointment').create(make, { id: make.id })
    if (!made.ok) return made
    const booked = await bookSlots(context, made.value)
    if (!booked.ok) return booked
    written.push(made.value)
    rows.push({ ...row, appointment: appointmentOf(made.value.id) })
  }
  const told = await tellOfSeries(context, { before: [], after: written })
  return told.ok ? succeeded(rows) : told
}

/** The rule that leaves out the days on which something else was in the way: nobody makes them later behind people's backs. */
export function withoutTaken(recurrence: Recurrence, planned: readonly PlannedOccurrence[]): Recurrence {
  const taken = planned.flatMap(({ leaveOut }) => (leaveOut === undefined ? [] : [leaveOut]))
  if (taken.length === 0) return recurrence
  return { ...recurrence, exceptions: [...new Set([...(recurrence.exceptions ?? []), ...taken])].sort() }
}
