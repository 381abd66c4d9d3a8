import type { AppointmentStatus } from '#generated/enumerations/appointment-status.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Attendee } from '#generated/types/attendee.ts'
import type { ExpectedVisit } from '#generated/types/expected-visit.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { milliseconds } from '#shared/time/span.ts'
import { ownPlaces } from './own-places.ts'
import { patientsToDo, type ToDo } from './patients-to-do.ts'

const most = 200
const longestHours = 26

/** Visits that were never booked, or are not any more, are no business of a desk. */
const shown: readonly AppointmentStatus[] = [
  'booked',
  'arrived',
  'checked-in',
  'fulfilled',
  'noshow',
  'cancelled',
]

/** The day at the front desk: the visits that the asker's calendar would show at the own locations, each with what is still to do; nothing of rows of a type that the asker does not read. */
export const arrivals: Handler<'appointment.arrivals'> = async (context, { from, to, everywhere }) => {
  const length = milliseconds(to) - milliseconds(from)
  if (length <= 0) return refuse('/to', 'scheduling.end-before-start')
  if (length > longestHours * 3_600_000)
    return refuse('/to', 'scheduling.day-too-long', { parameters: { hours: longestHours } })

  const places = await ownPlaces(context)
  if (!places.ok) return places
  const { locations, ids } = places.value
  const page = await visitsOf(context, { from, to, places: everywhere ? [] : ids })
  if (!page.ok) return page
  const { rows, isWhole } = page.value
  const patients = [...new Set(rows.flatMap(patientsOf).map(({ subject }) => subject.id))]
  const toDo = await patientsToDo(context, patients)
  if (!toDo.ok) return toDo
  const waiting = await count(context, 'waitlist')
  if (!waiting.ok) return waiting
  const held = await count(context, 'pending')
  if (!held.ok) return held

  const visits = rows.map((appointment) => visitOf(appointment, toDo.value))
  return succeeded({ visits, isWhole, locations: [...locations], waiting: waiting.value, held: held.value })
}

type Asked = { readonly from: string; readonly to: string; readonly places: readonly string[] }

async function visitsOf(
  context: Context,
  { from, to, places }: Asked,
): Promise<Outcome<{ readonly rows: readonly Appointment[]; readonly isWhole: boolean }>> {
  const filters = [
    { field: 'start', op: 'ge', value: from },
    { field: 'start', op: 'lt', value: to },
    { field: 'kind', op: 'in', value: ['Visit', 'Intake'] },
    { field: 'status', op: 'in', value: shown },
    ...(places.length > 0 ? [{ field: 'location', op: 'in', value: places } as const] : []),
  ] as const
  const found = await context.stores
    .of('Appointment')
    .find({ filters, orderBy: 'start', order: 'asc', pageSize: most })
  if (!found.ok) return found
  return succeeded({ rows: found.value.rows, isWhole: found.value.continuation === undefined })
}

async function count(context: Context, status: AppointmentStatus): Promise<Outcome<number>> {
  const filters = [{ field: 'status', op: 'eq', value: status }] as const
  const found = await context.stores.of('Appointment').find({ filters, counting: 'countOnly' })
  return found.ok ? succeeded(found.value.total ?? 0) : found
}

function visitOf(appointment: Appointment, { packets, copays }: ToDo): ExpectedVisit {
  const toDo = patientsOf(appointment).map(({ id, subject }) => {
    const copay = appointment.copay ?? copays?.get(subject.id)
    return {
      attendee: id,
      ...(packets && { openPackets: packets.get(subject.id) ?? 0 }),
      ...(copay && { copay }),
    }
  })
  return { appointment, toDo }
}

function patientsOf({ attendees = [] }: Appointment): readonly Attendee[] {
  return attendees.filter(({ subject }) => subject.resourceType === 'Patient')
}
