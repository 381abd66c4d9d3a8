import { type ChangeFields, changesOf } from '#client/scheduling/series/change-fields.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { plusMinutes } from '#shared/time/span.ts'

/** The appointment as the fields have it; undefined where nothing is changed. */
export function movedAppointment(fields: ChangeFields, appointment: Appointment): Appointment | undefined {
  const changes = changesOf(fields, appointment)
  const start = changes?.start ?? appointment.start
  if (!changes || start === undefined) return undefined
  const { minutes } = fields
  return {
    ...appointment,
    ...changes,
    start,
    end: plusMinutes(start, minutes),
    duration: minutes,
  }
}
