import type { Appointment } from '#generated/types/appointment.ts'
import type { Context } from '#server/operations/handler.ts'
import type { Rebooked } from '#shared/scheduling/surrounding/patient-remarks.ts'

const judged: readonly Appointment['status'][] = ['pending', 'booked']

/** Is anybody asked about what stands around this time? Not once `confirmed`, for what is made of a series, and for a time that is offered to somebody who waits. */
export function isAskedAround({ options }: Context, { before, after }: Rebooked): boolean {
  const { start, end, status, series } = after
  if (options.confirmed === true || !judged.includes(status) || !start || !end) return false
  if (!before && series) return false
  return !(before?.status === 'waitlist' && status === 'pending')
}
