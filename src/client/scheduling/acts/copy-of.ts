import type { BookingFields } from '#client/scheduling/booking/state/booking-fields.ts'
import { fieldsOf } from '#client/scheduling/booking/state/fields-of.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { plusDays } from '#shared/time/calendar.ts'

/** What a booking begins with that is to be the same as this appointment, a week later at the same time: who, what, with whom, how long and where. What was said of this one alone, its description and its status, is left. */
export function copyOf(appointment: Appointment): Partial<BookingFields> {
  const { date, description: _, ...fields } = fieldsOf(appointment)
  return { ...fields, ...(date && { date: plusDays(date, 7) }) }
}
