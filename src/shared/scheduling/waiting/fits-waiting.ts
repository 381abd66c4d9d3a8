import type { Appointment } from '#generated/types/appointment.ts'
import { fitsClock, fitsDay } from '#shared/scheduling/finding/time-wishes.ts'
import { elapsedMinutes } from '#shared/time/elapsed-minutes.ts'
import { localMoment } from '#shared/time/local-moment.ts'
import type { Span } from '#shared/time/span.ts'

/** A time that is free, and what it is free for as far as that is said. */
export type FreedTime = Span & {
  readonly owner: string
  readonly service?: string | undefined
  readonly program?: string | undefined
}

/** True where a time would do for somebody who waits: the service, the person who was wished or else the program, the length, and the wishes on the clock of the appointment. */
export function fitsWaiting(row: Appointment, time: FreedTime): boolean {
  const { serviceType, waitlist = {}, timezone, duration } = row
  if (row.status !== 'waitlist') return false
  if (time.service !== undefined && serviceType?.id !== time.service) return false
  if (!isWithWhom(row, time)) return false

  const minutes = elapsedMinutes(time, [])
  if (duration > minutes) return false
  const { date, minuteOfDay } = localMoment(time.start, timezone)
  return fitsDay(waitlist, date) && fitsClock(waitlist, minuteOfDay, duration)
}

function isWithWhom({ waitlist, program }: Appointment, time: FreedTime): boolean {
  const wished = waitlist?.practitioners ?? []
  if (wished.length > 0) return wished.some(({ id }) => id === time.owner)
  return program === undefined || time.program === undefined || program.id === time.program
}
