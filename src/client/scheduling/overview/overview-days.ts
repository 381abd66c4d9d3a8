import type { DayColumn, UnseenSpan } from '#client/scheduling/day/day-column.ts'
import { dayColumns, type KnownDays } from '#client/scheduling/day/day-columns.ts'
import type { DayEvent } from '#client/scheduling/day/day-events.ts'
import type { Lane } from '#client/scheduling/day/lane.ts'
import type { Note } from '#generated/types/note.ts'
import { localDate } from '#shared/time/local-moment.ts'

/** What is known of some people, or rooms, on many days. */
export type KnownOverview = Omit<KnownDays, 'notes' | 'schedules'> & {
  /** Whose the days are taken to be where something is begun in one of them. */
  readonly main: Lane
  /** Time that is taken unseen says whose it is. */
  readonly isOfSeveral: boolean
}

/** The days of several people or rooms as one column each: what stands in any of them, once, in the order of time. */
export function overviewDays(known: KnownOverview): readonly DayColumn[] {
  const { dates, timezone } = known
  const rows = byDay(known.appointments, dates, timezone)
  const busy = byDay(known.busy, dates, timezone)
  const seen = byDay(known.seen, dates, timezone)
  return dates.map((date) =>
    dayOf(date, {
      ...known,
      appointments: rows.get(date) ?? [],
      busy: busy.get(date) ?? [],
      seen: seen.get(date) ?? [],
    }),
  )
}

const noNotes: ReadonlyMap<string, Note> = new Map()

function dayOf(date: string, known: KnownOverview): DayColumn {
  const { main, today, isOfSeveral } = known
  const holiday = known.holidays.get(date)
  const columns = dayColumns({ ...known, dates: [date], notes: noNotes, schedules: [] })
  const unseen = columns.flatMap(({ lane, unseen: spans }): readonly UnseenSpan[] =>
    isOfSeveral ? spans.map((span) => ({ ...span, who: lane.display })) : spans,
  )
  return {
    key: date,
    lane: main,
    date,
    isToday: date === today,
    ...(holiday === undefined ? {} : { holiday }),
    events: eachOnce(columns.flatMap(({ events }) => events)),
    off: [],
    unseen,
    slotMinutes: columns[0]?.slotMinutes ?? 15,
  }
}

/** An appointment may stand in two rooms. */
function eachOnce(events: readonly DayEvent[]): readonly DayEvent[] {
  const known = new Map(events.map((event) => [event.appointment.id, event]))
  return [...known.values()].sort((one, other) => one.from - other.from || one.to - other.to)
}

type Timed = { readonly start?: string; readonly end?: string }

/** What touches each day, so that no day looks through the rows of all others. */
function byDay<Each extends Timed>(
  all: readonly Each[],
  dates: readonly string[],
  timezone: string,
): ReadonlyMap<string, readonly Each[]> {
  const days = new Map<string, Each[]>(dates.map((date) => [date, []]))
  for (const each of all) for (const date of touched(each, dates, timezone)) days.get(date)?.push(each)
  return days
}

function touched({ start, end }: Timed, dates: readonly string[], timezone: string): readonly string[] {
  if (!start || !end) return []
  const [first, last] = [localDate(start, timezone), localDate(end, timezone)]
  return first === last ? [first] : dates.filter((date) => date >= first && date <= last)
}
