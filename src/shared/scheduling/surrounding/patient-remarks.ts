import type { Appointment } from '#generated/types/appointment.ts'
import type { Coverage } from '#generated/types/coverage.ts'
import { busyStatuses } from '#shared/scheduling/appointment-lifecycle.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { overlap } from '#shared/time/span.ts'

/** What is known of the patients of a wanted time and of its day. */
export type PatientDays = {
  /** Services that somebody is to pay for, by their ids. */
  readonly billable: ReadonlySet<string>
  /** Active ones; undefined where whoever asks may not read such rows. */
  readonly coverages: readonly Coverage[] | undefined
  /** Those of the same services and patients; others may be among them. */
  readonly appointments: readonly Appointment[]
}

/** What is to be said of one patient: that nobody pays that day, or which other appointment of the same service there is. */
export type PatientRemark = {
  readonly patientId: string
  readonly pointer: string
  readonly other?: Appointment
}

/** A wanted time with what it was before. */
export type Rebooked = { readonly before?: Appointment | undefined; readonly after: Appointment }

/**
 * For each patient of a wanted time whether nobody pays that day, and whether the same service is booked twice that day (workflows: Book a
 * visit). Who was asked once about this patient, service and day is not asked again. What is booked at the very time is said as such.
 */
export function patientRemarks(
  { before, after }: Rebooked,
  { billable, coverages, appointments }: PatientDays,
): readonly PatientRemark[] {
  const { kind, serviceType, attendees = [] } = after
  const day = dayOf(after)
  if (!serviceType || day === undefined) return []
  const isPaid = coverages !== undefined && kind === 'Visit' && billable.has(serviceType.id)
  const asked = patientsAsked({ before, after })
  return attendees.flatMap(({ subject: { id: patientId } }, index): readonly PatientRemark[] => {
    if (!asked.includes(patientId)) return []
    const remark = { patientId, pointer: `/attendees/${index}` }
    const isUncovered = isPaid && !coverages.some((coverage) => covers(coverage, { patientId, day, after }))
    const other = appointments.find((each) => isSameThatDay(each, { patientId, day, before, after }))
    return [...(isUncovered ? [remark] : []), ...(other ? [{ ...remark, other }] : [])]
  })
}

const neverAsked: readonly Appointment['status'][] = ['proposed', 'waitlist']

/** What somebody was asked about before; nothing where it is new, or had no time yet. */
export function askedBefore(before: Appointment | undefined): Appointment | undefined {
  return before && !neverAsked.includes(before.status) ? before : undefined
}

/** The patients of whom something is new: they themselves, the service, or the day. */
export function patientsAsked({ before, after }: Rebooked): readonly string[] {
  const wanted = (after.attendees ?? []).flatMap((each) => (takesPart(each) ? [each.subject.id] : []))
  const known = askedBefore(before)
  if (known?.serviceType?.id !== after.serviceType?.id || !known || dayOf(known) !== dayOf(after))
    return wanted
  const asked = new Set((known.attendees ?? []).map(({ subject }) => subject.id))
  return wanted.filter((id) => !asked.has(id))
}

/** The day of an appointment in its own zone. */
export function dayOf({ start, timezone }: Appointment): string | undefined {
  return start === undefined ? undefined : localDate(start, timezone)
}

/** A patient who is to come. */
export function takesPart({ subject, status }: NonNullable<Appointment['attendees']>[number]): boolean {
  return subject.resourceType === 'Patient' && status !== 'cancelled'
}

type That = { readonly patientId: string; readonly day: string } & Rebooked

/** As the rule Insurance counts by default: whoever pays, also the patient; not while it is pending, and not for other programs than its own. */
function covers({ beneficiary, status, period, programs = [] }: Coverage, { patientId, day, after }: That) {
  const { start, end = day } = period
  const isIts = programs.length === 0 || programs.some(({ id }) => id === after.program?.id)
  return beneficiary.id === patientId && status === 'Active' && (start ?? day) <= day && day <= end && isIts
}

/** Statuses of an appointment that takes or took place. */
export const countedStatuses: readonly Appointment['status'][] = [...busyStatuses, 'fulfilled']

function isSameThatDay(other: Appointment, { patientId, day, before, after }: That): boolean {
  const isItself = [before?.id, after.id, after.rescheduledFrom?.id].includes(other.id)
  if (isItself || !other.start || !other.end || !after.start || !after.end) return false
  const isAtOnce =
    busyStatuses.includes(other.status) &&
    overlap({ start: other.start, end: other.end }, { start: after.start, end: after.end })
  return (
    !isAtOnce &&
    countedStatuses.includes(other.status) &&
    other.serviceType?.id === after.serviceType?.id &&
    localDate(other.start, after.timezone) === day &&
    (other.attendees ?? []).some((each) => takesPart(each) && each.subject.id === patientId)
  )
}
