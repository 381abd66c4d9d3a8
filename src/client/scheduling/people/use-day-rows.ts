import { mostRows, type Owners, useAppointments } from '#client/scheduling/day/use-appointments.ts'
import { useRowsOfWeeks } from '#client/scheduling/day/use-rows-of-weeks.ts'
import { type AwaitedAnswer, knownOf } from '#client/ui/states/answered.tsx'
import type { Appointment } from '#generated/types/appointment.ts'

/** The appointments of some days, as far as they are known, and the days of which not everything was read. */
export type DayRows = {
  readonly answer: AwaitedAnswer<unknown>
  readonly known: readonly Appointment[] | undefined
  readonly cut: readonly string[]
}

const noDates: readonly string[] = []

/** Of one week so many pages are read: of twelve people thirty appointments a day each. */
const pagesOfWeek = 5

/** The appointments of a day, or of the week of one person, by one question of at most as many as it answers; of a week of several, page after page. */
export function useDayRows(owners: Owners, dates: readonly string[], timezone: string): DayRows {
  const isLong = dates.length > 1 && howMany(owners) > 1
  const short = useAppointments(isLong ? 'nobody' : owners, dates, timezone)
  const long = useRowsOfWeeks(isLong ? owners : 'nobody', dates, { timezone, mostPages: pagesOfWeek })
  if (!isLong) return { answer: short, known: knownOf(short)?.items, cut: noDates }
  return { answer: long.answer, known: long.answer?.ok ? long.known : undefined, cut: long.cut }
}

function howMany(owners: Owners): number {
  if (typeof owners === 'string') return owners === 'nobody' ? 0 : mostRows
  return 'field' in owners ? owners.ids.length : owners.length
}
