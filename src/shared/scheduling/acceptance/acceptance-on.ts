import type { BookingAcceptance } from '#generated/enumerations/booking-acceptance.ts'
import type { Schedule } from '#generated/types/schedule.ts'

/** Whose bookings wait for the owner of these schedules on that day: of several that hold, what the strictest says. */
export function acceptanceOn(
  schedules: readonly Pick<Schedule, 'active' | 'period' | 'acceptance'>[],
  day: string,
): BookingAcceptance {
  const said = schedules
    .filter(({ active, period = {} }) => {
      const { start, end } = period
      return active && (start ?? day).slice(0, 10) <= day && day <= (end ?? day).slice(0, 10)
    })
    .map(({ acceptance }) => acceptance)
  if (said.includes('Everyone')) return 'Everyone'
  return said.includes('OtherTeams') ? 'OtherTeams' : 'None'
}
