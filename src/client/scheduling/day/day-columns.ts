import type { Appointment } from '#generated/types/appointment.ts'
import type { BusySpan } from '#generated/types/busy-span.ts'
import type { Note } from '#generated/types/note.ts'
import type { Schedule } from '#generated/types/schedule.ts'
import { busyStatuses } from '#shared/scheduling/appointment-lifecycle.ts'
import { offHours } from '#shared/scheduling/off-hours.ts'
import { uncoveredSpans } from '#shared/scheduling/uncovered-spans.ts'
import type { DayColumn } from './day-column.ts'
import { dayEvents, minutesOn } from './day-events.ts'
import type { Person } from './person.ts'

/** What is known of some people on some days. */
export type KnownDays = {
  readonly people: readonly Person[]
  readonly dates: readonly string[]
  readonly today: string
  readonly timezone: string
  readonly appointments: readonly Appointment[]
  readonly notes: ReadonlyMap<string, Note>
  readonly schedules: readonly Schedule[]
  /** When they are busy, whatever the reader sees of it. */
  readonly busy: readonly BusySpan[]
  /** The appointments that were seen when that was told. */
  readonly seen: readonly Appointment[]
}

const usualSlot = 15

/** True where an appointment that is seen explains why its time is taken: that of a visit stays taken when the visit is over. */
export function explainsTime({ status }: Pick<Appointment, 'status'>): boolean {
  return status === 'fulfilled' || busyStatuses.includes(status)
}

/** The columns that show these people on these days, one day after the other. */
export function dayColumns(known: KnownDays): readonly DayColumn[] {
  return known.dates.flatMap((date) => known.people.map((person) => columnOf(known, person, date)))
}

function columnOf(known: KnownDays, person: Person, date: string): DayColumn {
  const { timezone, notes, today } = known
  const own = known.appointments.filter(({ owner }) => owner.id === person.id)
  const schedule = known.schedules.find(({ owner }) => owner.id === person.id)
  return {
    key: `${person.id} ${date}`,
    person,
    date,
    isToday: date === today,
    events: dayEvents(own, { date, timezone, notes }),
    off: schedule ? offHours(schedule, date) : [],
    unseen: unseenOf(known, person, date),
    slotMinutes: schedule?.slotMinutes ?? usualSlot,
  }
}

/** The parts of a person's busy time that none of the own appointments explains. */
function unseenOf({ busy, seen, timezone }: KnownDays, person: Person, date: string) {
  const known = seen
    .filter(explainsTime)
    .flatMap(({ owner, start, end }) => (owner.id === person.id && start && end ? [{ start, end }] : []))
  return busy
    .filter(({ owner }) => owner === person.id)
    .flatMap((span) => uncoveredSpans(span, known))
    .flatMap((span) => minutesOn(date, timezone, span) ?? [])
}
