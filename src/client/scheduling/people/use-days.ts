import { useMemo, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { useSession } from '#client/api/session.ts'
import { useBusyLanes } from '#client/scheduling/booking/use-busy.ts'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import { dayColumns } from '#client/scheduling/day/day-columns.ts'
import { isInLane, type Lane } from '#client/scheduling/day/lane.ts'
import type { Person } from '#client/scheduling/day/person.ts'
import {
  mostRows,
  type Owners,
  useAppointments,
  useNotes,
  useSchedules,
} from '#client/scheduling/day/use-appointments.ts'
import { useHolidays } from '#client/scheduling/day/use-holidays.ts'
import { columnsFrom } from '#client/scheduling/lanes/columns-from.ts'
import { useWithOwed } from '#client/scheduling/owed/use-with-owed.ts'
import { useMoments } from '#client/ui/moments.ts'
import { knownOf } from '#client/ui/states/answered.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import { daySpan } from '#shared/time/local-moment.ts'
import { type ShownPeople, workingPeople } from './shown-people.ts'
import { useDayRows } from './use-day-rows.ts'
import { usePeopleNames } from './use-people-names.ts'

const none: readonly Appointment[] = []
const noLanes: readonly Lane[] = []

type Asked = {
  readonly shown: ShownPeople | undefined
  /** The rooms, places, groups or programs whose days are shown instead of people's; undefined while they are not known. */
  readonly things: readonly Lane[] | undefined
  readonly isOfThings: boolean
  readonly dates: readonly string[]
  readonly today: string
  /** Of more people than stand side by side, the place of the first. */
  readonly first: number
}

/** The days that the calendar shows, a column for each person or room and day. The rows of all of them are one question. */
export function useDays({ shown, things, isOfThings, dates, today, first }: Asked) {
  const { timezone } = useMoments()
  const people = usePeople(isOfThings ? undefined : shown, dates, first)
  const ofThings = useOfThings(things, dates, first)
  const known = isOfThings ? ofThings : people
  const last = useLast(known, isOfThings)
  const owners = known ? ownersOf(known.shown) : 'nobody'
  // Rows that were asked for everybody hold those of the people shown, unless there are more than one question answers.
  const asked = known?.isComplete && dates.length === 1 ? 'everybody' : owners
  const { answer: appointments, known: found, cut } = useDayRows(asked, dates, timezone)
  const schedules = useSchedules(schedulesOf(owners, { isOfThings, shown }))
  const rows = useWithOwed(found)
  const own = useMemo(() => {
    const lanes = last?.shown ?? []
    return rows?.filter((row) => lanes.some((lane) => isInLane(row, lane)))
  }, [rows, last])
  const notes = useNotes(own ?? none)
  const busy = useBusyLanes(known?.shown ?? noLanes, spanOf(dates, timezone), own)

  const holidays = useHolidays()
  const columns = useMemo((): readonly DayColumn[] | undefined => {
    if (!last) return undefined
    return dayColumns({
      lanes: last.shown,
      dates,
      today,
      timezone,
      appointments: own ?? none,
      notes: knownOf(notes) ?? new Map(),
      schedules: knownOf(schedules) ?? [],
      holidays,
      busy: knownOf(busy.answer)?.spans ?? [],
      seen: busy.seen,
    })
  }, [last, dates, today, timezone, own, notes, schedules, holidays, busy.answer, busy.seen])

  return {
    columns,
    lanes: last?.shown ?? noLanes,
    before: last?.before ?? 0,
    behind: last?.behind ?? 0,
    cut,
    appointments,
    notes,
    asked: [
      { answer: notes, onRetry: () => refreshAnswers('Note') },
      { answer: schedules, onRetry: () => refreshAnswers('Schedule') },
      { answer: busy.answer, onRetry: busy.retry },
    ],
  }
}

/** What was known last: who is shown stays there until it is known who follows, unless something else is meant. */
function useLast<Value>(known: Value | undefined, isOfThings: boolean): Value | undefined {
  const [last, setLast] = useState({ known, isOfThings })
  if (isOfThings !== last.isOfThings || (known !== undefined && known !== last.known))
    setLast({ known, isOfThings })
  return known ?? (last.isOfThings === isOfThings ? last.known : undefined)
}

/** The things whose days are shown; undefined while that is not known. Of one day all rows are asked for at once, as for people. */
function useOfThings(
  things: readonly Lane[] | undefined,
  dates: readonly string[],
  first: number,
): Chosen | undefined {
  const { timezone } = useMoments()
  const isOneDay = dates.length === 1
  const rows = useAppointments(things && isOneDay ? 'everybody' : 'nobody', dates, timezone)
  const isComplete = isOneDay && (knownOf(rows)?.items.length ?? mostRows) < mostRows
  const isKnown = things !== undefined && (!isOneDay || rows !== undefined)
  return useMemo(
    () => (isKnown && things ? { ...columnsFrom(things, first), isComplete } : undefined),
    [isKnown, things, first, isComplete],
  )
}

/** By what the rows of these lanes are asked for. */
export function ownersOf(lanes: readonly Lane[]): Owners {
  const kind = lanes[0]?.kind ?? 'person'
  const ids = lanes.flatMap(({ id, rooms = [] }) => [id, ...rooms])
  if (kind === 'person') return ids
  return { field: kind === 'room' ? 'location' : kind, ids }
}

/** A room has no hours of its own. */
function schedulesOf(owners: Owners, { isOfThings, shown }: Pick<Asked, 'isOfThings' | 'shown'>): Owners {
  if (isOfThings) return 'nobody'
  return shown?.kind === 'everybody' ? 'everybody' : owners
}

function spanOf(dates: readonly string[], timezone: string) {
  const [first = '', last = first] = [dates[0], dates.at(-1)]
  return { start: daySpan(first, timezone).start, end: daySpan(last, timezone).end }
}

type Chosen = {
  readonly shown: readonly Lane[]
  readonly before: number
  readonly behind: number
  /** All rows of these days are known already. */
  readonly isComplete: boolean
}

/** The people whose days are shown, in their order; undefined while that is not known. */
function usePeople(
  shown: ShownPeople | undefined,
  dates: readonly string[],
  first: number,
): Chosen | undefined {
  const { profile } = useSession()
  const { timezone } = useMoments()
  const isEverybody = shown?.kind === 'everybody'
  const all: Owners = isEverybody ? 'everybody' : 'nobody'
  const rows = useAppointments(all, dates, timezone)
  const schedules = useSchedules(all)
  const named = usePeopleNames(shown?.kind === 'chosen' ? shown.ids : [])
  const own = useMemo(() => (profile ? [{ id: profile.id, display: profile.display ?? '' }] : []), [profile])

  const everybody = useMemo((): Chosen | undefined => {
    if (!rows || !schedules) return undefined
    const items = knownOf(rows)?.items ?? []
    const working = workingPeople(dates, knownOf(schedules) ?? [], items)
    const people = working.length === 0 ? own : working
    return { ...columnsFrom(people.map(laneOf), first), isComplete: items.length < mostRows }
  }, [rows, schedules, dates, first, own])
  const few = useMemo((): Chosen | undefined => {
    const people = shown?.kind === 'chosen' ? named : own
    return people && { ...columnsFrom(people.map(laneOf), 0), isComplete: false }
  }, [shown, named, own])
  if (!shown) return undefined
  return isEverybody ? everybody : few
}

/** A person as a lane of the calendar. */
export function laneOf({ id, display }: Person): Lane {
  return { kind: 'person', id, display }
}
