import type { Appointment } from '#generated/types/appointment.ts'
import type { BusySpan } from '#generated/types/busy-span.ts'
import type { Note } from '#generated/types/note.ts'
import type { Schedule } from '#generated/types/schedule.ts'
import { busyStatuses } from '#shared/scheduling/appointment-lifecycle.ts'
import type { DaySpan } from '#shared/scheduling/lay-out-day.ts'
import { type OffStretch, offHours } from '#shared/scheduling/off-hours.ts'
import { uncoveredSpans } from '#shared/scheduling/uncovered-spans.ts'
import type { DayColumn } from './day-column.ts'
import { dayEvents, minutesOn } from './day-events.ts'
import { busyParts, isInLane, type Lane } from './lane.ts'

/** What is known of some people, or rooms, on some days. */
export type KnownDays = {
  readonly lanes: readonly Lane[]
  readonly dates: readonly string[]
  readonly today: string
  readonly timezone: string
  readonly appointments: readonly Appointment[]
  readonly notes: ReadonlyMap<string, Note>
  readonly schedules: readonly Schedule[]
  /** The days on which the practice is closed, and what they are called. */
  readonly holidays: ReadonlyMap<string, string>
  /** When people and rooms are busy, whatever the reader sees of it. */
  readonly busy: readonly BusySpan[]
  /** The appointments that were seen when that was told. */
  readonly seen: readonly Appointment[]
}

const usualSlot = 15

/** True where an appointment that is seen explains why its time is taken: that of a visit stays taken when the visit is over. */
export function explainsTime({ status }: Pick<Appointment, 'status'>): boolean {
  return status === 'fulfilled' || busyStatuses.includes(status)
}

/** The columns that show these lanes on these days, one day after the other. */
export function dayColumns(known: KnownDays): readonly DayColumn[] {
  return known.dates.flatMap((date) => known.lanes.map((lane) => columnOf(known, lane, date)))
}

function columnOf(known: KnownDays, lane: Lane, date: string): DayColumn {
  const { timezone, notes, today } = known
  const own = known.appointments.filter((appointment) => isInLane(appointment, lane))
  const schedule = known.schedules.find(({ owner }) => owner.id === lane.id)
  const holiday = known.holidays.get(date)
  return {
    key: `${lane.id} ${date}`,
    lane,
    date,
    isToday: date === today,
    ...(holiday === undefined ? {} : { holiday }),
    events: dayEvents(own, { date, timezone, notes }),
    off: holiday === undefined ? hoursOff(schedule, date) : [wholeDay(holiday)],
    unseen: unseenOf(known, lane, date),
    slotMinutes: schedule?.slotMinutes ?? usualSlot,
  }
}

function hoursOff(schedule: Schedule | undefined, date: string): readonly OffStretch[] {
  return schedule ? offHours(schedule, date) : []
}

/** On a closed day nobody's hours and no exception count, as for whoever looks for a free time. */
function wholeDay(holiday: string): OffStretch {
  return { from: 0, to: 24 * 60, kind: 'Closed', reason: holiday }
}

/** The parts of a lane's busy time that none of the appointments which are seen there explains. */
function unseenOf(known: KnownDays, lane: Lane, date: string): readonly DaySpan[] {
  const { owners, locations } = busyParts(lane)
  const parts = [
    ...owners.map((id): Lane => ({ kind: 'person', id, display: '' })),
    ...locations.map((id): Lane => ({ kind: 'room', id, display: '' })),
  ]
  return together(parts.flatMap((part) => unseenOfOne(known, part, date)))
}

function unseenOfOne({ busy, seen, timezone }: KnownDays, part: Lane, date: string): readonly DaySpan[] {
  const known = seen
    .filter((appointment) => explainsTime(appointment) && isInLane(appointment, part))
    .flatMap(({ start, end }) => (start && end ? [{ start, end }] : []))
  const own = busy.filter(({ owner, location }) => (part.kind === 'person' ? owner : location) === part.id)
  return uncoveredSpans(own, known).flatMap((span) => minutesOn(date, timezone, span) ?? [])
}

/** What meets is one. */
function together(spans: readonly DaySpan[]): readonly DaySpan[] {
  const met: DaySpan[] = []
  for (const span of [...spans].sort((one, other) => one.from - other.from)) {
    const last = met.at(-1)
    if (last && span.from <= last.to)
      met[met.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    else met.push(span)
  }
  return met
}
