import { weekdays } from '#generated/enumerations/weekday.ts'
import type { Availability } from '#generated/types/availability.ts'

/** Monday to Friday from 9 to 5. */
export function officeHours(newId: () => string): readonly Availability[] {
  return weekdays.slice(0, 5).map((weekday) => {
    return { id: newId(), kind: 'Available', weekday, start: '09:00', end: '17:00' }
  })
}
