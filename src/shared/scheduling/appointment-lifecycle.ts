import type { AppointmentStatus } from '#generated/enumerations/appointment-status.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { milliseconds } from '#shared/time/span.ts'

/** Read a row as: from this status these may follow. What is not written cannot happen. */
export const appointmentLifecycle: {
  readonly [Status in AppointmentStatus | 'new']: readonly AppointmentStatus[]
} = {
  new: ['proposed', 'pending', 'booked', 'waitlist', 'arrived', 'checked-in'],
  proposed: ['pending', 'booked', 'waitlist', 'cancelled', 'entered-in-error'],
  waitlist: ['proposed', 'pending', 'booked', 'cancelled', 'entered-in-error'],
  pending: ['booked', 'waitlist', 'cancelled', 'entered-in-error'],
  booked: ['arrived', 'checked-in', 'fulfilled', 'noshow', 'cancelled', 'pending', 'entered-in-error'],
  arrived: ['checked-in', 'fulfilled', 'booked', 'cancelled', 'entered-in-error'],
  'checked-in': ['fulfilled', 'arrived', 'booked', 'cancelled', 'entered-in-error'],
  fulfilled: ['checked-in', 'entered-in-error'],
  noshow: ['booked', 'arrived', 'entered-in-error'],
  cancelled: ['booked', 'entered-in-error'],
  'entered-in-error': [],
}

/** Statuses in which an appointment takes somebody's time. */
export const busyStatuses: readonly AppointmentStatus[] = ['pending', 'booked', 'arrived', 'checked-in']

/** How far from now a walk-in may start. */
const walkInMinutes = 15
/** How long a no-show may be taken back. */
const noShowUndoHours = 72

/** What a status change is judged by. */
export type StatusFacts = {
  readonly from: AppointmentStatus | 'new'
  readonly start?: string | undefined
  readonly timezone: string
  /** When the present status was reached; absent: not known. */
  readonly since?: string | undefined
  readonly hasSignedNote: boolean
  readonly hasFinishedSession: boolean
  /** Nobody is checked in where no patient comes. */
  readonly needsCheckIn: boolean
  readonly hasCancellation: boolean
  /** How long after the start screens wait with offering a no-show; whoever decides on one waits for the start alone. */
  readonly graceMinutes?: number | undefined
}

type Doubt = (facts: StatusFacts, now: string) => string | undefined

/** The guards of the table, by `from>to`; each answers a message id when the change has to wait or never may come. */
const guards: { readonly [change: string]: Doubt } = {
  'new>arrived': walkInIsNow,
  'new>checked-in': walkInIsNow,
  'booked>noshow': ({ start, graceMinutes }, now) =>
    mayBeMissed(start, now, graceMinutes) ? undefined : 'scheduling.no-show-before-start',
  'booked>fulfilled': withoutCheckIn,
  'arrived>booked': sameDay,
  'noshow>arrived': (facts, now) => sameDay(facts, now) ?? withoutSignedNote(facts),
  'noshow>booked': (facts, now) =>
    milliseconds(now) - milliseconds(facts.since ?? now) > noShowUndoHours * 3_600_000
      ? 'scheduling.no-show-too-old'
      : withoutSignedNote(facts),
  'fulfilled>checked-in': withoutSignedNote,
  'cancelled>booked': (facts, now) => (hasStarted(facts, now) ? 'scheduling.reinstate-in-past' : undefined),
}

/** May the appointment take this status now? `invalid` with 2001 and the reason when not. Staying in a status always may. */
export function statusAfter(
  facts: StatusFacts,
  to: AppointmentStatus,
  now: string,
): Outcome<AppointmentStatus> {
  if (facts.from === to) return succeeded(to)
  if (!appointmentLifecycle[facts.from].includes(to)) return refused('scheduling.no-such-change', facts, to)
  if (to === 'cancelled' && !facts.hasCancellation)
    return refused('scheduling.cancellation-needed', facts, to)

  const doubt = guards[`${facts.from}>${to}`]?.(facts, now)
  return doubt ? refused(doubt, facts, to) : succeeded(to)
}

/** The statuses that a screen offers now, in the order of the table. */
export function offeredStatuses(facts: StatusFacts, now: string): readonly AppointmentStatus[] {
  const willing = { ...facts, hasCancellation: true }
  return appointmentLifecycle[facts.from].filter((to) => statusAfter(willing, to, now).ok)
}

/** The status of a group's appointment as its attendees' statuses make it. */
export function groupStatus(
  attendees: readonly AppointmentStatus[],
  facts: { readonly hasStarted: boolean; readonly hasFinishedSession: boolean },
): AppointmentStatus {
  if (facts.hasFinishedSession) return 'fulfilled'
  if (attendees.includes('checked-in')) return 'checked-in'
  if (attendees.includes('arrived')) return 'arrived'
  if (attendees.length === 0) return 'booked'
  if (attendees.every((status) => status === 'cancelled')) return 'cancelled'

  const nobodyCame = attendees.every((status) => status === 'noshow' || status === 'cancelled')
  return facts.hasStarted && nobodyCame ? 'noshow' : 'booked'
}

/** Can somebody have missed what starts then? Nobody before the start, and for a screen nobody in the minutes of grace after it. */
export function mayBeMissed(start: string | undefined, now: string, graceMinutes = 0): boolean {
  return start !== undefined && milliseconds(start) + graceMinutes * 60_000 <= milliseconds(now)
}

/** Whom nobody meets at a desk is not checked in: only visits and intakes have patients. */
export function needsCheckIn({ kind }: Pick<Appointment, 'kind'>): boolean {
  return kind === 'Visit' || kind === 'Intake'
}

function hasStarted(facts: StatusFacts, now: string): boolean {
  return mayBeMissed(facts.start, now)
}

/** Straight from booked is done only what is written down and signed, or what begins without a check-in. */
function withoutCheckIn(facts: StatusFacts, now: string): string | undefined {
  if (facts.hasFinishedSession) return undefined
  if (facts.needsCheckIn) return 'scheduling.check-in-first'
  return hasStarted(facts, now) ? undefined : 'scheduling.fulfilled-before-start'
}

function walkInIsNow(facts: StatusFacts, now: string): string | undefined {
  const away = Math.abs(milliseconds(facts.start ?? now) - milliseconds(now))
  return away > walkInMinutes * 60_000 ? 'scheduling.walk-in-not-now' : undefined
}

function sameDay(facts: StatusFacts, now: string): string | undefined {
  const day = localDate(facts.start ?? now, facts.timezone)
  return day === localDate(now, facts.timezone) ? undefined : 'scheduling.day-is-over'
}

function withoutSignedNote(facts: StatusFacts): string | undefined {
  return facts.hasSignedNote ? 'scheduling.note-is-signed' : undefined
}

function refused(message: string, facts: StatusFacts, to: AppointmentStatus) {
  const parameters = { from: facts.from, to }
  return refuse('/status', message, { parameters, subStatus: subStatuses.statusChange })
}
