import { plusMinutes } from '#shared/time/span.ts'

/** So long an appointment lasts at most (schemas/resources/appointment.json). */
export const longestHours = 16

/**
 * The earliest moment at which an appointment can have begun that has not ended by then. A question about what touches a time says it
 * too: with it the database looks at a few days of somebody's appointments, not at all of them before that time.
 */
export function earliestStart(moment: string): string {
  return plusMinutes(moment, -longestHours * 60)
}
