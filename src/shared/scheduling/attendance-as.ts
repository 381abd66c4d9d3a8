import { attendance } from '#generated/lists/attendance.ts'
import type { Attendee } from '#generated/types/attendee.ts'

/** How somebody's part in a meeting may differ from all of it. */
export type AttendanceCode = 'late' | 'left-early' | 'excused'

/** The item of the coded list that says so, as an attendee holds it. */
export function attendanceAs(code: AttendanceCode): NonNullable<Attendee['attendance']> {
  const display = attendance.items.find((item) => item.code === code)?.display ?? code
  return { code, display }
}
