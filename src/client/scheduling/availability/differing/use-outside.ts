import { useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { contentOf, type ScheduleContent } from '#client/scheduling/availability/saving/schedule-content.ts'
import type { HoursWork } from '#client/scheduling/availability/saving/use-hours.ts'
import { mostRows, type Owners, useAppointments } from '#client/scheduling/day/use-appointments.ts'
import { knownOf } from '#client/ui/states/answered.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { hoursProblems } from '#shared/scheduling/hours/hours-problems.ts'
import { outsideHours } from '#shared/scheduling/hours/outside-hours.ts'
import { plusDays } from '#shared/time/calendar.ts'
import { milliseconds } from '#shared/time/span.ts'

/** Appointments that are booked already and fall outside the hours as they stand in the editor. */
export type Outside = {
  /** Those that are outside by what was just changed first. */
  readonly listed: readonly Appointment[]
  /** How many of them fit the hours that are saved. */
  readonly fresh: number
  /** There are more appointments ahead than were looked at. */
  readonly isCut: boolean
}

/** So many days ahead are looked at. */
export const outsideDays = 120

/** Which appointments ahead fall outside the hours as they stand in the editor; none while the hours themselves are wrong. */
export function useOutside({ base, now }: HoursWork, today: string): Outside {
  const { booked, isCut } = useBooked(now, today)
  return useMemo(() => {
    const isWrong = hoursProblems(now).some(({ stops }) => stops)
    const outside = isWrong ? [] : outsideHours(now, booked)
    const before = new Set(base ? outsideHours(contentOf(base), booked) : [])
    const fresh = outside.filter((each) => !before.has(each))
    const listed = [...fresh, ...outside.filter((each) => before.has(each))]
    return { listed, fresh: fresh.length, isCut }
  }, [base, now, booked, isCut])
}

const none: readonly Appointment[] = []

/** What is booked of the owner from now on; nothing where the reader may not see it. */
function useBooked({ owner, ownerKind, timezone }: ScheduleContent, today: string) {
  const { may } = usePermissions()
  const dates = useMemo(() => [today, plusDays(today, outsideDays)], [today])
  const id = owner.id
  const owners = useMemo((): Owners => {
    if (ownerKind === 'Practitioner') return [id]
    if (ownerKind === 'Location') return { field: 'location', ids: [id] }
    return ownerKind === 'Program' ? { field: 'program', ids: [id] } : 'nobody'
  }, [id, ownerKind])
  const answer = useAppointments(may('Appointment:Read') ? owners : 'nobody', dates, timezone)
  const { instant } = useWorld()
  const items = knownOf(answer)?.items
  // What has begun already is not moved any more.
  const booked = useMemo(() => {
    const begins = milliseconds(instant())
    return items?.filter(({ start }) => start !== undefined && milliseconds(start) > begins) ?? none
  }, [items, instant])
  return { booked, isCut: items?.length === mostRows }
}
