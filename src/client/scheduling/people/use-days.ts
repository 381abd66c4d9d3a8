import { useMemo, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { useSession } from '#client/api/session.ts'
import { useBusyPeople } from '#client/scheduling/booking/use-busy.ts'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import { dayColumns } from '#client/scheduling/day/day-columns.ts'
import type { Person } from '#client/scheduling/day/person.ts'
import {
  mostRows,
  type Owners,
  useAppointments,
  useNotes,
  useSchedules,
} from '#client/scheduling/day/use-appointments.ts'
import { useWithOwed } from '#client/scheduling/owed/use-with-owed.ts'
import { useMoments } from '#client/ui/moments.ts'
import { knownOf } from '#client/ui/states/answered.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import { daySpan } from '#shared/time/local-moment.ts'
import { columnsFrom, type ShownPeople, workingPeople } from './shown-people.ts'
import { usePeopleNames } from './use-people-names.ts'

const none: readonly Appointment[] = []

type Asked = {
  readonly shown: ShownPeople | undefined
  readonly dates: readonly string[]
  readonly today: string
  /** Of more people than stand side by side, the place of the first. */
  readonly first: number
}

/** The days that the calendar shows, a column for each person and day. The rows of all of them are one question. */
export function useDays({ shown, dates, today, first }: Asked) {
  const { timezone } = useMoments()
  const known = usePeople(shown, dates, first)
  const people = useLast(known)
  const owners: Owners = known ? known.shown.map(({ id }) => id) : 'nobody'
  // Rows that were asked for everybody hold those of the people shown, unless there are more than one question answers.
  const appointments = useAppointments(known?.isComplete ? 'everybody' : owners, dates, timezone)
  const schedules = useSchedules(shown?.kind === 'everybody' ? 'everybody' : owners)
  const rows = useWithOwed(knownOf(appointments)?.items)
  const own = useMemo(() => {
    const ids = new Set(people?.shown.map(({ id }) => id))
    return rows?.filter(({ owner }) => ids.has(owner.id))
  }, [rows, people])
  const notes = useNotes(own ?? none)
  const busy = useBusyPeople(typeof owners === 'string' ? [] : owners, spanOf(dates, timezone), own)

  const columns = useMemo((): readonly DayColumn[] | undefined => {
    if (!people) return undefined
    return dayColumns({
      people: people.shown,
      dates,
      today,
      timezone,
      appointments: own ?? none,
      notes: knownOf(notes) ?? new Map(),
      schedules: knownOf(schedules) ?? [],
      busy: knownOf(busy.answer)?.spans ?? [],
      seen: busy.seen,
    })
  }, [people, dates, today, timezone, own, notes, schedules, busy.answer, busy.seen])

  return {
    columns,
    before: people?.before ?? 0,
    behind: people?.behind ?? 0,
    appointments,
    notes,
    asked: [
      { answer: notes, onRetry: () => refreshAnswers('Note') },
      { answer: schedules, onRetry: () => refreshAnswers('Schedule') },
      { answer: busy.answer, onRetry: busy.retry },
    ],
  }
}

/** What was known last: who is shown stays there until it is known who follows. */
function useLast<Value>(known: Value | undefined): Value | undefined {
  const [last, setLast] = useState(known)
  if (known !== undefined && known !== last) setLast(known)
  return known ?? last
}

function spanOf(dates: readonly string[], timezone: string) {
  const [first = '', last = first] = [dates[0], dates.at(-1)]
  return { start: daySpan(first, timezone).start, end: daySpan(last, timezone).end }
}

type Chosen = {
  readonly shown: readonly Person[]
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
    const working = workingPeople(dates[0] ?? '', knownOf(schedules) ?? [], items)
    const people = working.length === 0 ? own : working
    return { ...columnsFrom(people, first), isComplete: items.length < mostRows }
  }, [rows, schedules, dates, first, own])
  const few = useMemo((): Chosen | undefined => {
    const people = shown?.kind === 'chosen' ? named : own
    return people && { ...columnsFrom(people, 0), isComplete: false }
  }, [shown, named, own])
  if (!shown) return undefined
  return isEverybody ? everybody : few
}
