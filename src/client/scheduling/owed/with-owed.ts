import type { Appointment } from '#generated/types/appointment.ts'
import type { OwedAppointment } from './owed-appointments.ts'
import { isMadeHere } from './waiting-appointments.ts'

/**
 * The appointments of the calendar as this device wants them: what is owed stands in place of what was read, also where it was not read
 * because it comes from another day; unless what was read is newer and nothing waits any more.
 */
export function withOwed(
  rows: readonly Appointment[],
  owed: ReadonlyMap<string, OwedAppointment>,
): readonly Appointment[] {
  if (owed.size === 0) return rows
  const read = new Map(rows.map((row) => [row.id, row]))
  const wanted = [...owed.values()].flatMap(({ appointment, waits }) => {
    const row = read.get(appointment.id)
    // What was made here has just been stored where it was not read yet: it stays until it is.
    const isUnread = !row && isMadeHere(appointment)
    const isStored = !waits && !isUnread && row?.meta.versionId !== appointment.meta.versionId
    return isStored ? [] : [appointment]
  })
  const ids = new Set(wanted.map(({ id }) => id))
  return [...rows.filter(({ id }) => !ids.has(id)), ...wanted]
}
