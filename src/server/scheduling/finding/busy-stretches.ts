import type { Context } from '#server/operations/handler.ts'
import { bookingOf } from '#server/scheduling/booking/booking-of.ts'
import { patientAppointments } from '#server/scheduling/booking/patient-appointments.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { findClashes } from '#shared/scheduling/find-clashes.ts'
import { joined, type Stretch } from '#shared/scheduling/finding/stretch.ts'
import { milliseconds, type Span } from '#shared/time/span.ts'
import { busyTimes } from './busy-times-query.ts'

const mostSpans = 50_000

/** Whose time is asked for, and the appointment whose own time does not count. */
export type Busy = {
  readonly owners: readonly string[]
  readonly rooms: readonly string[]
  readonly except: string | undefined
}

/** When people and rooms are busy within the span, by id: also by what the actor does not see. */
export async function busyStretches(
  context: Context,
  { owners, rooms, except }: Busy,
  span: Span,
): Promise<Outcome<ReadonlyMap<string, readonly Stretch[]>>> {
  const keys = [...owners.map((id) => `practitioner:${id}`), ...rooms.map((id) => `location:${id}`)]
  const times = await busyTimes(context, keys, { span, most: mostSpans, except })
  if (times.length > mostSpans) return refuse('/owners', 'scheduling.busy-too-much')

  const busy = new Map<string, Stretch[]>()
  for (const { key, start, end } of times) {
    const id = key.slice(key.indexOf(':') + 1)
    busy.set(id, [...(busy.get(id) ?? []), { from: milliseconds(start), to: milliseconds(end) }])
  }
  return succeeded(busy)
}

/** When a patient is busy within the span, as a booking would be told: by what the actor sees. */
export async function patientStretches(
  context: Context,
  { patient, except }: { readonly patient: string | undefined; readonly except: string | undefined },
  span: Span,
): Promise<Outcome<readonly Stretch[]>> {
  if (!patient) return succeeded([])
  const found = await patientAppointments(context, patient, span)
  if (!found.ok) return found

  const wanted = {
    id: except,
    status: 'booked',
    span,
    practitioners: [],
    patients: [patient],
    rooms: [],
  } as const
  const met = findClashes(wanted, found.value.map(bookingOf)).map((clash) => clash.with)
  const busy = found.value.filter(({ id }) => met.includes(id))
  return succeeded(joined(busy.flatMap(({ start, end }) => stretchOf(start, end))))
}

function stretchOf(start: string | undefined, end: string | undefined): readonly Stretch[] {
  return start && end ? [{ from: milliseconds(start), to: milliseconds(end) }] : []
}
