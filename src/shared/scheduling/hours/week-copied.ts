import type { Availability } from '#generated/types/availability.ts'
import { type ScheduleRows, usualWeek } from './usual-week.ts'

/** The usual week of somebody else, as the beginning of another one's. */
export function weekCopied(hours: ScheduleRows, newId: () => string): readonly Availability[] {
  return usualWeek(hours).flatMap(({ rows }) => rows.map((row) => ({ ...row, id: newId() })))
}
