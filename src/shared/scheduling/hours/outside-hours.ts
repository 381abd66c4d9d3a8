import type { AppointmentKind } from '#generated/enumerations/appointment-kind.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Schedule } from '#generated/types/schedule.ts'
import { busyStatuses } from '#shared/scheduling/appointment-lifecycle.ts'
import { offHours } from '#shared/scheduling/off-hours.ts'
import { localMoment } from '#shared/time/local-moment.ts'

type Judging = Pick<Schedule, 'availability' | 'exceptions' | 'timezone'> & Partial<Pick<Schedule, 'period'>>

type Booked = Pick<Appointment, 'id' | 'start' | 'end' | 'status' | 'kind'>

const metKinds: readonly AppointmentKind[] = ['Visit', 'Intake', 'Meeting']

/** Of the appointments that are booked, those at a time that these hours do not say is open. Days outside the schedule's period are not judged. */
export function outsideHours<Row extends Booked>(schedule: Judging, booked: readonly Row[]): readonly Row[] {
  return booked.filter(({ start, end, status, kind }) => {
    if (!start || !end || !busyStatuses.includes(status) || !metKinds.includes(kind)) return false
    return isOutside(schedule, start, end)
  })
}

function isOutside(schedule: Judging, start: string, end: string): boolean {
  const { date, minuteOfDay: from } = localMoment(start, schedule.timezone)
  const { period } = schedule
  const isIn = (period?.start ?? date).slice(0, 10) <= date && date <= (period?.end ?? date).slice(0, 10)
  const until = localMoment(end, schedule.timezone)
  const to = until.date === date ? until.minuteOfDay : 1440
  return isIn && offHours(schedule, date).some((off) => off.from < to && from < off.to)
}
