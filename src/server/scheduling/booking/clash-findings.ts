import { registry } from '#generated/tables/registry.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Context } from '#server/operations/handler.ts'
import { nameFor } from '#server/stores/references/masked.ts'
import { storedDocument, untypedRow } from '#server/stores/typed-row.ts'
import type { Finding, Outcome } from '#shared/outcome/outcome.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { findClashes } from '#shared/scheduling/find-clashes.ts'
import { overlap, type Span } from '#shared/time/span.ts'
import { busySpan } from './book-slots.ts'
import { bookingOf } from './booking-of.ts'
import { type Occupied, occupiedBy } from './occupied-by.ts'
import { patientAppointments } from './patient-appointments.ts'
import { holdWhileBooking, takenSlots } from './slots-query.ts'

/**
 * Every collision of the wanted time that still needs somebody's word: people and rooms by their lanes, patients by their
 * other appointments. Nothing once `confirmed`, except where no further lane is to be had; nothing when the time stays as it was.
 */
export async function clashFindings(
  context: Context,
  wanted: Appointment,
  { before, leaving = noOne }: Leaving,
): Promise<Outcome<readonly Finding[]>> {
  const span = busySpan(wanted)
  if (!span || (before && occupiesTheSame(before, wanted))) return succeeded([])

  const occupied = await occupiedBy(context, wanted)
  if (!occupied.ok) return occupied
  const patients = bookingOf(wanted).patients.map((id) => `patient:${id}`)
  await holdWhileBooking(context, [...occupied.value.map(({ key }) => key), ...patients])
  const findings: Finding[] = []
  for (const each of occupied.value) {
    findings.push(...(await laneFindings(context, each, { span, before, leaving })))
  }

  const met = await patientFindings(context, wanted, { span, before, leaving })
  return met.ok ? succeeded([...findings, ...met.value]) : met
}

/** What the appointment was before, and the others that give up their time in the same act. */
type Leaving = { readonly before: Appointment | undefined; readonly leaving?: ReadonlySet<string> }

const noOne: ReadonlySet<string> = new Set()

type Time = Required<Leaving> & { readonly span: Span; readonly wanted: Appointment }

async function laneFindings(
  context: Context,
  occupied: Occupied,
  { span, before, leaving }: Omit<Time, 'wanted'>,
): Promise<readonly Finding[]> {
  const found = await takenSlots(context, occupied.key, { span, except: before?.id })
  const taken = found.filter((slot) => !leaving.has(slot.appointmentId))
  const isSeen = context.options.confirmed === true
  const lanes = new Set(taken.map((slot) => slot.lane)).size
  if (lanes < (isSeen ? occupied.most : occupied.open)) return []

  const isFull = lanes >= occupied.most
  const other = await otherAppointment(context, taken[0]?.appointmentId)
  const message = `scheduling.busy-${occupied.kind}${isFull ? '-full' : ''}`
  return [{ pointer: occupied.pointer, weight: isFull ? 'blocks' : 'warns', message, parameters: other }]
}

/** What may be said of the other appointment: its own title to who may see it, to others nothing. */
async function otherAppointment(
  context: Context,
  id: string | undefined,
): Promise<{ readonly other: string }> {
  const found = id ? await context.stores.of('Appointment').get(id) : undefined
  if (!found?.ok) return { other: '–' }
  const row = storedDocument(untypedRow(found.value))
  return { other: nameFor(context.actor, registry.Appointment, row) }
}

async function patientFindings(
  context: Context,
  wanted: Appointment,
  { span, before, leaving }: Omit<Time, 'wanted'>,
): Promise<Outcome<readonly Finding[]>> {
  if (context.options.confirmed === true) return succeeded([])

  const findings: Finding[] = []
  for (const [index, { subject }] of (wanted.attendees ?? []).entries()) {
    if (subject.resourceType !== 'Patient') continue
    const clash = await patientClash(context, subject.id, { span, wanted, before, leaving })
    if (!clash.ok) return clash
    if (!clash.value) continue
    const parameters = await otherAppointment(context, clash.value)
    findings.push({
      pointer: `/attendees/${index}`,
      weight: 'warns',
      message: 'scheduling.busy-patient',
      parameters,
    })
  }
  return succeeded(findings)
}

async function patientClash(
  context: Context,
  patientId: string,
  { span, wanted, before, leaving }: Time,
): Promise<Outcome<string | undefined>> {
  const found = await patientAppointments(context, patientId, span)
  if (!found.ok) return found

  const mine = { ...bookingOf(wanted), id: before?.id, practitioners: [], rooms: [], patients: [patientId] }
  const staying = found.value.filter(({ id }) => !leaving.has(id))
  return succeeded(findClashes(mine, staying.map(bookingOf)).find((clash) => clash.kind === 'patient')?.with)
}

/** A change that moves nobody asks nothing: who confirmed a collision once is not asked again at check-in. */
function occupiesTheSame(before: Appointment, wanted: Appointment): boolean {
  const [was, is] = [busySpan(before), busySpan(wanted)]
  if (!was || !is || !overlap(was, is)) return false

  const people = (each: Appointment) =>
    JSON.stringify([
      each.owner.id,
      each.location?.id,
      (each.resources ?? []).map(({ id }) => id),
      (each.attendees ?? []).map(({ subject }) => subject.id),
    ])
  return was.start === is.start && was.end === is.end && people(before) === people(wanted)
}
