import type { AppointmentStatus } from '#generated/enumerations/appointment-status.ts'
import { overlap, type Span } from '#shared/time/span.ts'
import { busyStatuses } from './appointment-lifecycle.ts'

/** As much of an appointment as decides whether two of them collide. */
export type Booking = {
  readonly id?: string | undefined
  readonly status: AppointmentStatus
  readonly span?: Span | undefined
  readonly practitioners: readonly string[]
  readonly patients: readonly string[]
  readonly rooms: readonly string[]
}

/** Whose time is taken twice. */
export type ClashKind = 'practitioner' | 'patient' | 'room'

/** One collision: who or what is busy, and with which appointment. */
export type Clash = { readonly kind: ClashKind; readonly id: string; readonly with: string | undefined }

/** What of the wanted appointment is already busy. Half-open spans; only appointments that hold time count; never one with itself. */
export function findClashes(wanted: Booking, booked: readonly Booking[]): readonly Clash[] {
  const { span } = wanted
  if (!span || !busyStatuses.includes(wanted.status)) return []

  return booked
    .filter((other) => other.id === undefined || other.id !== wanted.id)
    .filter((other) => other.span && busyStatuses.includes(other.status) && overlap(span, other.span))
    .flatMap((other) => [
      ...shared('practitioner', { mine: wanted.practitioners, theirs: other.practitioners }, other.id),
      ...shared('patient', { mine: wanted.patients, theirs: other.patients }, other.id),
      ...shared('room', { mine: wanted.rooms, theirs: other.rooms }, other.id),
    ])
}

function shared(
  kind: ClashKind,
  { mine, theirs }: { readonly mine: readonly string[]; readonly theirs: readonly string[] },
  other: string | undefined,
): readonly Clash[] {
  return mine.filter((id) => theirs.includes(id)).map((id) => ({ kind, id, with: other }))
}
